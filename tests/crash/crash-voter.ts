import { systemRandom } from "#server/platform/random.ts";
import { type Cookies, login, post, pickRandom } from "./crash-session.ts";
import type { CrashVisitor } from "./crash-visitor.ts";
import { countAcknowledged, type Ledger } from "./ledger.ts";

const monsters = 24;

/** One visitor's vote, stamped again with the same key until it is acknowledged. */
interface PendingVote {
  cookies: Cookies;
  voteToken: string;
  key: string;
  monsterId: string;
}

/**
 * Votes without pause, as another visitor each time: a visitor has one vote a day. Every fifth stamps twice at once, at
 * whichever processes.
 */
export function createVoter(ledger: Ledger): CrashVisitor {
  let pending: PendingVote | null = null;
  /** Stamped again when the next round begins, after the kill. */
  let last: PendingVote | null = null;

  async function fetchVoteToken(address: string): Promise<PendingVote | null> {
    const cookies = await login(address);
    const answer = await post(address, "/api/lmv/ballots", cookies, {});
    const { ballot: voteToken } = (await answer.json()) as { ballot?: string };
    if (answer.status !== 200 || !voteToken) return null;
    const key = systemRandom.uuid();
    const monsterId = String(1 + systemRandom.int(monsters)).padStart(2, "0");
    ledger.sentVoteKeys.add(key);
    return { cookies, voteToken, key, monsterId };
  }

  async function pendingVote(address: string, { cookies, voteToken, key, monsterId }: PendingVote): Promise<boolean> {
    const response = await post(address, "/api/lmv/votes", cookies, { monsterId, ballot: voteToken }, key);
    const answer = (await response.json()) as { receipt?: string; monsterId?: string };
    if (response.status === 503) return false;
    if (response.status !== 200) throw new Error(`a vote was answered ${response.status} ${JSON.stringify(answer)}`);
    const earlier = ledger.receipts.get(key) ?? answer.receipt ?? "";
    if (earlier !== answer.receipt || answer.monsterId !== monsterId)
      ledger.contradictions.push(`vote ${key}: ${earlier} for ${monsterId}, then ${JSON.stringify(answer)}`);
    ledger.receipts.set(key, earlier);
    ledger.ackedVotes.set(earlier, monsterId);
    return true;
  }

  return {
    async write(addresses, signal) {
      let toRepeat = last;
      while (!signal.aborted) {
        try {
          if (toRepeat && (await pendingVote(pickRandom(addresses()), toRepeat))) ledger.replayed++;
          toRepeat = null;
          pending ??= await fetchVoteToken(pickRandom(addresses()));
          if (pending === null) continue;
          const myVotes = pending;
          const attempts = systemRandom.int(5) === 0 ? 2 : 1;
          const outcome = await Promise.all(
            Array.from({ length: attempts }, () => pendingVote(pickRandom(addresses()), myVotes)),
          );
          if (!outcome.every(Boolean)) continue;
          ledger.replayed += attempts - 1;
          pending = null;
          last = myVotes;
          countAcknowledged(ledger, "vote");
        } catch (error) {
          // A connection that broke says nothing about what was done; anything else is a finding.
          if (!(error instanceof TypeError)) ledger.contradictions.push(String(error));
          ledger.unknown++;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      }
    },
  };
}
