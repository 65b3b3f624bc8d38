import type { SavedItemDefinition } from "#server/modules/visitor-data/saved-item-definition.ts";
import { monsterHexes, monsterOf } from "#server/modules/visitor-data/saved-item-text.ts";
import words from "./saved-item-messages.json" with { type: "json" };

/** What this site keeps of a visitor's own making. */
export const savedItems: readonly SavedItemDefinition[] = [
  {
    kind: "votes",
    rank: 4,
    name: words.kinds.votes,
    diary: words.diary.votes,
    path: "/lmv",
    sql: `SELECT id::text, voted_at AS at, jsonb_build_object('monsterId', monster_id) AS about FROM votes WHERE visitor_id = $1`,
    stays: "always",
    describe: ({ about }, master) => ({
      title: monsterOf(about, master)?.names.ja,
      path: `/lmv/share/${String(about["monsterId"])}`,
    }),
    hexesOf: monsterHexes,
  },
];
