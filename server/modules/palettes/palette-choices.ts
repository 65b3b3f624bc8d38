import { jstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";
import type { RowOf } from "../../platform/statement-types.ts";
import { toChoiceKey, toTripleKeys } from "./choice-counts.ts";

/** A palette of a visitor. */
export interface PaletteRow {
  id: string;
  /** The day in Japan of its evening, "YYYY-MM-DD". */
  day: string;
  code: string;
  memo: string;
  /** Null while it rests. */
  openedAt: Date | null;
  chosenAt: Date;
}

/** Four desires that are chosen today. */
export interface PaletteChoice {
  /** Of the new row. */
  id: string;
  visitorId: string;
  code: string;
  desires: readonly number[];
  /** Laid to rest until a later day instead of opened. */
  isResting: boolean;
  now: Date;
}

const columns = "id, to_char(jst_day, 'YYYY-MM-DD') AS day, code, memo, opened_at, chosen_at";
const maxPalettes = 60;

/**
 * Saves what was chosen today. One palette a day in Japan: when there is one already, `isNew` is false and it is that
 * one that comes back, from whichever tab it came. Belongs into the transaction of the write; the visitor must have a row.
 */
export async function choosePalette(
  queries: Queries,
  { id, visitorId, code, desires, isResting, now }: PaletteChoice,
): Promise<{ isNew: boolean; palette: PaletteRow }> {
  const rows = await queries.query({
    name: "choose-palette",
    text: `INSERT INTO palettes (id, visitor_id, jst_day, code, chosen, threes, memo, opened_at, chosen_at)
           VALUES ($1, $2, $3, $4, $5, $6, '', $7, $8) ON CONFLICT (visitor_id, jst_day) DO NOTHING RETURNING ${columns}`,
    values: [
      id,
      visitorId,
      jstDay(now),
      code,
      toChoiceKey(desires),
      toTripleKeys(desires),
      isResting ? null : now,
      now,
    ],
  });
  if (rows[0]) return { isNew: true, palette: toPalette(rows[0]) };
  const [existing] = await queries.query({
    name: "tonights-palette",
    text: `SELECT ${columns} FROM palettes WHERE visitor_id = $1 AND jst_day = $2`,
    values: [visitorId, jstDay(now)],
  });
  if (!existing) throw new Error("an evening was taken and is not there");
  return { isNew: false, palette: toPalette(existing) };
}

/** Opens what was laid to rest on an earlier day; null when it is not the visitor's, or was laid to rest today. */
export async function openRestingPalette(
  queries: Queries,
  visitorId: string,
  id: string,
  now: Date,
): Promise<PaletteRow | null> {
  const [row] = await queries.query({
    name: "open-rested-palette",
    text: `UPDATE palettes SET opened_at = COALESCE(opened_at, $4)
           WHERE visitor_id = $1 AND id = $2 AND jst_day < $3 RETURNING ${columns}`,
    values: [visitorId, id, jstDay(now), now],
  });
  return row ? toPalette(row) : null;
}

/** Gives an opened palette another code or memo; null when it is not the visitor's, or still rests. */
export async function updatePalette(
  queries: Queries,
  visitorId: string,
  id: string,
  change: { code?: string | undefined; memo?: string | undefined },
): Promise<PaletteRow | null> {
  const [row] = await queries.query({
    name: "change-palette",
    text: `UPDATE palettes SET code = COALESCE($3, code), memo = COALESCE($4, memo)
           WHERE visitor_id = $1 AND id = $2 AND opened_at IS NOT NULL RETURNING ${columns}`,
    values: [visitorId, id, change.code ?? null, change.memo ?? null],
  });
  return row ? toPalette(row) : null;
}

/** One palette of a visitor, whatever its state; null when there is none. */
export async function getPalette(queries: Queries, visitorId: string, id: string): Promise<PaletteRow | null> {
  const [row] = await queries.query({
    name: "one-palette",
    text: `SELECT ${columns} FROM palettes WHERE visitor_id = $1 AND id = $2 FOR UPDATE`,
    values: [visitorId, id],
  });
  return row ? toPalette(row) : null;
}

/** The visitor's palettes, the newest first, at most sixty. Null (no cookie): none. */
export async function listMyPalettes(queries: Queries, visitorId: string | null): Promise<PaletteRow[]> {
  if (visitorId === null) return [];
  const rows = await queries.query({
    name: "own-palettes",
    text: `SELECT ${columns} FROM palettes WHERE visitor_id = $1 ORDER BY jst_day DESC LIMIT ${maxPalettes}`,
    values: [visitorId],
  });
  return rows.map(toPalette);
}

/** What was laid to rest first and is still shut; null when nothing sleeps. */
export async function getRestingPalette(queries: Queries, visitorId: string | null): Promise<PaletteRow | null> {
  if (visitorId === null) return null;
  const [row] = await queries.query({
    name: "palette-asleep",
    text: `SELECT ${columns} FROM palettes WHERE visitor_id = $1 AND opened_at IS NULL ORDER BY jst_day LIMIT 1`,
    values: [visitorId],
  });
  return row ? toPalette(row) : null;
}

const toPalette = ({
  id,
  day,
  code,
  memo,
  opened_at,
  chosen_at,
}: RowOf<`SELECT ${typeof columns} FROM palettes`>): PaletteRow => ({
  id,
  day,
  code,
  memo,
  openedAt: opened_at,
  chosenAt: chosen_at,
});

/** One palette a day: where both of two visitors made one, the later goes to the nearest day before that is free. */
export async function mergePaletteDays(
  queries: Queries,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await queries.query({
    text: `UPDATE palettes AS mine SET jst_day = (
       SELECT day::date FROM generate_series(mine.jst_day - interval '1 day', mine.jst_day - interval '400 days', '-1 day') AS day
       WHERE NOT EXISTS (SELECT 1 FROM palettes WHERE visitor_id IN ($1, $2) AND jst_day = day::date)
       ORDER BY day DESC LIMIT 1)
     FROM palettes AS kept
     WHERE mine.visitor_id = $2 AND kept.visitor_id = $1 AND mine.jst_day = kept.jst_day`,
    values: [into, from],
  });
}
