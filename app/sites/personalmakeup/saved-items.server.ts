import { deleteRecipe } from "#server/modules/recipes/diary.ts";
import type { SavedItemDefinition } from "#server/modules/visitor-data/saved-item-definition.ts";
import words from "./saved-item-messages.json" with { type: "json" };

/** What this site keeps of a visitor's own making. */
export const savedItems: readonly SavedItemDefinition[] = [
  {
    kind: "recipes",
    rank: 8,
    name: words.kinds.recipes,
    diary: words.diary.recipes,
    path: "/personalmakeup",
    sql: `SELECT id::text, done_at AS at, jsonb_build_object('code', code, 'title', title, 'minutes', minutes) AS about
            FROM recipes WHERE visitor_id = $1`,
    workRef: "kept.about->>'code'",
    describe: ({ about }) => ({
      title: String(about["title"]),
      note: words.minutes.replace("{minutes}", String(about["minutes"])),
      path: `/personalmakeup?r=${String(about["code"])}`,
    }),
    remove: (queries, { visitorId, id }) => deleteRecipe(queries, visitorId, id),
  },
];
