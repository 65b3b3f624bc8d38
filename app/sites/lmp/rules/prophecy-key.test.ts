import { expect, it, test } from "vitest";
import { formatKeyBody, parseKeyBody, splitKey } from "./prophecy-key.ts";

const parts = { source: 298, sign: 90, gesture: 1, aside: 60, hour: 12, shade: 24, form: "night" } as const;

it("brings every part of a letter through an address", () => {
  expect(parseKeyBody(formatKeyBody(parts))).toEqual(parts);
  const least = { source: 1, sign: 1, gesture: 1, aside: 1, hour: 1, shade: 1, form: "day" } as const;
  expect(parseKeyBody(formatKeyBody(least))).toEqual(least);
});

it("reads a key as somebody types it", () => {
  const key = `${formatKeyBody(parts)}0A1B`;
  expect(splitKey(key.toLowerCase().replace("0a", "oa"))).toEqual({ body: formatKeyBody(parts), hand: "0A1B" });
});

test.each(["", "a", "ABCDEFGHJKM", "ABCDEFGHJKMNP", "ABCDEFGHJKM!", "あいうえおかきくけこさし"])(
  "%j is no key",
  (key) => {
    expect(splitKey(key)).toBeNull();
  },
);
