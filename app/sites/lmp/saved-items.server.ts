import type { SavedItemDefinition } from "#server/modules/visitor-data/saved-item-definition.ts";
import { wordFor } from "#server/modules/visitor-data/saved-item-text.ts";
import words from "./saved-item-messages.json" with { type: "json" };

/** What this site keeps of a visitor's own making. */
export const savedItems: readonly SavedItemDefinition[] = [
  {
    kind: "prophecies",
    rank: 3,
    name: words.kinds.prophecies,
    diary: words.diary.prophecies,
    path: "/lmp",
    sql: `SELECT to_char(jst_day, 'YYYY-MM-DD') AS id, opened_at AS at,
              jsonb_build_object('day', to_char(jst_day, 'YYYYMMDD'), 'answer', answer) AS about FROM prophecies WHERE visitor_id = $1`,
    workRef: "kept.id",
    stays: "today",
    dayOf: ({ id }) => id,
    describe: ({ about }) => ({ note: wordFor(words.answers, about["answer"]) }),
    async remove(queries, { visitorId, id }) {
      await queries.query({
        text: "DELETE FROM prophecies WHERE visitor_id = $1 AND jst_day = $2::date",
        values: [visitorId, id],
      });
    },
  },
];
