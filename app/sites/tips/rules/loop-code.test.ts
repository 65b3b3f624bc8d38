import { expect, test } from "vitest";
import { parseLoopCode } from "./loop-code.ts";

test("the mark of a tip says what its loop shows", () => {
  expect(parseLoopCode("eye.lid.press.towel+curler")).toEqual({
    loop: { scene: "eye", at: "lid", motion: "press" },
    tools: ["towel", "curler"],
  });
  expect(parseLoopCode("tool.pouch.line.")?.tools).toEqual([]);
});

test.each([undefined, "#DE5038", "eye.moon.press.", "eye.lid.fly.", "constructor.lid.press."])(
  "%s shows none",
  (mark) => {
    expect(parseLoopCode(mark)).toBeNull();
  },
);
