import { expect, test } from "vitest";
import * as v from "valibot";
import { reviewContentSchema } from "#contracts/review.ts";
import { contentOf, type Draft, draftOf, emptyDraft, validateDraft, saveDraft, loadDraft } from "./draft.ts";

const completeDraft: Draft = {
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
  expect(validateDraft(emptyDraft)).toEqual(["product", "stars", "source", "short"]);
  expect(validateDraft(completeDraft)).toEqual([]);
  expect(validateDraft({ ...completeDraft, source: "gift" })).toEqual(["from"]);
  expect(validateDraft({ ...completeDraft, good: "あ".repeat(601) })).toEqual(["long"]);
  expect(validateDraft({ ...completeDraft, followUp: "あ".repeat(301) })).toEqual(["followUp"]);
});

test("nineteen characters are one too few, however many spaces stand around them", () => {
  expect(validateDraft({ ...completeDraft, good: `  ${"あ".repeat(12)}  `, notGood: "い".repeat(7) })).toEqual([
    "short",
  ]);
  expect(validateDraft({ ...completeDraft, good: "あ".repeat(12), notGood: "い".repeat(8) })).toEqual([]);
  expect(validateDraft({ ...completeDraft, good: "🌕".repeat(20), notGood: "" }), "a moon is one character").toEqual(
    [],
  );
});

test("what is sent is what the server takes, and comes back as the same draft", () => {
  const giftDraft: Draft = { ...completeDraft, source: "gift", from: " 友人 ", keptPhotoIds: [] };
  const content = contentOf(giftDraft, ["00000000-0000-4000-8000-000000000001"]);
  expect(v.is(reviewContentSchema, content)).toBe(true);
  expect(content.from).toBe("友人");
  const ownReview = {
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
  expect(contentOf(draftOf(ownReview), [])).toEqual(content);
});

test("a draft is there again; one that another version left is not", () => {
  const stored = new Map<string, string | null>();
  saveDraft((key, value) => stored.set(key, value), completeDraft);
  const [key] = [...stored.keys()];
  expect(loadDraft((name) => stored.get(name) ?? null)).toEqual(completeDraft);
  stored.set(key!, '{"good":3}');
  expect(loadDraft((name) => stored.get(name) ?? null)).toEqual(emptyDraft);
  saveDraft((name, value) => stored.set(name, value), { ...emptyDraft, productId: "lip-03" });
  expect(stored.get(key!)).toBeNull();
});
