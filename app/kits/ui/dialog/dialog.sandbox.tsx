import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Dialog } from "./dialog.tsx";

export const sandboxes = {
  "a question": () => <Erase />,
};

function Erase() {
  const [open, setOpen] = useState(false);
  const [erased, setErased] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        この部屋を消す
      </Button>
      <p role="status">{erased && "消しました。"}</p>
      <Dialog
        open={open}
        onClose={close}
        title="この部屋を消しますか"
        closeLabel="とじる"
        actions={
          <>
            <Button compact look="line" onClick={close}>
              やめる
            </Button>
            <Button
              compact
              look="bone"
              onClick={() => {
                setErased(true);
                close();
              }}
            >
              消す
            </Button>
          </>
        }
      >
        <p>会った怪物、印、欲しいもの、診断の結果が、すべて消えます。元には戻せません。</p>
      </Dialog>
    </>
  );
}
