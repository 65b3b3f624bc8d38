import type { SavedItemDefinition } from "#server/modules/visitor-data/saved-item-definition.ts";
import words from "./saved-item-messages.json" with { type: "json" };

/** What this site keeps of a visitor's own making. */
export const savedItems: readonly SavedItemDefinition[] = [
  {
    kind: "faces",
    rank: 17,
    name: words.kinds.faces,
    diary: words.diary.faces,
    path: "/style",
    isShared: true,
    sql: `SELECT id::text, made_at AS at, jsonb_build_object('code', code, 'morning', morning, 'night', night) AS about
            FROM two_faces WHERE visitor_id = $1`,
    workRef: "kept.about->>'code'",
    describe: ({ about }) => ({ path: `/style?f=${String(about["code"])}` }),
    async remove(queries, { visitorId, id }) {
      await queries.query({
        text: "DELETE FROM two_faces WHERE visitor_id = $1 AND id::text = $2",
        values: [visitorId, id],
      });
    },
  },
];
