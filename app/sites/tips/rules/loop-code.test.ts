import { expect, test } from "vitest";
import { readLoopCode } from "./loop-code.ts";

test("the mark of a tip says what its loop shows", () => {
  expect(readLoopCode("eye.lid.press.towel+curler")).toEqual({
    loop: { scene: "eye", at: "lid", motion: "press" },
    tools: ["towel", "curler"],
  });
  expect(readLoopCode("tool.pouch.line.")?.tools).toEqual([]);
});

test.each([undefined, "#DE5038", "eye.moon.press.", "eye.lid.fly.", "constructor.lid.press."])(
  "%s shows none",
  (mark) => {
    expect(readLoopCode(mark)).toBeNull();
  },
);
