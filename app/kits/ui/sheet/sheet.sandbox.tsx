import { useState } from "react";
import { Button } from "../button/button.tsx";
import { SiteList, SiteListRow } from "../site-list/site-list.tsx";
import { trialShades } from "../shade-chip/shade-chip.sandbox.tsx";
import { ShadeChoice } from "../shade-chip/shade-choice.tsx";
import { Sheet } from "./sheet.tsx";

export const sandboxes = {
  "more of the same place": () => <Sites />,
  "a sheet that judges colour": () => <Colours />,
};

function Sites() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        ほかの扉
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="声の階の扉" closeLabel="とじる">
        <SiteList>
          <SiteListRow to="/all-products" name="全色" verb="ぜんぶ見る" />
          <SiteListRow to="/ranking" name="順位" verb="名前を伏せて見る" />
          <SiteListRow to="/review" name="声" verb="使った人の声を聞く" />
          <SiteListRow to="/live" name="動画" verb="三秒から見る" />
          <SiteListRow to="/wishlist" name="欲しいもの" verb="しまっておく" state="3つ" isDone />
          <SiteListRow to="/barcode" name="バーコード" verb="手元の一本を読む" />
          <SiteListRow to="/faq" name="よくある質問" verb="答えを探す" />
          <SiteListRow to="/test" name="うごくかチェック" verb="この端末で試す" />
        </SiteList>
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
      <Sheet open={open} onClose={() => setOpen(false)} title="色" closeLabel="とじる" background="grey">
        <ShadeChoice legend="唇にのせる色" name="sheet-shade" shades={trialShades} value={shade} onChoose={setShade} />
        <Button look="bone" wide onClick={() => setOpen(false)}>
          唇にのせる
        </Button>
      </Sheet>
    </>
  );
}
