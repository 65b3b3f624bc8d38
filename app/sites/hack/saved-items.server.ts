import { deleteHack } from "#server/modules/hacks/saved-hacks.ts";
import type { SavedItemDefinition } from "#server/modules/visitor-data/saved-item-definition.ts";
import words from "./saved-item-messages.json" with { type: "json" };

/** What this site keeps of a visitor's own making. */
export const savedItems: readonly SavedItemDefinition[] = [
  {
    kind: "hacks",
    rank: 9,
    name: words.kinds.hacks,
    diary: words.diary.hacks,
    path: "/hack",
    sql: `SELECT hack_number::text AS id, kept_at AS at, jsonb_build_object('number', hack_number) AS about
            FROM hack_results WHERE visitor_id = $1`,
    workRef: "kept.id",
    describe: ({ id }, { hacks }) => ({ title: hacks.find(({ number }) => number === Number(id))?.title }),
    remove: (queries, { visitorId, id }) => deleteHack(queries, { visitorId, number: Number(id) }),
  },
];
