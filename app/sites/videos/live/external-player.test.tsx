// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { click, mount, send } from "#app/kits/ui/testing/mount.tsx";
import { MessagesProvider, SiteMessages } from "#app/kits/i18n/messages.tsx";
import ja from "../copy/ja.json";
import { ExternalPlayer } from "./external-player.tsx";

const shown = () =>
  mount(
    <MessagesProvider lang="ja" messages={{}}>
      <SiteMessages messages={ja}>
        <ExternalPlayer player="https://player.example.com/live" page="https://example.com/watch" poster={null} />
      </SiteMessages>
    </MessagesProvider>,
  );

test("an outside player is named, and nothing of it is there before the tap", () => {
  const { find, findAll, unmount } = shown();
  expect(find("[data-facade]").textContent).toContain("player.example.com");
  expect(findAll("iframe")).toEqual([]);
  expect(find("a").getAttribute("href")).toBe("https://example.com/watch");
  send(find("button"), click());
  expect(find("iframe").getAttribute("src")).toBe("https://player.example.com/live");
  unmount();
});

test("a host that does not come is told, and the way to its page stays", () => {
  vi.useFakeTimers();
  const { find, findAll, unmount } = shown();
  send(find("button"), click());
  act(() => void vi.advanceTimersByTime(8_100));
  vi.useRealTimers();
  expect(find("[data-facade]").dataset.facade).toBe("blocked");
  expect(findAll("iframe")).toEqual([]);
  expect(find("[data-facade]").textContent).toContain("読み込めませんでした");
  expect(find("a").getAttribute("href")).toBe("https://example.com/watch");
  unmount();
});
