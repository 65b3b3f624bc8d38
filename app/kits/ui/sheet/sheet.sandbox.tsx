import { useState } from "react";
import { Button } from "../button/button.tsx";
import { DoorList, DoorListRow } from "../door-list/door-list.tsx";
import { trialShades } from "../shade-chip/shade-chip.sandbox.tsx";
import { ShadeChoice } from "../shade-chip/shade-choice.tsx";
import { Sheet } from "./sheet.tsx";

export const sandboxes = {
  "more of the same place": () => <Doors />,
  "a sheet that judges colour": () => <Colours />,
};

function Doors() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        ほかの扉
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="声の階の扉" closeLabel="とじる">
        <DoorList>
          <DoorListRow to="/all-products" name="全色" verb="ぜんぶ見る" />
          <DoorListRow to="/ranking" name="順位" verb="名前を伏せて見る" />
          <DoorListRow to="/review" name="声" verb="使った人の声を聞く" />
          <DoorListRow to="/live" name="動画" verb="三秒から見る" />
          <DoorListRow to="/wishlist" name="欲しいもの" verb="しまっておく" state="3つ" isDone />
          <DoorListRow to="/barcode" name="バーコード" verb="手元の一本を読む" />
          <DoorListRow to="/faq" name="よくある質問" verb="答えを探す" />
          <DoorListRow to="/test" name="うごくかチェック" verb="この端末で試す" />
        </DoorList>
      </Sheet>
    </>
  );
}

function Colours() {
  const [open, setOpen] = useState(false);
  const [shade, setShade] = useState("01");
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        色を選ぶ
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="色" closeLabel="とじる" ground="grey">
        <ShadeChoice legend="唇にのせる色" name="sheet-shade" shades={trialShades} value={shade} onChoose={setShade} />
        <Button look="bone" wide onClick={() => setOpen(false)}>
          唇にのせる
        </Button>
      </Sheet>
    </>
  );
}
