import { Button } from "../button/button.tsx";
import { ButtonLink } from "../button/button-link.tsx";
import { EmptyState, ErrorNotice, Notice } from "./notice.tsx";

export const sandboxes = {
  "a broken line": () => (
    <ErrorNotice
      code="E-NET"
      announce="now"
      message="通信できませんでした。電波のよい場所で、もう一度お試しください。"
      retry="もう一度"
      onRetry={() => {}}
    />
  ),
  "an error that stays": () => (
    <ErrorNotice code="E-CLOSED" announce="now" message="受付は終了しました。" retry={null} onRetry={() => {}} />
  ),
  "a lost way": () => (
    <Notice
      code="E-404"
      message="お探しのページは見つかりませんでした。近い入口を三つ出します。"
      action={
        <ButtonLink compact look="bone" to="/zone1" arrow>
          入口へ
        </ButtonLink>
      }
      story="道に迷うのも、ルール違反ではない。"
    />
  ),
  "an empty shelf": () => (
    <EmptyState message="まだ何も入っていません。" story="欲しがらない夜も、ある。" link="順位を見る" to="/ranking" />
  ),
  "an empty shelf that leads nowhere": () => (
    <EmptyState message="まだ何も入っていません。" story="欲しがらない夜も、ある。" />
  ),
  "no camera": () => (
    <Notice
      code="E-CAM-DENY"
      announce="soon"
      message="カメラが許可されていません。設定で許可するか、写真・質問で進めます。"
      action={
        <>
          <Button compact look="bone">
            写真を選ぶ
          </Button>
          <Button compact look="line">
            質問で答える
          </Button>
        </>
      }
    />
  ),
};
