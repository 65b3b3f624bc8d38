import type { SavedItemDefinition, SavedItemDetails } from "#server/modules/visitor-data/saved-item-definition.ts";
import { shadeOf } from "#server/modules/visitor-data/saved-item-text.ts";
import words from "./saved-item-messages.json" with { type: "json" };

/** What this site keeps of a visitor's own making. */
export const savedItems: readonly SavedItemDefinition[] = [
  {
    kind: "footprints",
    rank: 18,
    name: words.kinds.footprints,
    diary: words.diary.footprints,
    path: "/testerplay",
    isShared: true,
    sql: `SELECT id::text, made_at AS at, jsonb_build_object('code', code, 'lang', lang, 'productIds', product_ids) AS about
            FROM footprints WHERE visitor_id = $1`,
    workRef: "kept.about->>'code'",
    describe: ({ about }) => ({ note: words.colours.replace("{count}", String(productIdsOf(about).length)) }),
    hexesOf: (about, master) =>
      productIdsOf(about)
        .flatMap((id) => shadeOf(id, master))
        .slice(0, 4),
    async remove(queries, { visitorId, id }) {
      await queries.query({
        text: "DELETE FROM footprints WHERE visitor_id = $1 AND id::text = $2",
        values: [visitorId, id],
      });
    },
  },
];

const productIdsOf = ({ productIds }: SavedItemDetails): readonly unknown[] =>
  Array.isArray(productIds) ? productIds : [];
