import * as v from "valibot";
import reviews from "#content/reviews/voices.json";
import { reviewContentSchema } from "#contracts/review.ts";
import type { DemoReview } from "#server/modules/reviews/demo.ts";
import { demoReviewSchema } from "./review-views.server.ts";

/** The demo reviews. @throws when one of them is none; a test holds them to it. */
export function listDemoReviews(): DemoReview[] {
  return v.parse(v.array(demoReviewSchema), reviews).map((review) => {
    const { id, productId, alias, daysAgo, stars, source, good, notGood, faceType, skin, followUp } = review;
    const content = v.parse(reviewContentSchema, {
      ...{ stars, source: source.kind, from: source.from ?? null, good, notGood, faceType, skin },
      ...{ followUp: followUp ?? null, photoIds: [] },
    });
    return { id, productId, alias, daysAgo, content };
  });
}
