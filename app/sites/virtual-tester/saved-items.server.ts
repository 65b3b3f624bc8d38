import type { SavedItemDefinition } from "#server/modules/visitor-data/saved-item-definition.ts";
import { productOf } from "#server/modules/visitor-data/saved-item-text.ts";
import words from "./saved-item-messages.json" with { type: "json" };

/** What this site keeps of a visitor's own making. */
export const savedItems: readonly SavedItemDefinition[] = [
  {
    kind: "tries",
    rank: 7,
    name: words.kinds.tries,
    diary: words.diary.tries,
    path: "/virtual_tester",
    isShared: true,
    sql: `SELECT id::text, tried_at AS at, jsonb_build_object('productId', product_id) AS about FROM try_ons WHERE visitor_id = $1`,
    describe: ({ about }, master) => {
      const product = productOf(about, master);
      return {
        title: product?.names.ja,
        path: `${product?.line === "tint" ? "/virtual_tester_lt" : "/virtual_tester"}?s=${String(about["productId"])}`,
      };
    },
    async remove(queries, { visitorId, id }) {
      await queries.query({
        text: "DELETE FROM try_ons WHERE visitor_id = $1 AND id::text = $2",
        values: [visitorId, id],
      });
    },
  },
];
