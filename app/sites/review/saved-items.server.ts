import { bumpPageVersion } from "#server/modules/page-versions/page-versions.ts";
import { reviewsTag } from "#server/modules/reviews/review-rows.ts";
import { deleteReview } from "#server/modules/reviews/submit-review.ts";
import type { SavedItemDefinition } from "#server/modules/visitor-data/saved-item-definition.ts";
import { productOf, textOf, wordFor } from "#server/modules/visitor-data/saved-item-text.ts";
import words from "./saved-item-messages.json" with { type: "json" };

/** What this site keeps of a visitor's own making. */
export const savedItems: readonly SavedItemDefinition[] = [
  {
    kind: "voices",
    rank: 15,
    name: words.kinds.voices,
    diary: words.diary.voices,
    path: "/review",
    sql: `SELECT id::text, sent_at AS at, jsonb_build_object('productId', product_id, 'title', content->>'title', 'state', state)
              AS about FROM reviews WHERE visitor_id = $1`,
    describe: ({ id, about }, master) => ({
      title: textOf(about["title"]),
      note: [productOf(about, master)?.names.ja, wordFor(words.states, about["state"])].filter(Boolean).join("・"),
      path: `/review/${id}`,
    }),
    async remove(queries, { visitorId, id }) {
      if (await deleteReview(queries, visitorId, Number(id))) await bumpPageVersion(queries, reviewsTag);
    },
  },
];
