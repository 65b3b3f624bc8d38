import { Tabs } from "./tabs.tsx";

export const sandboxes = {
  "three views of one place": () => (
    <Tabs
      label="並べかた"
      tabs={[
        { id: "now", label: "いま", panel: <p>今夜の三時間でのせられた色から並べています。</p> },
        { id: "week", label: "今週", panel: <p>月曜の零時から数えています。</p> },
        { id: "ever", label: "これまで", panel: <p>店に出た日から、すべて数えています。</p> },
      ]}
    />
  ),
};
