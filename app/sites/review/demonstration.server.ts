import * as v from "valibot";
import voices from "#content/reviews/voices.json";
import { reviewContentSchema } from "#contracts/review.ts";
import type { DemonstrationReview } from "#server/modules/reviews/demonstration.ts";
import { writtenVoiceSchema } from "./voices.server.ts";

/** The voices of the demonstration. @throws when one of them is none; a test holds them to it. */
export function writtenVoices(): DemonstrationReview[] {
  return v.parse(v.array(writtenVoiceSchema), voices).map((voice) => {
    const { id, productId, alias, daysAgo, stars, source, good, notGood, faceType, skin, followUp } = voice;
    const content = v.parse(reviewContentSchema, {
      ...{ stars, source: source.kind, from: source.from ?? null, good, notGood, faceType, skin },
      ...{ followUp: followUp ?? null, photoIds: [] },
    });
    return { id, productId, alias, daysAgo, content };
  });
}
