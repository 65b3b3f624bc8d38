import { jstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";
import { lockVisitor } from "../visitors/lock-visitor.ts";
import { type CollectedColour, toCollectedColour } from "./colour-collection.ts";

/** The book has so many cells. */
export const maxCollectedColours = 30;
/** A rainbow has so many hues. */
const rainbowHues = 12;

/** A find that goes into the book. */
export interface NewColour {
  /** Of the new row. */
  id: string;
  visitorId: string;
  /** `rrggbb`, lower case. */
  hex: string;
  words: CollectedColour["words"];
  hue: number | null;
  now: Date;
  /** The cell that makes room; ignored while there is room without it. */
  replaces: string | null;
}

/**
 * `kept`: a new cell, `replaced` is what made room for it. `already`: the same colour of the same name is saved.
 * `full`: thirty are in it, and none was given up.
 */
export type SaveColourResult =
  | { outcome: "kept"; replaced: CollectedColour | null; isCostumeNew: boolean }
  | { outcome: "already" | "full" };

/** Adds a colour to the visitor's collection. Belongs into the transaction of the write; the visitor must have a row. */
export async function saveColour(queries: Queries, colour: NewColour): Promise<SaveColourResult> {
  const { id, visitorId, hex, words, hue, now } = colour;
  // Two finds of one visitor wait for each other: the thirtieth cell is given once.
  await lockVisitor(queries, visitorId);
  const rows = await queries.query({
    name: "book-before-find",
    text: "SELECT id, hex, time_word, habit_word, thing_word, hue, found_at FROM collected_colours WHERE visitor_id = $1",
    values: [visitorId],
  });
  if (rows.map(toCollectedColour).some((one) => one.hex === hex && isSameName(one.words, words)))
    return { outcome: "already" };
  let replaced: CollectedColour | null = null;
  if (rows.length >= maxCollectedColours) {
    replaced = colour.replaces === null ? null : await deleteColour(queries, visitorId, colour.replaces);
    if (!replaced) return { outcome: "full" };
  }
  await queries.query({
    name: "keep-colour",
    text: `INSERT INTO collected_colours
             (id, visitor_id, hex, time_word, habit_word, thing_word, hue, jst_day, found_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [id, visitorId, hex, words.time, words.habit, words.thing, hue, jstDay(now), now],
  });
  return { outcome: "kept", replaced, isCostumeNew: await earnCostume(queries, visitorId, now) };
}

/** Takes a colour out of the visitor's book; null when it was not in it. */
export async function deleteColour(queries: Queries, visitorId: string, id: string): Promise<CollectedColour | null> {
  const [row] = await queries.query({
    name: "drop-colour",
    text: `DELETE FROM collected_colours WHERE visitor_id = $1 AND id = $2
           RETURNING id, hex, time_word, habit_word, thing_word, hue, found_at`,
    values: [visitorId, id],
  });
  return row ? toCollectedColour(row) : null;
}

const isSameName = (one: CollectedColour["words"], other: CollectedColour["words"]): boolean =>
  one.time === other.time && one.habit === other.habit && one.thing === other.thing;

/** Counts the hues in the book itself; true when they make a rainbow for the first time. */
async function earnCostume(queries: Queries, visitorId: string, now: Date): Promise<boolean> {
  const rows = await queries.query({
    name: "earn-rainbow-costume",
    text: `INSERT INTO rainbow_costumes (visitor_id, earned_at)
           SELECT $1, $2 FROM collected_colours WHERE visitor_id = $1 HAVING count(DISTINCT hue) = $3
           ON CONFLICT DO NOTHING RETURNING visitor_id`,
    values: [visitorId, now, rainbowHues],
  });
  return rows.length === 1;
}
