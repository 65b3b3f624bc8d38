import { systemRandom } from "#server/platform/random.ts";
import { type Cookies, login, post, someOf, visitorOf } from "./crash-session.ts";
import { type Ledger, noteOpening } from "./ledger.ts";

/** One thing a visitor wants done, sent again with the same ids until it is acknowledged. */
type Wish = { kind: "events"; ids: string[] } | { kind: "opening"; key: string };

/** A visitor who writes without pause, and does not give up what was not answered. */
export interface CrashVisitor {
  /**
   * Writes until `signal`; what had no answer by then is the first thing of the next call.
   * @param addresses of the processes that run, read anew before each call
   */
  write(addresses: () => readonly string[], signal: AbortSignal): Promise<void>;
}

export function makeVisitor(ledger: Ledger): CrashVisitor {
  let cookies: Cookies | null = null;
  let open: Wish | null = null;
  // An old key now and then: its answer must stay what it was.
  const keys: string[] = [];

  function nextWish(): Wish {
    if (systemRandom.int(4) > 0) {
      const ids = Array.from({ length: 1 + systemRandom.int(5) }, () => systemRandom.uuid());
      for (const id of ids) ledger.sentEvents.add(id);
      return { kind: "events", ids };
    }
    const old = keys[systemRandom.int(Math.max(1, keys.length))];
    if (old !== undefined && systemRandom.int(3) === 0) return { kind: "opening", key: old };
    const key = systemRandom.uuid();
    keys.push(key);
    return { kind: "opening", key };
  }

  async function send(address: string, wish: Wish, known: Cookies): Promise<boolean> {
    const path = wish.kind === "opening" ? "/api/visitor/opening" : "/api/events";
    const body = wish.kind === "opening" ? {} : { events: wish.ids.map(eventOf) };
    const response = await post(address, path, known, body, wish.kind === "opening" ? wish.key : undefined);
    const answer = (await response.json()) as { accepted?: number; openingSeenAt?: string };
    if (response.status === 503) return false;
    if (response.status !== 200) throw new Error(`${path} answered ${response.status} ${JSON.stringify(answer)}`);
    if (response.headers.has("idempotent-replay")) ledger.replayed++;
    if (wish.kind === "opening") noteOpening(ledger, visitorOf(known), wish.key, answer.openingSeenAt ?? "");
    else if (answer.accepted === wish.ids.length) for (const id of wish.ids) ledger.ackedEvents.add(id);
    else ledger.contradictions.push(`${wish.ids.length} events sent, ${answer.accepted} acknowledged`);
    return true;
  }

  return {
    async write(addresses, signal) {
      while (!signal.aborted) {
        const address = someOf(addresses());
        try {
          cookies ??= await login(address);
          open ??= nextWish();
          if (!(await send(address, open, cookies))) continue;
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

const eventOf = (id: string) => ({
  id,
  name: "page_view",
  path: "zone1",
  at: new Date().toISOString(),
  params: { lang: "ja" },
});
