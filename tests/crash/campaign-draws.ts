// Two processes of the built zone on one database open doors for a crowd, and one after the other is killed with SIGKILL.
//   node tests/crash/campaign-draws.ts [--rounds 6] [--visitors 80]
//   node tests/crash/campaign-draws.ts --entrants 30000 --visitors 200   kills until so many doors are acknowledged
// Looks for entries that were acknowledged and lost, made twice, or prizes given beyond what there was. Exit code 1 when any.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { campaignSchema } from "#contracts/campaign.ts";
import { publishCampaign } from "#server/modules/draws/publish.ts";
import { systemClock } from "#server/platform/clock.ts";
import { openDatabase } from "#server/platform/database.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import { systemRandom } from "#server/platform/random.ts";
import { startHub, type Hub } from "#test-support/hub-server.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { compareDraws, type DrawLedger, createEntrant } from "./crash-entrant.ts";
import { testConnectWithinMs } from "#test-support/postgres/test-connection.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "6" },
    visitors: { type: "string", default: "80" },
    /** So many doors are to be acknowledged, however many rounds that takes. */
    entrants: { type: "string", default: "0" },
  },
});
const dayMs = 86_400_000;
const secret = "s".repeat(43);
const entrantsWanted = Number(values.entrants);
/** From the start of the writing to the kill; of a crowd a round is longer, or it would never get through. */
const [earliestKillMs, latestKillMs] = entrantsWanted > 0 ? [12_000, 20_000] : [2_500, 4_500];
const prizes = entrantsWanted > 0 ? 600 : 60;
/** So many more prizes begin to wait at once when a round begins: everybody fights for them, in every round. */
const prizesARound = entrantsWanted > 0 ? 25 : prizes;

const ledger: DrawLedger = { acked: new Map(), unknown: 0, replayed: 0, renewed: 0, contradictions: [] };
const postgres = await startTestPostgres();
const fresh = await postgres.createDatabase();
const database = openDatabase({
  url: fresh.url,
  max: 2,
  logger: memoryLogger(systemClock),
  connectWithinMs: testConnectWithinMs,
});
const hubs: Hub[] = [];
const rows: object[] = [];
let passed = 0;
let failed = 0;
let seconds = 0;

try {
  await database.transaction(async (queries) => publishCampaign(queries, await createCrashCampaign(), commit()));
  // All entrants come from one address here: as a draw from before that judged no networks, it gives prizes to all of them.
  await database.query({ text: "UPDATE campaigns SET terms = replace(terms, E'\\naside networks/1', '')" });
  await database.query({ text: "UPDATE draw_units SET due_at = $1", values: [new Date("2100-01-01T00:00:00Z")] });
  for (let at = 0; at < 2; at++) hubs.push(await startHub(fresh.url, { SECRETS: secret }));
  const entrants = Array.from({ length: Number(values.visitors) }, () => createEntrant("crash-doors", secret, ledger));
  const startedAt = performance.now();
  const isEnough = (round: number): boolean =>
    entrantsWanted > 0 ? ledger.acked.size >= entrantsWanted : round > Number(values.rounds);
  for (let round = 1; !isEnough(round); round++) {
    const before = ledger.acked.size;
    await database.query({
      text: "UPDATE draw_units SET due_at = $1 WHERE unit < $2 AND entry_id IS NULL",
      values: [systemClock.now(), round * prizesARound],
    });
    const hasEnough = new AbortController();
    const addresses = (): string[] => hubs.map(({ localUrl }) => localUrl);
    const writing = Promise.all(entrants.map((entrant) => entrant.write(addresses, hasEnough.signal)));
    await delay(earliestKillMs + systemRandom.int(latestKillMs - earliestKillMs));
    const hubToKill = round % 2;
    await hubs[hubToKill]?.kill();
    // The other one goes on alone for a moment.
    await delay(500);
    hasEnough.abort();
    await writing;
    hubs[hubToKill] = await startHub(fresh.url, { SECRETS: secret });
    const comparison = await compareDraws(database, "crash-doors", prizes, ledger);
    const faulty = Object.values(comparison.faults).filter((count) => count > 0).length;
    failed += faulty;
    passed += Object.values(comparison.faults).length - faulty;
    seconds = (performance.now() - startedAt) / 1_000;
    rows.push({
      round,
      acked: ledger.acked.size - before,
      stored: comparison.stored,
      given: comparison.given,
      ...comparison.faults,
    });
  }
} catch (error) {
  failed++;
  console.error(error);
} finally {
  await Promise.all(hubs.map((hub) => hub.kill()));
  await database.stop();
  await postgres.stop();
}

console.table(rows);
for (const contradiction of ledger.contradictions.slice(0, 10)) console.error(contradiction);
console.log(
  `${ledger.acked.size} doors acknowledged, ${ledger.replayed} answered again, ${ledger.renewed} after a new key, ${ledger.unknown} without an answer`,
);
console.log(
  `${values.visitors} at once, ${rows.length} kills, ${seconds.toFixed(0)} s, ${(ledger.acked.size / seconds).toFixed(0)} doors a second`,
);
if (failed === 0) console.log("0 lost, 0 doubled, 0 over-awarded");
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function commit(): { seed: string; now: Date } {
  return { seed: systemRandom.bytes(32).toString("hex"), now: new Date(systemClock.now().getTime() - 2 * dayMs) };
}

/** A campaign of the demonstration under another name, open now. */
async function createCrashCampaign() {
  const file = join(import.meta.dirname, "../../content/campaigns/half-open.json");
  const written = v.parse(campaignSchema, JSON.parse(await readFile(file, "utf8")));
  const nowMs = systemClock.now().getTime();
  const at = (shiftMs: number): string =>
    `${new Date(nowMs + shiftMs + 9 * 3_600_000).toISOString().slice(0, 19)}+09:00`;
  const [prize] = written.prizes;
  if (!prize) throw new Error("there is nothing to win");
  return {
    ...written,
    id: "crash-doors",
    ...{ opensAt: at(-dayMs), lastMomentAt: at(dayMs), closesAt: at(2 * dayMs), drawsAt: at(3 * dayMs) },
    prizes: [{ ...prize, count: prizes }],
    demonstration: null,
  };
}
