import * as v from "valibot";
import type { ReplayPool } from "./replay-pool.ts";
import type { RunTicket } from "./run-ticket.ts";
import { type RefusalReason, RunRefusedError } from "./run-refused-error.ts";

/** The largest log, in bytes. The engine has its own, lower limit for what is in it. */
export const maxLogBytes = 44_000;

const outcomeSchema = v.object({
  state: v.picklist(["playing", "cleared", "failed"]),
  score: v.number(),
  rank: v.number(),
  ticks: v.number(),
  hits: v.number(),
  struck: v.array(v.string()),
  lives: v.number(),
  /** Where a lost run may go on; null when it may not. The engine knows what the number means. */
  resumeCue: v.nullable(v.number()),
  grazes: v.number(),
  specials: v.number(),
  /** Whether there was help at any time: such a run stands on a board of its own. */
  wasAssisted: v.boolean(),
  /** What was done in it, for tasks. The site knows what it means. */
  deeds: v.record(v.string(), v.unknown()),
  /** False for what has no board. */
  isCounted: v.boolean(),
  firstMismatch: v.number(),
  surplus: v.number(),
});
const answerSchema = v.variant("kind", [
  v.object({ kind: v.literal("outcome"), outcome: outcomeSchema, rulesHash: v.string() }),
  v.object({ kind: v.literal("fault"), fault: v.picklist(["oversize", "foreign", "truncated", "broken"]) }),
]);

/** What a run came to, computed here. */
export type Outcome = v.InferOutput<typeof outcomeSchema> & { state: "cleared" | "failed" };

/**
 * Plays a run again and tells what it came to. What the visitor claims is never looked at.
 * @throws ScoreRefusal for a log that is too large, not one, cut off, or ends before or after the run
 */
export async function verifyRun(pool: ReplayPool, ticket: RunTicket, log: Uint8Array): Promise<Outcome> {
  if (log.byteLength > maxLogBytes) throw new RunRefusedError("oversize");
  const answer = v.parse(answerSchema, await pool.run({ setup: ticket.setup, log }));
  if (answer.kind === "fault") throw new RunRefusedError(refusals[answer.fault]);
  if (answer.rulesHash !== ticket.rulesHash) throw new RunRefusedError("other-rules");
  const { outcome } = answer;
  if (outcome.state === "playing") throw new RunRefusedError("unfinished");
  if (outcome.surplus > 0) throw new RunRefusedError("broken");
  return { ...outcome, state: outcome.state };
}

const refusals: Record<"oversize" | "foreign" | "truncated" | "broken", RefusalReason> = {
  oversize: "oversize",
  foreign: "broken",
  truncated: "truncated",
  broken: "broken",
};
