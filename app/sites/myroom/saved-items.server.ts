import type { SavedItemDefinition } from "#server/modules/visitor-data/saved-item-definition.ts";
import words from "./saved-item-messages.json" with { type: "json" };

/** What this site keeps of a visitor's own making. */
export const savedItems: readonly SavedItemDefinition[] = [
  {
    kind: "seals",
    rank: 20,
    name: words.kinds.seals,
    diary: words.diary.seals,
    path: "/myroom/check",
    isShared: true,
    sql: `SELECT seal_id AS id, at, jsonb_build_object('sealId', seal_id) AS about FROM seals WHERE visitor_id = $1`,
    stays: "always",
    describe: ({ id }, { seals: badges }) => {
      const badge = badges.find((one) => one.id === id);
      return { title: badge?.title.ja, note: badge?.condition.ja, path: "/myroom/check" };
    },
  },
];
