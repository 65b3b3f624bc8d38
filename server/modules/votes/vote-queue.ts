import DataLoader from "dataloader";
import type { Database } from "../../platform/database.ts";
import { isDatabaseUnavailable } from "../../platform/database-unavailable.ts";
import { castVotes, type SubmittedVote, type VoteOutcome } from "./cast-votes.ts";

/** Takes votes one by one and stores them in batches. */
export interface VoteQueue {
  /**
   * Resolves after the commit of the batch the vote was in.
   * @throws BallotBoxFull when too many wait, DatabaseUnavailable, or what the database said against this very vote
   */
  add(vote: SubmittedVote): Promise<VoteOutcome>;
}

/** So many votes wait already that this one would come too late: it was not taken. */
export class VoteQueueFullError extends Error {
  readonly code = "E-BUSY";
}

const batchSize = 200;
/** While one batch is being written the next one gathers. */
const gatherMs = 2;
const maxWaiting = 5_000;
/** Counter rows are split among so many processes. */
const slots = 32;

/** A vote queue of this process. Its counters have a slot of their own, by the process number. */
export function createVoteQueue(
  database: Pick<Database, "transaction">,
  { processId }: { processId: number },
): VoteQueue {
  const slot = processId % slots;
  let waiting = 0;

  const cast = async (submitted: readonly SubmittedVote[]): Promise<(VoteOutcome | Error)[]> => {
    try {
      return await castBatchOrSingle(database, submitted, slot);
    } finally {
      waiting -= submitted.length;
    }
  };
  const loader = new DataLoader<SubmittedVote, VoteOutcome>(cast, {
    cache: false,
    maxBatchSize: batchSize,
    batchScheduleFn: (dispatch) => setTimeout(dispatch, gatherMs),
  });

  return {
    // At the end of a show every promise of a vote counts: there is one.
    add: (vote) => {
      if (waiting >= maxWaiting) return Promise.reject(new VoteQueueFullError("too many votes wait"));
      waiting += 1;
      return loader.load(vote);
    },
  };
}

/** One vote that the database refuses must not take the others of its batch with it. */
async function castBatchOrSingle(
  database: Pick<Database, "transaction">,
  submitted: readonly SubmittedVote[],
  slot: number,
): Promise<(VoteOutcome | Error)[]> {
  try {
    return await castVotes(database, submitted, slot);
  } catch (error) {
    // Nothing is gained by asking a database that is gone once more for each vote.
    if (submitted.length === 1 || isDatabaseUnavailable(error)) return submitted.map(() => asError(error));
    const outcomes: (VoteOutcome | Error)[] = [];
    for (const vote of submitted) {
      const [outcome] = await castVotes(database, [vote], slot).catch((failure: unknown) => [asError(failure)]);
      outcomes.push(outcome ?? asError(error));
    }
    return outcomes;
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
