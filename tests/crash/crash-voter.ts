import { systemRandom } from "#server/platform/random.ts";
import { type Cookies, login, post, someOf } from "./crash-session.ts";
import type { CrashVisitor } from "./crash-visitor.ts";
import type { Ledger } from "./ledger.ts";

const monsters = 24;

/** One visitor's vote, stamped again with the same key until it is acknowledged. */
interface Stamp {
  cookies: Cookies;
  ballot: string;
  key: string;
  monsterId: string;
}

/**
 * Votes without pause, as another visitor each time: a visitor has one vote a day. Every fifth stamps twice at once, at
 * whichever processes.
 */
export function makeVoter(ledger: Ledger): CrashVisitor {
  let open: Stamp | null = null;

  async function takeBallot(address: string): Promise<Stamp | null> {
    const cookies = await login(address);
    const answer = await post(address, "/api/lmv/ballots", cookies, {});
    const { ballot } = (await answer.json()) as { ballot?: string };
    if (answer.status !== 200 || !ballot) return null;
    const key = systemRandom.uuid();
    const monsterId = String(1 + systemRandom.int(monsters)).padStart(2, "0");
    ledger.sentVoteKeys.add(key);
    return { cookies, ballot, key, monsterId };
  }

  async function stamp(address: string, { cookies, ballot, key, monsterId }: Stamp): Promise<boolean> {
    const response = await post(address, "/api/lmv/votes", cookies, { monsterId, ballot }, key);
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
      while (!signal.aborted) {
        try {
          open ??= await takeBallot(someOf(addresses()));
          if (open === null) continue;
          const mine = open;
          const taps = systemRandom.int(5) === 0 ? 2 : 1;
          const told = await Promise.all(Array.from({ length: taps }, () => stamp(someOf(addresses()), mine)));
          if (!told.every(Boolean)) continue;
          ledger.replayed += taps - 1;
          open = null;
          ledger.acked++;
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
