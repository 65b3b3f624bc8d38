// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { click, key, mount, send } from "../testing/mount.tsx";
import { Tabs } from "./tabs.tsx";

const tabs = [
  { id: "now", label: "いま", panel: <p>今夜</p> },
  { id: "week", label: "今週", panel: <p>月曜から</p> },
  { id: "ever", label: "これまで", panel: <p>すべて</p> },
];

function open(node = <Tabs label="並べかた" tabs={tabs} />) {
  const part = mount(node);
  const all = part.findAll<HTMLButtonElement>("[role=tab]");
  const press = (name: string) => send(document.activeElement ?? document.body, key(name));
  const shown = () =>
    part
      .findAll("[role=tabpanel]")
      .filter((panel) => !panel.hidden)
      .map((panel) => panel.textContent);
  return { ...part, all, press, shown };
}

it("shows the first view, and the one that is tapped", () => {
  const { all, shown, unmount } = open();
  expect(shown()).toEqual(["今夜"]);
  send(all[2] as Element, click());
  expect(shown()).toEqual(["すべて"]);
  unmount();
});

it("is one stop for the tab key; arrows, Home and End move within, round the ends", () => {
  const { all, press, shown, unmount } = open();
  const stops = () => all.map((tab) => tab.tabIndex);
  all[0]?.focus();
  for (const [name, panel, place] of [
    ["ArrowRight", "月曜から", 1],
    ["End", "すべて", 2],
    ["ArrowRight", "今夜", 0],
    ["ArrowLeft", "すべて", 2],
    ["Home", "今夜", 0],
  ] as const) {
    press(name);
    expect(shown()).toEqual([panel]);
    expect(document.activeElement).toBe(all[place]);
    expect(stops()).toEqual([0, 1, 2].map((i) => (i === place ? 0 : -1)));
  }
  unmount();
});

it("leaves other keys to the page", () => {
  const { all, shown, unmount } = open();
  all[0]?.focus();
  const down = key("ArrowDown");
  send(all[0] as Element, down);
  expect(down.defaultPrevented).toBe(false);
  expect(shown()).toEqual(["今夜"]);
  unmount();
});

it("ties each tab to its panel by name", () => {
  const { all, find, unmount } = open();
  for (const tab of all) {
    const panel = find(`#${CSS.escape(tab.getAttribute("aria-controls") ?? "")}`);
    expect(panel.getAttribute("aria-labelledby")).toBe(tab.id);
  }
  unmount();
});

it("can be led from outside, as by the address", () => {
  const onSelect = vi.fn();
  const { all, shown, unmount } = open(<Tabs label="並べかた" tabs={tabs} selected="week" onSelect={onSelect} />);
  send(all[0] as Element, click());
  expect(onSelect).toHaveBeenCalledWith("now");
  expect(shown()).toEqual(["月曜から"]);
  unmount();
});
