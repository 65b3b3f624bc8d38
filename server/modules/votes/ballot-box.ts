import DataLoader from "dataloader";
import type { Database } from "../../platform/database.ts";
import { isDatabaseUnavailable } from "../../platform/database-unavailable.ts";
import { castVotes, type HandedVote, type VoteOutcome } from "./cast-votes.ts";

/** Takes votes one by one and stores them in batches. */
export interface BallotBox {
  /**
   * Resolves after the commit of the batch the vote was in.
   * @throws BallotBoxFull when too many wait, DatabaseUnavailable, or what the database said against this very vote
   */
  drop(vote: HandedVote): Promise<VoteOutcome>;
}

/** So many votes wait already that this one would come too late: it was not taken. */
export class BallotBoxFull extends Error {
  readonly code = "E-BUSY";
}

const batchSize = 200;
/** While one batch is being written the next one gathers. */
const gatherMs = 2;
const mostWaiting = 5_000;
/** Counter rows are split among so many processes. */
const slots = 32;

/** A ballot box of this process. Its counters have a slot of their own, by the process number. */
export function makeBallotBox(
  database: Pick<Database, "transaction">,
  { processId }: { processId: number },
): BallotBox {
  const slot = processId % slots;
  let waiting = 0;

  const cast = async (handed: readonly HandedVote[]): Promise<(VoteOutcome | Error)[]> => {
    try {
      return await castOrSingle(database, handed, slot);
    } finally {
      waiting -= handed.length;
    }
  };
  const loader = new DataLoader<HandedVote, VoteOutcome>(cast, {
    cache: false,
    maxBatchSize: batchSize,
    batchScheduleFn: (dispatch) => setTimeout(dispatch, gatherMs),
  });

  return {
    // At the end of a show every promise of a vote counts: there is one.
    drop: (vote) => {
      if (waiting >= mostWaiting) return Promise.reject(new BallotBoxFull("too many votes wait"));
      waiting += 1;
      return loader.load(vote);
    },
  };
}

/** One vote that the database refuses must not take the others of its batch with it. */
async function castOrSingle(
  database: Pick<Database, "transaction">,
  handed: readonly HandedVote[],
  slot: number,
): Promise<(VoteOutcome | Error)[]> {
  try {
    return await castVotes(database, handed, slot);
  } catch (error) {
    // Nothing is gained by asking a database that is gone once more for each vote.
    if (handed.length === 1 || isDatabaseUnavailable(error)) return handed.map(() => asError(error));
    const outcomes: (VoteOutcome | Error)[] = [];
    for (const vote of handed) {
      const [outcome] = await castVotes(database, [vote], slot).catch((failure: unknown) => [asError(failure)]);
      outcomes.push(outcome ?? asError(error));
    }
    return outcomes;
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
