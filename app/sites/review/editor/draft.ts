import type { faceTypeCodes } from "#contracts/hack-choices.ts";
import type { MyReviewRecord, ReviewContent } from "#contracts/review.ts";
import {
  lengthOf,
  type ReviewAge,
  reviewLength,
  type ReviewLight,
  type ReviewSkin,
  type WriterSource,
} from "#contracts/review-limits.ts";

/** A review as far as it is written. */
export interface Draft {
  productId: string;
  stars: number | null;
  source: WriterSource | null;
  from: string;
  good: string;
  notGood: string;
  followUp: string;
  faceType: (typeof faceTypeCodes)[number] | null;
  skin: ReviewSkin | null;
  age: ReviewAge | null;
  light: ReviewLight | null;
  /** Photos that the review has already. */
  keptPhotoIds: readonly string[];
}

export const emptyDraft: Draft = {
  ...{ productId: "", stars: null, source: null, from: "", good: "", notGood: "", followUp: "" },
  ...{ faceType: null, skin: null, age: null, light: null, keptPhotoIds: [] },
};

export type DraftIssue = "product" | "stars" | "source" | "from" | "short" | "long" | "followUp";

/** What is still missing, in the order of the form. */
export function validateDraft(draft: Draft): DraftIssue[] {
  const length = textLength(draft);
  const fromLength = lengthOf(draft.from);
  return [
    ...(draft.productId === "" ? ["product" as const] : []),
    ...(draft.stars === null ? ["stars" as const] : []),
    ...(draft.source === null ? ["source" as const] : []),
    ...(draft.source === "gift" && (fromLength === 0 || fromLength > reviewLength.from) ? ["from" as const] : []),
    ...(length < reviewLength.least ? ["short" as const] : []),
    ...(length > reviewLength.most ? ["long" as const] : []),
    ...(lengthOf(draft.followUp) > reviewLength.followUp ? ["followUp" as const] : []),
  ];
}

/** Both boxes together. */
export const textLength = ({ good, notGood }: Pick<Draft, "good" | "notGood">): number =>
  lengthOf(good) + lengthOf(notGood);

/** The draft as it is sent, with all its photos. It has no faults. */
export function contentOf(draft: Draft, photoIds: readonly string[]): ReviewContent {
  const { stars, source, from, good, notGood, followUp, faceType, skin, age, light, keptPhotoIds } = draft;
  if (stars === null || source === null) throw new Error("a review without stars or source");
  return {
    ...{ stars, source, faceType, skin, age, light, good: good.trim(), notGood: notGood.trim() },
    from: source === "gift" ? from.trim() : null,
    followUp: followUp.trim() === "" ? null : followUp.trim(),
    photoIds: [...keptPhotoIds, ...photoIds],
  };
}

/** An own review as a draft again: its newest version. */
export function draftOf({ productId, versions }: MyReviewRecord): Draft {
  const [newest] = versions;
  if (!newest) return { ...emptyDraft, productId };
  const { photoIds, from, followUp, ...content } = newest.content;
  return { ...content, productId, from: from ?? "", followUp: followUp ?? "", keptPhotoIds: photoIds };
}

const draftStorageKey = "kz_review_draft";

/** What this browser remembers of a draft; what another version left there is not trusted. */
export function loadDraft(read: (key: string) => string | null): Draft {
  try {
    const savedText = JSON.parse(read(draftStorageKey) ?? "null") as Partial<Draft> | null;
    const texts = ["productId", "from", "good", "notGood", "followUp"] as const;
    if (!savedText || texts.some((name) => typeof savedText[name] !== "string")) return emptyDraft;
    const keptPhotoIds = Array.isArray(savedText.keptPhotoIds) ? savedText.keptPhotoIds : [];
    return { ...emptyDraft, ...savedText, keptPhotoIds };
  } catch {
    return emptyDraft;
  }
}

/** Keeps the draft; an empty one is forgotten. */
export function saveDraft(write: (key: string, value: string | null) => void, draft: Draft): void {
  const isEmpty = draft.good === "" && draft.notGood === "" && draft.stars === null && draft.source === null;
  write(draftStorageKey, isEmpty ? null : JSON.stringify(draft));
}
