import type { Queries } from "../../platform/database.ts";

/** A colour in a visitor's book. */
export interface CollectedColour {
  id: string;
  /** `rrggbb`, lower case. */
  hex: string;
  words: { time: number; habit: number; thing: number };
  /** 0 to 11, or null for a grey. */
  hue: number | null;
  foundAt: Date;
}

/** A visitor's book. `costumeAt`: when the rainbow was full for the first time. */
export interface ColourCollection {
  colours: CollectedColour[];
  costumeAt: Date | null;
}

/** The visitor's book, the newest first. Null (no cookie): an empty one. */
export async function getColourCollection(queries: Queries, visitorId: string | null): Promise<ColourCollection> {
  if (visitorId === null) return { colours: [], costumeAt: null };
  const rows = await queries.query({
    name: "colour-book",
    text: `SELECT id, hex, time_word, habit_word, thing_word, hue, found_at FROM collected_colours
           WHERE visitor_id = $1 ORDER BY found_at DESC, id`,
    values: [visitorId],
  });
  const [costume] = await queries.query({
    name: "rainbow-costume",
    text: "SELECT earned_at FROM rainbow_costumes WHERE visitor_id = $1",
    values: [visitorId],
  });
  return { colours: rows.map(toCollectedColour), costumeAt: costume?.earned_at ?? null };
}

/** A row of the table. */
export interface ColourRow {
  id: string;
  hex: string;
  time_word: number;
  habit_word: number;
  thing_word: number;
  hue: number | null;
  found_at: Date;
}

export const toCollectedColour = (row: ColourRow): CollectedColour => ({
  id: row.id,
  hex: row.hex,
  words: { time: row.time_word, habit: row.habit_word, thing: row.thing_word },
  hue: row.hue,
  foundAt: row.found_at,
});
