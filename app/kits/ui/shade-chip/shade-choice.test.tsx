// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { click, mount, send } from "../testing/mount.tsx";
import { ShadeChoice } from "./shade-choice.tsx";

const shades = [
  { id: "01", hex: "#DE5038", name: "踊り場の金魚", label: "01" },
  { id: "23", hex: "#5A1E22", name: "最後のひとくち", label: "23" },
];

it("shows each shade as its exact class and says its name", () => {
  const { findAll, unmount } = mount(
    <ShadeChoice legend="色" name="shade" shades={shades} value="01" onChoose={() => {}} />,
  );
  expect(findAll(".shade-de5038, .shade-5a1e22")).toHaveLength(2);
  expect(findAll("input").map((input) => input.getAttribute("aria-label"))).toEqual([
    "01 踊り場の金魚",
    "23 最後のひとくち",
  ]);
  expect(findAll<HTMLInputElement>("input").map(({ checked }) => checked)).toEqual([true, false]);
  unmount();
});

it("hands over the shade that was chosen", () => {
  const onChoose = vi.fn();
  const { findAll, unmount } = mount(
    <ShadeChoice legend="色" name="shade" shades={shades} value={null} onChoose={onChoose} />,
  );
  send(findAll("input")[1] as Element, click());
  expect(onChoose).toHaveBeenCalledWith("23");
  unmount();
});
