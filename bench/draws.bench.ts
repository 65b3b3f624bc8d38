import { createCleanup } from "#test-support/cleanup.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { enterInstant } from "../server/modules/draws/enter.ts";
import { systemClock } from "../server/platform/clock.ts";
import { type Database, openDatabase } from "../server/platform/database.ts";
import { memoryLogger } from "../server/platform/logger.ts";
import { systemRandom } from "../server/platform/random.ts";
import type { Bench } from "./bench.ts";
import { callConcurrently } from "./call-concurrently.ts";
import { processCpuMicros } from "./cpu-time.ts";
import { flushTimesMs } from "./database/flush-time.ts";
import { meterPostgres } from "./database/postgres-cpu.ts";
import { claimAll, endAndVerify, enteredAt, publishBenchCampaign } from "./draws/bench-campaign.ts";
import { fillPlainStock, enterPlainly, preparePlainStock } from "./draws/plain-stock.ts";
import { type EntrySide, summary } from "./draws/summary.ts";

const rounds = 5;
const callers = 200;
const stock = 60;
const visitorsPerRound = 2_000;
/** Every so many presses twice at once: the second press is told what the first one was. */
const doubleSubmitEvery = 10;

/**
 * Two hundred at once enter an instant draw while sixty prizes wait, beside what one would write first: one row with
 * what is left. Rounds take turns on one PostgreSQL, each with a campaign of its own. Afterwards every winner claims, the
 * campaign is drawn, and its published proof is checked: all prizes given, none twice, nobody with two.
 */
export const bench: Bench = async () => {
  const cleanup = createCleanup();
  try {
    const postgres = await startTestPostgres();
    cleanup.push(() => postgres.stop());
    const { url } = await postgres.createDatabase();
    const database = openDatabase({ url, max: 20, logger: memoryLogger(systemClock) });
    cleanup.push(() => database.stop());
    const meter = await meterPostgres(database);
    await preparePlainStock(database);
    const ours: EntrySide = { perSecond: [], hubMicros: [], databaseMicros: [], waitsMs: [] };
    const plain: EntrySide = { perSecond: [], hubMicros: [], databaseMicros: [], waitsMs: [] };
    const issues = { overAwarded: 0, notGiven: 0, doubled: 0, contradictions: 0, claimsWrong: 0, unproven: 0 };
    const flushesMs: number[] = [];

    for (let round = -1; round < rounds; round++) {
      const measure = async (
        side: EntrySide,
        visitors: readonly string[],
        open: (visitor: string) => Promise<void>,
      ) => {
        flushesMs.push(...(await flushTimesMs(meter.dataDir)));
        const [own, theirs] = [processCpuMicros(), meter.cpuMicros()];
        const outcomes = await callConcurrently(visitors, callers, open);
        const [hubMicros, databaseMicros] = [processCpuMicros() - own, meter.cpuMicros() - theirs];
        if (round < 0) return;
        side.perSecond.push(outcomes.perSecond);
        side.hubMicros.push(hubMicros / visitors.length);
        side.databaseMicros.push(databaseMicros / visitors.length);
        side.waitsMs.push(...outcomes.waitsMs);
      };
      const enterOurs = async (): Promise<void> => {
        const campaign = await publishBenchCampaign(database, `bench-doors-${round + 1}`, stock);
        const visitors = await createVisitors(database);
        const attempts = visitors.flatMap((id, at) => (at % doubleSubmitEvery === 0 ? [id, id] : [id]));
        const outcomes = new Map<string, number | null>();
        await measure(ours, attempts, async (visitorId) => {
          const ids = { ticket: systemRandom.uuid(), entry: systemRandom.uuid(), win: systemRandom.uuid() };
          const { claimDays } = campaign;
          const opening = { campaignId: campaign.id, visitorId, ids, now: enteredAt, claimDays };
          const { unit } = await enterInstant(database, opening);
          if (outcomes.has(visitorId) && outcomes.get(visitorId) !== unit) issues.contradictions += 1;
          outcomes.set(visitorId, unit);
        });
        const winners = [...outcomes.values()].filter((unit) => unit !== null).length;
        const [otherVisitor = ""] = await createVisitors(database, 1);
        issues.claimsWrong += await claimAll(database, campaign.id, otherVisitor);
        const drawn = await endAndVerify(database, campaign, stock);
        issues.overAwarded += drawn.overAwarded;
        issues.notGiven += Math.max(0, stock - drawn.given) + Math.abs(stock - winners);
        issues.doubled += drawn.doubled;
        issues.unproven += drawn.unproven;
      };
      const enterPlain = async (): Promise<void> => {
        const campaignId = `plain-${round + 1}`;
        await fillPlainStock(database, campaignId, stock);
        const visitors = await createVisitors(database);
        await measure(plain, visitors, (visitorId) => enterPlainly(database, campaignId, visitorId, enteredAt));
      };
      const turns = [enterOurs, enterPlain];
      for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
    }
    return summary({ callers, stock, ours, plain, flushesMs, issues });
  } finally {
    await cleanup.run();
  }
};

/** Visitors with a row, as everybody has one before entering a draw. */
async function createVisitors(database: Database, count = visitorsPerRound): Promise<string[]> {
  const ids = Array.from({ length: count }, () => systemRandom.uuid());
  await database.query({
    text: "INSERT INTO visitors (id, created_at, lang) SELECT id, $2, 'ja' FROM unnest($1::uuid[]) AS v (id)",
    values: [ids, enteredAt],
  });
  return ids;
}
