import { setTimeout as delay } from "node:timers/promises";
import { createEntryTokens } from "#app/sites/campaign/entry-token.server.ts";
import type { Database } from "#server/platform/database.ts";
import { systemClock } from "#server/platform/clock.ts";
import { systemRandom } from "#server/platform/random.ts";
import { type Cookies, login, post, visitorOf } from "./crash-session.ts";

/** What the entrants know. */
export interface DrawLedger {
  /** By visitor: what the first acknowledged answer said. */
  acked: Map<string, "win" | "lose">;
  unknown: number;
  replayed: number;
  /** Keys that had grown old and were changed for new ones. */
  renewed: number;
  contradictions: string[];
}

interface EntryAttempt {
  cookies: Cookies;
  key: string;
  body: object;
  /** A second key: what the first one did, if anything, is told as a door that was opened already. */
  isRetry: boolean;
}

const conditionsTicked = { livesInJapan: true, age: "18", hasConsent: false, agreesToRules: true };
const sixMinutesMs = 360_000;

type EntryOutcome = "done" | "nothing" | "old key";
interface EntryResponse {
  kind?: string;
  outcome?: "win" | "lose";
  error?: { fields?: string[] };
}

/** One who opens door after door, as another visitor each time, and does not give up a press that had no answer. */
export function createEntrant(campaignId: string, secret: string, ledger: DrawLedger) {
  const entryTokens = createEntryTokens([secret], campaignId);
  let pending: EntryAttempt | null = null;

  async function issuedToken(address: string, cookies: Cookies): Promise<string | null> {
    const answer = await post(address, `/api/campaign/${campaignId}/keys`, cookies, {});
    const { key } = (await answer.json()) as { key?: string };
    if (answer.status !== 200 || key === undefined) return null;
    await delay(1_050);
    return key;
  }

  /** Every tenth holds a key that its phone slept over. */
  async function prepare(address: string): Promise<EntryAttempt | null> {
    const cookies = await login(address);
    const waited = new Date(systemClock.now().getTime() - sixMinutesMs);
    const key =
      systemRandom.int(10) === 0 ? entryTokens.issue(visitorOf(cookies), waited) : await issuedToken(address, cookies);
    return key === null
      ? null
      : { cookies, key: systemRandom.uuid(), body: { ...conditionsTicked, key }, isRetry: false };
  }

  /** As the page does: another key, and with it another press. */
  async function renewToken(address: string, { cookies }: EntryAttempt): Promise<EntryAttempt | null> {
    const key = await issuedToken(address, cookies);
    if (key === null) return null;
    ledger.renewed++;
    return { cookies, key: systemRandom.uuid(), body: { ...conditionsTicked, key }, isRetry: true };
  }

  async function press(address: string, { cookies, key, body, isRetry }: EntryAttempt): Promise<EntryOutcome> {
    const response = await post(address, `/api/campaign/${campaignId}/entries`, cookies, body, key);
    const answer = (await response.json()) as EntryResponse;
    if (response.status === 503) return "nothing";
    if (response.status === 400 && answer.error?.fields?.join() === "key") return "old key";
    const isAnswered = answer.kind === "opened" || (answer.kind === "already" && isRetry);
    if (response.status !== 200 || !isAnswered || !answer.outcome)
      throw new Error(`a door was answered ${response.status} ${JSON.stringify(answer)}`);
    if (response.headers.has("idempotent-replay")) ledger.replayed++;
    const who = visitorOf(cookies);
    const earlier = ledger.acked.get(who) ?? answer.outcome;
    if (earlier !== answer.outcome) ledger.contradictions.push(`${who}: ${earlier}, then ${answer.outcome}`);
    ledger.acked.set(who, earlier);
    return "done";
  }

  return {
    /** Writes until `signal`; what had no answer by then is the first thing of the next call. */
    async write(addresses: () => string[], signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        const all = addresses();
        const address = all[systemRandom.int(all.length)] ?? "";
        try {
          pending ??= await prepare(address);
          if (pending === null) continue;
          const myAttempts = pending;
          // Every fifth presses twice, on both processes at once.
          const where = systemRandom.int(5) === 0 ? all : [address];
          const outcomes = await Promise.all(where.map((one) => press(one, myAttempts)));
          if (outcomes.every((one) => one === "done")) pending = null;
          else if (outcomes.includes("old key")) pending = (await renewToken(address, myAttempts)) ?? myAttempts;
        } catch (error) {
          // A connection that broke says nothing about what was done; anything else is a finding.
          if (!(error instanceof TypeError)) ledger.contradictions.push(String(error));
          ledger.unknown++;
          await delay(20);
        }
      }
    },
  };
}

/** What the database holds against what was acknowledged. Every fault must be 0. */
export async function compareDraws(database: Database, campaignId: string, prizes: number, ledger: DrawLedger) {
  const entries = await database.query({
    text: `SELECT t.visitor_id AS visitor, u.unit FROM draw_entries e JOIN draw_tickets t ON t.id = e.ticket_id
           LEFT JOIN draw_units u ON u.entry_id = e.id WHERE e.campaign_id = $1`,
    values: [campaignId],
  });
  const wins = await database.query({
    text: "SELECT unit, ticket_id AS ticket FROM draw_wins WHERE campaign_id = $1",
    values: [campaignId],
  });
  const stored = new Map(entries.map(({ visitor, unit }) => [visitor, unit === null ? "lose" : "win"]));
  const met = entries.filter(({ unit }) => unit !== null).length;
  return {
    stored: entries.length,
    given: wins.length,
    faults: {
      lost: [...ledger.acked].filter(([who]) => !stored.has(who)).length,
      changed: [...ledger.acked].filter(([who, outcome]) => stored.has(who) && stored.get(who) !== outcome).length,
      doubled: entries.length - stored.size,
      overAwarded: Math.max(0, wins.length - prizes),
      unitTwice: wins.length - new Set(wins.map(({ unit }) => unit)).size,
      personTwice: wins.length - new Set(wins.map(({ ticket }) => ticket)).size,
      halfWritten: Math.abs(met - wins.length),
      contradictions: ledger.contradictions.length,
    },
  };
}
