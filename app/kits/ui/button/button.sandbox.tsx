import { useState } from "react";
import { Button } from "./button.tsx";
import { ButtonLink } from "./button-link.tsx";

export const sandboxes = {
  "one red control, its bone twin, the others": () => (
    <>
      <ButtonLink to="/lmw" wide arrow>
        会いにいく
      </ButtonLink>
      <Button look="bone" wide>
        唇にのせる
      </Button>
      <Button look="line" wide>
        欲しいもの
      </Button>
      <Button look="quiet">質問で答える</Button>
    </>
  ),
  compact: () => (
    <>
      <Button compact>もう一度</Button>
      <Button compact look="bone">
        写真を選ぶ
      </Button>
      <Button compact look="line">
        モデルで試す
      </Button>
      <ButtonLink compact look="quiet" to="/faq">
        よくある質問
      </ButtonLink>
    </>
  ),
  "pending and closed": () => <PendingAndClosed />,
  "long words at 320 px": () => (
    <>
      <Button wide arrow>
        この部屋を持って、アプリの外のブラウザで開く
      </Button>
      <Button wide look="line">
        Continue with a photo instead of the camera on this device
      </Button>
    </>
  ),
};

function PendingAndClosed() {
  const [pending, setPending] = useState(true);
  return (
    <>
      <Button wide pending={pending} onClick={() => setPending(true)}>
        送る
      </Button>
      <Button look="line" wide pending={pending}>
        順位を見る
      </Button>
      <Button wide disabled>
        受付は終わりました
      </Button>
      <Button look="quiet" onClick={() => setPending(!pending)}>
        {pending ? "待つのをやめる" : "もう一度待つ"}
      </Button>
    </>
  );
}
