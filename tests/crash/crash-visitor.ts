import { systemRandom } from "#server/platform/random.ts";
import { type Cookies, login, post, pickRandom, visitorOf } from "./crash-session.ts";
import { countAcknowledged, type Ledger, recordOpening } from "./ledger.ts";

/** One thing a visitor wants done, sent again with the same ids until it is acknowledged. */
type EventWrite = { kind: "events"; ids: string[] } | { kind: "opening"; key: string };

/** A visitor who writes without pause, and does not give up what was not answered. */
export interface CrashVisitor {
  /**
   * Writes until `signal`; what had no answer by then is the first thing of the next call.
   * @param addresses of the processes that run, read anew before each call
   */
  write(addresses: () => readonly string[], signal: AbortSignal): Promise<void>;
}

export function createVisitor(ledger: Ledger): CrashVisitor {
  let cookies: Cookies | null = null;
  let pending: EventWrite | null = null;
  // An old key now and then: its answer must stay what it was.
  const keys: string[] = [];

  function nextEventWrite(): EventWrite {
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

  async function send(address: string, eventWrite: EventWrite, lastKnown: Cookies): Promise<boolean> {
    const path = eventWrite.kind === "opening" ? "/api/visitor/opening" : "/api/events";
    const body = eventWrite.kind === "opening" ? {} : { events: eventWrite.ids.map(eventOf) };
    const response = await post(
      address,
      path,
      lastKnown,
      body,
      eventWrite.kind === "opening" ? eventWrite.key : undefined,
    );
    const answer = (await response.json()) as { accepted?: number; openingSeenAt?: string };
    if (response.status === 503) return false;
    if (response.status !== 200) throw new Error(`${path} answered ${response.status} ${JSON.stringify(answer)}`);
    if (response.headers.has("idempotent-replay")) ledger.replayed++;
    if (eventWrite.kind === "opening")
      recordOpening(ledger, visitorOf(lastKnown), eventWrite.key, answer.openingSeenAt ?? "");
    else if (answer.accepted === eventWrite.ids.length) for (const id of eventWrite.ids) ledger.ackedEvents.add(id);
    else ledger.contradictions.push(`${eventWrite.ids.length} events sent, ${answer.accepted} acknowledged`);
    return true;
  }

  return {
    async write(addresses, signal) {
      while (!signal.aborted) {
        const address = pickRandom(addresses());
        try {
          cookies ??= await login(address);
          pending ??= nextEventWrite();
          if (!(await send(address, pending, cookies))) continue;
          countAcknowledged(ledger, pending.kind);
          pending = null;
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
