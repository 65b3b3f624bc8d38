import { SiteList, SiteListRow } from "./site-list.tsx";

export const sandboxes = {
  "the doors of a floor": () => (
    <SiteList label="素の扉">
      <SiteListRow to="/scan" name="顔の診断" verb="顔から始める" state="済" isDone />
      <SiteListRow to="/personalmakeup" name="わたしの化粧" verb="手順を読む" state="あなたの番" isCurrent />
      <SiteListRow to="/hack" name="きまりごと破り" verb="ひとつ破る" />
      <SiteListRow to="/mor" name="赤の記憶" verb="思い出す" state="10月1日 10時に開きます" />
      <SiteListRow
        to="https://example.com/"
        name="リップモンスターとは"
        verb="ブランドサイトで読む"
        newTabLabel="新しいタブで開きます"
      />
    </SiteList>
  ),
};
