import { jstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";
import { aliasOf } from "./alias.ts";

/** A kept run as it can be played again. */
export interface Ghost {
  runId: string;
  setup: Record<string, number | boolean>;
  rulesHash: string;
  score: number;
  rank: number;
  alias: [number, number];
  /** Null until the day it was played on is over. */
  log: Buffer | null;
}

/**
 * A run whose log was kept; null for any other id. What was played on the day in Japan that is not over is told without its log,
 * but to whoever played it: until midnight nobody learns from it how tonight is played.
 */
export async function getGhost(
  queries: Queries,
  runId: string,
  { visitorId, now }: { visitorId: string | null; now: Date },
): Promise<Ghost | null> {
  const [row] = await queries.query({
    name: "stage-ghost",
    text: `SELECT run.visitor_id, run.setup, run.rules_hash, run.score, run.rank, run.jst_day, kept.log
           FROM stage_logs kept JOIN stage_runs run ON run.id = kept.run_id WHERE kept.run_id = $1`,
    values: [runId],
  });
  if (!row) return null;
  const { setup, score, rank } = row;
  const isHidden = row.jst_day >= jstDay(now) && row.visitor_id !== visitorId;
  const log = isHidden ? null : row.log;
  return { runId, setup, score, rank, log, rulesHash: row.rules_hash, alias: aliasOf(row.visitor_id) };
}

/** The seed of a finished run, for who wants to play the same; null without one. */
export async function getRunSeed(queries: Queries, runId: string, stage: number): Promise<number | null> {
  const [row] = await queries.query({
    name: "stage-seed",
    text: "SELECT seed FROM stage_runs WHERE id = $1 AND stage = $2",
    values: [runId, stage],
  });
  return row?.seed ?? null;
}
