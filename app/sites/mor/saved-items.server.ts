import type { SavedItemDefinition } from "#server/modules/visitor-data/saved-item-definition.ts";
import words from "./saved-item-messages.json" with { type: "json" };

/** What this site keeps of a visitor's own making. */
export const savedItems: readonly SavedItemDefinition[] = [
  {
    kind: "red",
    rank: 12,
    name: words.kinds.red,
    diary: words.diary.red,
    path: "/mor",
    isShared: true,
    sql: `SELECT code AS id, remembered_at AS at, jsonb_build_object('code', code, 'hex', hex) AS about
            FROM red_memories WHERE visitor_id = $1 AND code IS NOT NULL`,
    workRef: "kept.id",
    describe: ({ id }) => ({ path: `/mor?c=${id}` }),
    // The choices go with it: the story begins anew. A point in the common picture stays lit.
    async remove(queries, { visitorId, id }) {
      await queries.query({
        text: "DELETE FROM red_memories WHERE visitor_id = $1 AND code = $2",
        values: [visitorId, id],
      });
    },
  },
];
