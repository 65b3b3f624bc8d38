import { createHmac } from "node:crypto";
import type { Queries } from "../../platform/database.ts";
import { deleteInBatches } from "../../platform/delete-in-batches.ts";
import { logRetentionDays } from "./delete-old-logs.ts";
import { isNearlyEqual, sketchOf } from "./input-sketch.ts";
import { RunRefusedError } from "./run-refused-error.ts";

/** What the input of a run looked like. */
export interface RunPrint {
  /** What was the same for all who played it: game, stage and seed. */
  scope: string;
  digest: string;
  /** Empty for a run that says too little of its hand; then it is like no other. */
  sketch: readonly number[];
}

/**
 * The print of an input.
 * @param sequences its moves as numbers, as `describeMoves` has them
 */
export function createPrint(
  key: string,
  scope: string,
  sequences: readonly (readonly number[])[],
  input: Uint8Array,
): RunPrint {
  const digest = createHmac("sha256", key).update(`run print\n${scope}\n`).update(input).digest("base64url");
  return { scope, digest, sketch: sketchOf(scope, sequences) };
}

/**
 * Keeps the print of a run that is to be counted. Belongs into its transaction; another run of the same scope waits.
 * @throws RunRefusedError `copied` when the same input was counted before, whoever's it was, or one that is nearly the same
 */
export async function savePrint(
  queries: Queries,
  { runId, print, now }: { runId: string; print: RunPrint; now: Date },
): Promise<void> {
  const { scope, digest, sketch } = print;
  if (sketch.length === 0) return;
  await queries.query({
    name: "hold-run-prints",
    text: "SELECT pg_advisory_xact_lock(hashtext('run-prints'), hashtext($1))",
    values: [scope],
  });
  const similar = await queries.query({
    name: "similar-run-prints",
    text: "SELECT run_id, digest, sketch FROM run_prints WHERE scope = $1 AND (digest = $2 OR sketch && $3::integer[])",
    values: [scope, digest, [...sketch]],
  });
  const isCopied = similar.some(
    (other) => other.run_id !== runId && (other.digest === digest || isNearlyEqual(sketch, other.sketch)),
  );
  if (isCopied) throw new RunRefusedError("copied");
  await queries.query({
    name: "keep-run-print",
    text: `INSERT INTO run_prints (run_id, scope, digest, sketch, made_at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (run_id) DO NOTHING`,
    values: [runId, scope, digest, [...sketch], now],
  });
}

/** Deletes the prints of old runs whose logs nobody can read any more. */
export async function deleteOldPrints(database: Queries, now: Date, signal: AbortSignal): Promise<void> {
  const old = {
    table: "run_prints",
    where: "made_at < $1 AND NOT EXISTS (SELECT FROM stage_logs l WHERE l.run_id = run_prints.run_id)",
    values: [new Date(now.getTime() - logRetentionDays * 86_400_000)],
  };
  await deleteInBatches(database, old, signal);
}
