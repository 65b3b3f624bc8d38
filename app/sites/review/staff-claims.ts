import claimRules from "#content/glossary/claims.json";
import { type ClaimRule, findBrandClaims } from "#contracts/brand-claims.ts";
import type { ReviewContent } from "#contracts/review.ts";

/**
 * What one of the staff may not say in a review, as it stands there: the claims that the glossary refuses in all that the brand
 * publishes. Nothing for anybody else, who is only advised.
 */
export function findStaffClaims(review: {
  source: ReviewContent["source"] | null;
  good: string;
  notGood: string;
  followUp: string | null;
}): string[] {
  if (review.source !== "staff") return [];
  const text = [review.good, review.notGood, review.followUp].join("\n");
  return findBrandClaims(text, claimRules as ClaimRule[]).map(({ words }) => words);
}
