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
  log: Buffer;
}

/** A run whose log was kept; null for any other id. */
export async function getGhost(queries: Queries, runId: string): Promise<Ghost | null> {
  const [row] = await queries.query({
    name: "stage-ghost",
    text: `SELECT run.visitor_id, run.setup, run.rules_hash, run.score, run.rank, kept.log
           FROM stage_logs kept JOIN stage_runs run ON run.id = kept.run_id WHERE kept.run_id = $1`,
    values: [runId],
  });
  if (!row) return null;
  const { setup, score, rank, log } = row;
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
