import { parsePaletteCode } from "#contracts/palette.ts";
import type { SavedItemDefinition } from "#server/modules/visitor-data/saved-item-definition.ts";
import { shadeOf } from "#server/modules/visitor-data/saved-item-text.ts";
import words from "./saved-item-messages.json" with { type: "json" };

/** What this site keeps of a visitor's own making. */
export const savedItems: readonly SavedItemDefinition[] = [
  {
    kind: "palettes",
    rank: 6,
    name: words.kinds.palettes,
    diary: words.diary.palettes,
    path: "/yoku",
    isShared: true,
    sql: `SELECT id::text, coalesce(opened_at, chosen_at) AS at, jsonb_build_object('code', code,
              'isOpen', opened_at IS NOT NULL, 'day', to_char(jst_day, 'YYYY-MM-DD')) AS about FROM palettes WHERE visitor_id = $1`,
    workRef: "kept.about->>'code'",
    sharedCondition: "(about->>'isOpen')::boolean",
    stays: "today",
    dayOf: ({ about }) => about["day"],
    describe: ({ about, work }) =>
      about["isOpen"]
        ? { path: work?.path ?? `/yoku?p=${String(about["code"])}` }
        : { title: words.resting, note: words.restingNote, path: "/yoku" },
    hexesOf: (about, master) => {
      // What rests is not told, not by its colours either.
      const palette = about["isOpen"] ? parsePaletteCode(String(about["code"])) : null;
      return (palette?.desires ?? []).flatMap((id) => shadeOf(`shadow-${String(id).padStart(3, "0")}`, master));
    },
    async remove(queries, { visitorId, id }) {
      await queries.query({
        text: "DELETE FROM palettes WHERE visitor_id = $1 AND id::text = $2",
        values: [visitorId, id],
      });
    },
  },
];
