import { setTimeout as delay } from "node:timers/promises";
import { systemRandom } from "#server/platform/random.ts";
import { type Cookies, login, pickRandom, visitorOf, write } from "./crash-session.ts";
import type { CrashVisitor } from "./crash-visitor.ts";
import { countAcknowledged, type Ledger } from "./ledger.ts";
import { readAt, type Visit, type Write, type WriteKind } from "./write-kind.ts";

/** One write, sent again until it is acknowledged. */
interface PendingWrite extends Write {
  kind: WriteKind;
  /** As `listStoredWrites` names it. */
  name: string;
  cookies: Cookies;
  /** A key for each tab; the same for both, where only the key says that it is the same write. */
  keys: [string, string];
}

/** A visit that is going on: its visitor, and what is still to be written. */
interface OpenVisit extends Visit {
  told: Map<string, string>;
  kinds: WriteKind[];
}

/** So many of the last ones are sent again when the next round begins, after the kill. */
const recentWrites = 4;

/**
 * Goes through one visit after the other, by chance, as another visitor each time. Every third write is done in two tabs at once,
 * and the last ones before a kill are sent again after it, with the same keys.
 */
export function createWriter(ledger: Ledger, visits: readonly (readonly WriteKind[])[]): CrashVisitor {
  let visit: OpenVisit | null = null;
  let pending: PendingWrite | null = null;
  const recent: PendingWrite[] = [];

  async function press(address: string, sent: PendingWrite, key: string): Promise<boolean> {
    const { kind, name, path, method = "POST", cookies, body } = sent;
    const response = await write(method, address + path, cookies, body, key);
    const answer = (await response.json()) as object;
    // Busy, or too many at once: to come again is what a page does too.
    if (response.status === 503 || response.status === 429) return false;
    if (response.status !== 200)
      throw new Error(`${name}: ${path} answered ${response.status} ${JSON.stringify(answer)}`);
    const places = sent.told.map((place) => readAt(answer, place));
    const told = [...places, ...(sent.sent === undefined ? [] : [sent.sent])].join(" ");
    const earlier = ledger.ackedWrites.get(name) ?? told;
    if (earlier !== told) ledger.contradictions.push(`${name}: ${earlier}, then ${told}`);
    ledger.ackedWrites.set(name, earlier);
    if (kind.isRepeatable !== false) ledger.ackedKeys.set(key, earlier);
    return true;
  }

  async function startVisit(address: string): Promise<OpenVisit> {
    const cookies = await login(address);
    const kinds = visits[systemRandom.int(visits.length)] ?? [];
    return { cookies, visitorId: visitorOf(cookies), told: new Map(), kinds: [...kinds] };
  }

  function nextWrite(ofVisit: OpenVisit): PendingWrite | null {
    const kind = ofVisit.kinds.shift();
    const created = kind?.create(ofVisit);
    if (!kind || !created) return null;
    const key = systemRandom.uuid();
    const keys: [string, string] = [key, created.isOnceByItself ? systemRandom.uuid() : key];
    const name = `${kind.name} ${created.subject ?? ofVisit.visitorId}`;
    ledger.sentWrites.add(name);
    return { cookies: ofVisit.cookies, ...created, kind, name, keys };
  }

  async function sendAgain(addresses: () => readonly string[]): Promise<void> {
    for (const sent of recent) if (await press(pickRandom(addresses()), sent, sent.keys[0])) ledger.replayed++;
    recent.length = 0;
  }

  async function writeNext(addresses: () => readonly string[]): Promise<void> {
    if (!visit || visit.kinds.length === 0) visit = await startVisit(pickRandom(addresses()));
    const ofVisit = visit;
    pending ??= nextWrite(ofVisit);
    if (!pending) return;
    const sent = pending;
    const hasTwoTabs = sent.kind.isRepeatable !== false && systemRandom.int(3) === 0;
    const tabKeys = hasTwoTabs ? sent.keys : sent.keys.slice(0, 1);
    const outcomes = await Promise.all(tabKeys.map((key) => press(pickRandom(addresses()), sent, key)));
    if (!outcomes.every(Boolean)) return void (await delay(20));
    ledger.replayed += tabKeys.length - 1;
    const told = ledger.ackedWrites.get(sent.name) ?? "";
    ofVisit.told.set(sent.kind.name, told);
    sent.onAcknowledged?.(told);
    if (sent.kind.isRepeatable !== false) recent.push(sent);
    if (recent.length > recentWrites) recent.shift();
    pending = null;
    countAcknowledged(ledger, sent.kind.name);
  }

  return {
    async write(addresses, signal) {
      let isFirst = true;
      while (!signal.aborted) {
        try {
          if (isFirst) await sendAgain(addresses);
          isFirst = false;
          await writeNext(addresses);
        } catch (error) {
          // A connection that broke says nothing about what was done; anything else is a finding, and is not tried again.
          if (!(error instanceof TypeError)) {
            ledger.contradictions.push(String(error));
            [visit, pending] = [null, null];
          }
          ledger.unknown++;
          await delay(20);
        }
      }
    },
  };
}
