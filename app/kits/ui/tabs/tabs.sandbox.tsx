import { TabLink, TabLinks } from "./tab-links.tsx";
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
  "views with an address": () => (
    <TabLinks label="並べかた">
      <TabLink to="?tab=now" isCurrent>
        いま
      </TabLink>
      <TabLink to="?tab=week">今週</TabLink>
      <TabLink to="?tab=ever">これまで</TabLink>
    </TabLinks>
  ),
};
