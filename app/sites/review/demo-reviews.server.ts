import * as v from "valibot";
import reviews from "#content/reviews/voices.json";
import { sampleContentSchema } from "#contracts/review.ts";
import type { DemoReview } from "#server/modules/reviews/demo.ts";
import { demoReviewSchema } from "./review-views.server.ts";

/** Our samples. @throws when one of them is none; a test holds them to it. */
export function listDemoReviews(): DemoReview[] {
  return v.parse(v.array(demoReviewSchema), reviews).map((review) => {
    const { id, productId, alias, daysAgo, followUp, ...facts } = review;
    const content = v.parse(sampleContentSchema, { ...facts, from: null, followUp: followUp ?? null, photoIds: [] });
    return { id, productId, alias, daysAgo, content };
  });
}
