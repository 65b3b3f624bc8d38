import { expect, it } from "vitest";
import { cardBackgroundOf } from "./card-background.ts";
import { cardPath } from "./card-path.ts";

it("names a card in one way, with its language and whom it is laid over", () => {
  expect(cardPath("KIKA", null)).toBe("/scan/KIKA");
  expect(cardPath("KIKA", "AAAAAAAAAAAAAAAA")).toBe("/scan/KIKA/AAAAAAAAAAAAAAAA");
  expect(cardPath("KIKA", "AAAAAAAAAAAAAAAA", { lang: "en", overlaid: "BBBBBBBBBBBBBBBB" })).toBe(
    "/scan/KIKA/AAAAAAAAAAAAAAAA?with=BBBBBBBBBBBBBBBB&lang=en",
  );
});

it("stands the same result on the same ground, and different ones on all three", () => {
  const ids = Array.from({ length: 40 }, (_, i) => `AAAAAAAAAAAAAA${String(i).padStart(2, "0")}`);
  expect(new Set(ids.map(cardBackgroundOf))).toEqual(new Set([0, 1, 2]));
  expect(cardBackgroundOf("")).toBe(0);
});
