// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { act } from "react";
import { mount } from "#app/kits/ui/testing/mount.tsx";
import { splitStruck } from "../rules/split-struck.ts";
import words from "./today-messages.json" with { type: "json" };
import { WordOfDay } from "./word-of-day.tsx";

const word = {
  ...{ before: "赤が似合う顔じゃない", after: "赤が似合う", aside: "提灯が、ほらね、と言った顔をする。" },
  ...{ parts: splitStruck("赤が似合う顔じゃない", ["顔じゃない"]), words: words.word },
  ...{ mapPath: "/lmw/main", votePath: "/lmw?week=202648#ballot" },
};
let page: ReturnType<typeof mount>;
afterEach(() => page.unmount());

const box = () => page.find<HTMLInputElement>("input");
const at = (type: string, clientX: number) => new PointerEvent(type, { bubbles: true, button: 0, clientX });
const status = () => page.find("[role=status]").textContent;

test("a touch strikes the word, and what is left is told; another touch takes it back", () => {
  page = mount(<WordOfDay word={word} />);
  expect(status()).toBe("");
  act(() => box().click());
  expect(status()).toBe("消えた。残ったのは「赤が似合う」。提灯が、ほらね、と言った顔をする。");
  act(() => box().click());
  expect(status()).toBe("");
});

test("a finger that went along the paper strikes, one that trembled does not", () => {
  page = mount(<WordOfDay word={word} />);
  const paper = page.find("label");
  const swipe = (byPx: number): void => {
    for (const event of [at("pointerdown", 100), at("pointermove", 100 + byPx), at("pointerup", 100 + byPx)])
      act(() => void paper.dispatchEvent(event));
  };
  swipe(20);
  expect(box().checked).toBe(false);
  swipe(80);
  expect(box().checked).toBe(true);
  swipe(-80);
  expect(box().checked, "a second stroke leaves it struck").toBe(true);
});
