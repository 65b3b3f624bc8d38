import { expect, test } from "vitest";
import { formatColourCode, parseColourCode } from "./colour-code.ts";

const find = { hex: "#de5038", shadeId: "lip-01", name: { time: 39, habit: 36, thing: 154 } };

test("a link brings back the colour, the shade and the three words", () => {
  expect(parseColourCode(formatColourCode(find))).toEqual(find);
  const largest = { hex: "#000000", shadeId: "shadow-108", name: { time: 999, habit: 999, thing: 999 } };
  expect(parseColourCode(formatColourCode(largest))).toEqual(largest);
});

test("a link copied in capitals, or without its words, is still understood", () => {
  expect(parseColourCode(formatColourCode(find).toUpperCase())).toEqual(find);
  expect(parseColourCode("de5038-lip-01")).toEqual({ ...find, name: null });
});

test("a mistyped link is no find", () => {
  const code = formatColourCode(find);
  const typo = `${code.slice(0, -2)}${code.at(-2) === "0" ? "1" : "0"}${code.at(-1)}`;
  for (const wrong of [typo, "", "de503-lip-01", "de5038", "de5038-lip-1-0000000", `${code}0`, "zz5038-lip-01"])
    expect(parseColourCode(wrong), wrong).toBeNull();
});
