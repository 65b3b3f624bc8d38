import type { SavedItemDefinition } from "#server/modules/visitor-data/saved-item-definition.ts";
import { productOf, wordFor } from "#server/modules/visitor-data/saved-item-text.ts";
import { removeWish } from "#server/modules/wishes/change-wish.ts";
import words from "./saved-item-messages.json" with { type: "json" };

/** What this site keeps of a visitor's own making. */
export const savedItems: readonly SavedItemDefinition[] = [
  {
    kind: "wishes",
    rank: 14,
    name: words.kinds.wishes,
    diary: words.diary.wishes,
    path: "/wishlist",
    sql: `SELECT product_id AS id, wanted_at AS at, jsonb_build_object('productId', product_id, 'state', state, 'units', units,
                   'isLow', is_low) AS about
            FROM wishes WHERE visitor_id = $1 AND left_at IS NULL`,
    describe: ({ about }, master) => ({
      title: productOf(about, master)?.names.ja,
      note: noteOf(about),
      path: "/wishlist",
    }),
    remove: async (queries, { visitorId, id, now }) =>
      void (await removeWish(queries, { visitorId, productId: id, now })),
  },
];

/** 持っている・2本・残りわずか. */
function noteOf(about: Readonly<Record<string, unknown>>): string | undefined {
  const state = wordFor(words.states, about["state"]);
  const units = Number(about["units"]);
  const notes = [
    state,
    about["state"] === "owned" && units > 1 && words.units.replace("{units}", String(units)),
    about["isLow"] === true && words.low,
  ];
  return notes.filter((note) => typeof note === "string").join("・") || undefined;
}
