import { expect, test } from "vitest";
import { defaultMakeup } from "./applied-makeup.ts";
import { parseMakeupQuery, formatMakeupQuery } from "./makeup-query.ts";

const thin = { ...defaultMakeup, amounts: { lips: 0.4, lids: 1, lashes: 0.95, line: 0.2 }, coats: 2 };

test("how thin I wear it, and what the coffee left, is what a friend sees", () => {
  const makeup = { ...thin, after: "coffee" as const };
  expect(formatMakeupQuery(makeup)).toBe("40.100.95.20.2c");
  expect(parseMakeupQuery("40.100.95.20.2c")).toEqual(makeup);
});

test("bare lips under made-up eyes stay bare", () => {
  expect(parseMakeupQuery(formatMakeupQuery({ ...defaultMakeup, isLipOff: true }))).toEqual({
    ...defaultMakeup,
    isLipOff: true,
  });
});

test("what I left as I found it makes no address longer", () => {
  expect(formatMakeupQuery(defaultMakeup)).toBe("");
  expect(formatMakeupQuery({ ...defaultMakeup, isBare: true, split: 0.5 })).toBe("");
  expect(parseMakeupQuery(null)).toBe(defaultMakeup);
});

test.each(["", "95", "400.80.95.90.3f", "95.80.95.90.4f", "95.80.95.90.3x", "10.80.95.90.3f", "<b>"])(
  "an address of nonsense (%s) is worn as one finds it",
  (query) => expect(parseMakeupQuery(query)).toBe(defaultMakeup),
);
