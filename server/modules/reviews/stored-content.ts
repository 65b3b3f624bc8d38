import type { ReviewContent, SampleContent } from "#contracts/review.ts";

type LateFacts = "age" | "light";

/** What a visitor's review says, as the database has it: what was sent before they were asked for has neither age nor light. */
export type StoredReviewContent = Omit<ReviewContent, LateFacts> & Partial<Pick<ReviewContent, LateFacts>>;

/** The same of any review, our samples among them. */
export type StoredContent = StoredReviewContent | SampleContent;

/** All that a review can say; null is what was left out. */
export const completeContent = <Stored extends StoredContent>(
  stored: Stored,
): Stored & Pick<ReviewContent, LateFacts> => ({ ...stored, age: stored.age ?? null, light: stored.light ?? null });
