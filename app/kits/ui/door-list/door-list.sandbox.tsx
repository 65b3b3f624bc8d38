import { DoorList, DoorListRow } from "./door-list.tsx";

export const sandboxes = {
  "the doors of a floor": () => (
    <DoorList label="素の扉">
      <DoorListRow to="/scan" name="顔の診断" verb="顔から始める" state="済" isDone />
      <DoorListRow to="/personalmakeup" name="わたしの化粧" verb="手順を読む" state="あなたの番" isHere />
      <DoorListRow to="/hack" name="きまりごと破り" verb="ひとつ破る" />
      <DoorListRow to="/mor" name="赤の記憶" verb="思い出す" state="10月1日 10時に開きます" />
      <DoorListRow
        to="https://example.com/"
        name="リップモンスターとは"
        verb="ブランドサイトで読む"
        outside="新しいタブで開きます"
      />
    </DoorList>
  ),
};
