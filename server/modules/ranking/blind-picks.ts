import { isbot } from "isbot";
import { jstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";

/** One choice by eye among some swatches. */
export interface BlindPick {
  visitorId: string;
  /** Whether the names stood beside the swatches. */
  isNamed: boolean;
  source: "ranking" | "testerplay" | "virtual-tester";
  /** The swatches that were shown; the order does not matter. */
  offeredIds: readonly string[];
  /** Which of them were chosen. */
  pickedIds: readonly string[];
  at: Date;
  isDemo?: boolean;
  /** A machine's choice does not count. */
  userAgent?: string | undefined;
}

/** How often a swatch was chosen of the times it was offered. */
export interface BlindShare {
  productId: string;
  offered: number;
  picked: number;
}

export interface BlindCounts {
  named: BlindShare[];
  nameless: BlindShare[];
  /** Different visitors who chose with names, without, and both ways. */
  visitors: { named: number; nameless: number; both: number };
}

/** The round a moment belongs to: the month in Japan, "yyyymm". */
export const blindRound = (at: Date): string => jstDay(at).slice(0, 7).replace("-", "");

/**
 * Keeps a choice; a visitor has one with names and one without in a round, the first one counts. Belongs in a transaction.
 * @returns whether it counts
 */
export async function recordBlindPick(queries: Queries, pick: BlindPick): Promise<boolean> {
  if (pick.userAgent !== undefined && isbot(pick.userAgent)) return false;
  const rows = await queries.query({
    name: "record-blind-pick",
    text: `INSERT INTO blind_picks (round, visitor_id, is_named, source, offered_ids, picked_ids, at, is_demo)
           SELECT $1, $2, $3, $4, $5, $6, $7, $8
           WHERE NOT EXISTS (SELECT 1 FROM interest_exclusions WHERE visitor_id = $2)
           ON CONFLICT DO NOTHING RETURNING round`,
    values: [
      blindRound(pick.at),
      pick.visitorId,
      pick.isNamed,
      pick.source,
      [...pick.offeredIds],
      [...pick.pickedIds],
      pick.at,
      pick.isDemo ?? false,
    ],
  });
  return rows.length === 1;
}

/** What a visitor chose in a round, with names and without; null where nothing. */
export async function getMyBlindPicks(
  queries: Queries,
  visitorId: string,
  round: string,
): Promise<{ named: string | null; nameless: string | null }> {
  const rows = await queries.query({
    name: "own-blind-picks",
    text: "SELECT is_named, picked_ids[1] AS picked FROM blind_picks WHERE round = $1 AND visitor_id = $2",
    values: [round, visitorId],
  });
  const of = (isNamed: boolean): string | null => rows.find((row) => row.is_named === isNamed)?.picked ?? null;
  return { named: of(true), nameless: of(false) };
}

/** All choices of a round, counted by swatch. */
export async function getBlindCounts(queries: Queries, round: string, withDemo: boolean): Promise<BlindCounts> {
  const shares = await queries.query({
    name: "blind-shares",
    text: `SELECT is_named, product_id /* never null */, count(*) AS offered, count(*) FILTER (WHERE product_id = ANY(picked_ids)) AS picked
           FROM blind_picks, unnest(offered_ids) AS product_id
           WHERE round = $1 AND ($2 OR NOT is_demo) GROUP BY 1, 2 ORDER BY 1, 2`,
    values: [round, withDemo],
  });
  const [visitors] = await queries.query({
    name: "blind-visitors",
    text: `SELECT count(*) FILTER (WHERE named) AS named, count(*) FILTER (WHERE nameless) AS nameless,
             count(*) FILTER (WHERE named AND nameless) AS both
           FROM (SELECT bool_or(is_named) AS named, bool_or(NOT is_named) AS nameless FROM blind_picks
                 WHERE round = $1 AND ($2 OR NOT is_demo) GROUP BY visitor_id) AS people`,
    values: [round, withDemo],
  });
  const of = (isNamed: boolean): BlindShare[] =>
    shares
      .filter((row) => row.is_named === isNamed)
      .map((row) => ({ productId: row.product_id, offered: row.offered, picked: row.picked }));
  return { named: of(true), nameless: of(false), visitors: visitors ?? { named: 0, nameless: 0, both: 0 } };
}

/** The rounds somebody took part in, the newest first. */
export async function listBlindRounds(queries: Queries, withDemo: boolean): Promise<string[]> {
  const rows = await queries.query({
    name: "blind-rounds",
    text: "SELECT DISTINCT round FROM blind_picks WHERE $1 OR NOT is_demo ORDER BY round DESC LIMIT 24",
    values: [withDemo],
  });
  return rows.map(({ round }) => round);
}
