import { Button } from "../button/button.tsx";
import { ToastRegion, useToast } from "./toast.tsx";

export const sandboxes = {
  "said once, at the foot of the column": () => (
    <ToastRegion>
      <Speakers />
    </ToastRegion>
  ),
};

function Speakers() {
  const showToast = useToast();
  return (
    <>
      <Button compact look="line" onClick={() => showToast({ text: "コピーしました。" })}>
        コピー
      </Button>
      <Button
        compact
        look="line"
        onClick={() =>
          showToast({
            text: "欲しいものから外しました。",
            action: { label: "もどす", onAct: () => showToast({ text: "もどしました。" }) },
          })
        }
      >
        外す
      </Button>
    </>
  );
}
