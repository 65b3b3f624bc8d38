import { jstDay } from "#contracts/jst-calendar.ts";
import type { StageResult } from "#contracts/stage-run.ts";
import type { Queries } from "../../platform/database.ts";
import { periodNames } from "./periods.ts";
import type { RunTicket } from "./run-ticket.ts";
import { RunRefusedError } from "./run-refused-error.ts";
import type { Outcome } from "./verify-run.ts";

/** A run with its ticket, played again. */
export interface VerifiedRun {
  visitorId: string;
  ticket: RunTicket;
  outcome: Outcome;
  log: Uint8Array;
  now: Date;
  /** Whether it was played with today's seed: only then it is on today's leaderboard, where all had the same. */
  isToday: boolean;
}

type Period = StageResult["bests"][number];
/** What is told of a stored run; what follows from a lost one is not this module's. */
export type SavedRun = Omit<StageResult, "resume" | "shards">;

/**
 * Keeps a verified run: the row, the visitor's bests, and the log when it is one of them. Belongs into a transaction;
 * the visitor must have a row.
 * @throws ScoreRefusal `repeated` when the ticket was used before
 */
export async function saveRun(
  queries: Queries,
  { visitorId, ticket, outcome, log, now, isToday }: VerifiedRun,
): Promise<SavedRun> {
  const { setup, runId, rulesHash } = ticket;
  const isNew = await queries.query({
    name: "keep-stage-run",
    text: `INSERT INTO stage_runs (id, visitor_id, stage, difficulty, monster, is_assisted, seed, rules_hash, setup,
                                   is_cleared, score, rank, ticks, hits, struck, jst_day, finished_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
           ON CONFLICT DO NOTHING RETURNING id`,
    values: [
      runId,
      visitorId,
      Number(setup.stage),
      Number(setup.difficulty),
      Number(setup.monster),
      outcome.wasAssisted,
      Number(setup.seed),
      rulesHash,
      JSON.stringify(setup),
      outcome.state === "cleared",
      outcome.score,
      outcome.rank,
      outcome.ticks,
      outcome.hits,
      outcome.struck,
      jstDay(now),
      now,
    ],
  });
  if (isNew.length === 0) throw new RunRefusedError("repeated");

  const isRanked = outcome.isCounted && outcome.state === "cleared";
  const bests = isRanked ? await saveBests(queries, { visitorId, ticket, outcome, now, isToday }) : [];
  if (bests.length > 0)
    await queries.query({
      name: "keep-stage-log",
      text: "INSERT INTO stage_logs (run_id, log) VALUES ($1, $2)",
      values: [runId, Buffer.from(log)],
    });
  return {
    runId,
    state: outcome.state,
    score: outcome.score,
    rank: outcome.rank,
    hits: outcome.hits,
    struck: outcome.struck,
    bests,
    place: isRanked && isToday ? await getDailyPosition(queries, { visitorId, ticket, outcome, now }) : null,
    isDifferent: outcome.firstMismatch >= 0,
  };
}

async function saveBests(
  queries: Queries,
  { visitorId, ticket, outcome, now, isToday }: Omit<VerifiedRun, "log">,
): Promise<Period[]> {
  const { stage, difficulty } = ticket.setup;
  const { score, wasAssisted } = outcome;
  const { day, ...longer } = periodNames(now);
  const names = isToday ? { day, ...longer } : { day: null, ...longer };
  const rows = await queries.query({
    name: "keep-stage-bests",
    text: `INSERT INTO stage_bests (visitor_id, stage, difficulty, is_assisted, period, run_id, score, at)
           SELECT $1, $2, $3, $4, period, $5, $6, $7 FROM unnest($8::text[]) AS period
           ON CONFLICT (visitor_id, stage, difficulty, is_assisted, period)
           DO UPDATE SET run_id = excluded.run_id, score = excluded.score, at = excluded.at
           WHERE stage_bests.score < excluded.score
           RETURNING period`,
    values: [
      visitorId,
      Number(stage),
      Number(difficulty),
      wasAssisted,
      ticket.runId,
      score,
      now,
      Object.values(names).filter((name) => name !== null),
    ],
  });
  return (["day", "week", "all"] as const).filter((period) => rows.some((row) => row.period === names[period]));
}

/** The place that a run has on today's board among the others' bests; of equal ones the earlier comes first, as there. */
async function getDailyPosition(
  queries: Queries,
  { visitorId, ticket, outcome, now }: Omit<VerifiedRun, "log" | "isToday">,
): Promise<number> {
  const { setup, runId } = ticket;
  const { score, wasAssisted } = outcome;
  const [row] = await queries.query({
    name: "stage-place",
    text: `SELECT count(*) AS better FROM stage_bests
           WHERE stage = $1 AND difficulty = $2 AND is_assisted = $3 AND period = $4 AND visitor_id <> $5
             AND (score > $6 OR (score = $6 AND (at, run_id) < ($7::timestamptz, $8::uuid)))`,
    values: [
      Number(setup.stage),
      Number(setup.difficulty),
      wasAssisted,
      periodNames(now).day,
      visitorId,
      score,
      now,
      runId,
    ],
  });
  return (row?.better ?? 0) + 1;
}
