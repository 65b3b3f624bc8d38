import { expect, test } from "vitest";
import * as v from "valibot";
import { reviewContentSchema } from "#contracts/review.ts";
import { contentOf, type Draft, draftOf, emptyDraft, faultsOf, keepDraft, readDraft } from "./draft.ts";

const whole: Draft = {
  ...emptyDraft,
  ...{
    productId: "lip-03",
    stars: 4,
    source: "purchase",
    good: "駅まで走っても、色がそのまま残っていました。",
    notGood: "ふたが固い。",
  },
};

test("everything that is missing is told, in the order of the form", () => {
  expect(faultsOf(emptyDraft)).toEqual(["product", "stars", "source", "short"]);
  expect(faultsOf(whole)).toEqual([]);
  expect(faultsOf({ ...whole, source: "gift" })).toEqual(["from"]);
  expect(faultsOf({ ...whole, good: "あ".repeat(601) })).toEqual(["long"]);
  expect(faultsOf({ ...whole, followUp: "あ".repeat(301) })).toEqual(["followUp"]);
});

test("nineteen characters are one too few, however many spaces stand around them", () => {
  expect(faultsOf({ ...whole, good: `  ${"あ".repeat(12)}  `, notGood: "い".repeat(7) })).toEqual(["short"]);
  expect(faultsOf({ ...whole, good: "あ".repeat(12), notGood: "い".repeat(8) })).toEqual([]);
  expect(faultsOf({ ...whole, good: "🌕".repeat(20), notGood: "" }), "a moon is one character").toEqual([]);
});

test("what is sent is what the server takes, and comes back as the same draft", () => {
  const gift: Draft = { ...whole, source: "gift", from: " 友人 ", keptPhotoIds: [] };
  const content = contentOf(gift, ["00000000-0000-4000-8000-000000000001"]);
  expect(v.is(reviewContentSchema, content)).toBe(true);
  expect(content.from).toBe("友人");
  const own = {
    ...({
      id: 10_000,
      productId: "lip-03",
      alias: "眠い珊瑚",
      state: "returned",
      reason: "effect",
      isShown: false,
    } as const),
    ...{ publishedAt: null, helpful: 0 },
    versions: [
      { number: 1, state: "returned" as const, reason: "effect" as const, sentAt: "2026-11-20T12:00:00.000Z", content },
    ],
  };
  expect(contentOf(draftOf(own), [])).toEqual(content);
});

test("a draft is there again; one that another version left is not", () => {
  const kept = new Map<string, string | null>();
  keepDraft((key, value) => kept.set(key, value), whole);
  const [key] = [...kept.keys()];
  expect(readDraft((name) => kept.get(name) ?? null)).toEqual(whole);
  kept.set(key!, '{"good":3}');
  expect(readDraft((name) => kept.get(name) ?? null)).toEqual(emptyDraft);
  keepDraft((name, value) => kept.set(name, value), { ...emptyDraft, productId: "lip-03" });
  expect(kept.get(key!)).toBeNull();
});
