import { collectClosers } from "#test-support/closers.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { openInstant } from "../server/modules/draws/enter.ts";
import { systemClock } from "../server/platform/clock.ts";
import { type Database, openDatabase } from "../server/platform/database.ts";
import { memoryLogger } from "../server/platform/logger.ts";
import { systemRandom } from "../server/platform/random.ts";
import type { Bench } from "./bench.ts";
import { callAtOnce } from "./call-at-once.ts";
import { ownCpuMicros } from "./cpu-time.ts";
import { flushTimesMs } from "./database/flush-time.ts";
import { meterPostgres } from "./database/postgres-cpu.ts";
import { claimAll, endAndVerify, pressedAt, publishDoors } from "./draws/bench-campaign.ts";
import { fillPlainStock, openPlainly, preparePlainStock } from "./draws/plain-stock.ts";
import { type DoorSide, summary } from "./draws/summary.ts";

const rounds = 5;
const callers = 200;
const stock = 60;
const visitorsARound = 2_000;
/** Every so many presses twice at once: the second press is told what the first one was. */
const doublePressEvery = 10;

/**
 * Two hundred at once open doors of an instant draw while sixty prizes wait, beside what one would write first: one row with
 * what is left. Rounds take turns on one PostgreSQL, each with a campaign of its own. Afterwards every winner claims, the
 * campaign is drawn, and its published proof is checked: all prizes given, none twice, nobody with two.
 */
export const bench: Bench = async () => {
  const closers = collectClosers();
  try {
    const postgres = await startTestPostgres();
    closers.push(() => postgres.stop());
    const { url } = await postgres.freshDatabase();
    const database = openDatabase({ url, max: 20, logger: memoryLogger(systemClock) });
    closers.push(() => database.stop());
    const meter = await meterPostgres(database);
    await preparePlainStock(database);
    const ours: DoorSide = { perSecond: [], zoneMicros: [], databaseMicros: [], waitsMs: [] };
    const plain: DoorSide = { perSecond: [], zoneMicros: [], databaseMicros: [], waitsMs: [] };
    const faults = { overAwarded: 0, notGiven: 0, doubled: 0, contradictions: 0, claimsWrong: 0, unproven: 0 };
    const flushesMs: number[] = [];

    for (let round = -1; round < rounds; round++) {
      const measure = async (side: DoorSide, visitors: readonly string[], open: (visitor: string) => Promise<void>) => {
        flushesMs.push(...(await flushTimesMs(meter.dataDir)));
        const [own, theirs] = [ownCpuMicros(), meter.cpuMicros()];
        const told = await callAtOnce(visitors, callers, open);
        const [zoneMicros, databaseMicros] = [ownCpuMicros() - own, meter.cpuMicros() - theirs];
        if (round < 0) return;
        side.perSecond.push(told.perSecond);
        side.zoneMicros.push(zoneMicros / visitors.length);
        side.databaseMicros.push(databaseMicros / visitors.length);
        side.waitsMs.push(...told.waitsMs);
      };
      const openOurs = async (): Promise<void> => {
        const campaign = await publishDoors(database, `bench-doors-${round + 1}`, stock);
        const visitors = await makeVisitors(database);
        const presses = visitors.flatMap((id, at) => (at % doublePressEvery === 0 ? [id, id] : [id]));
        const told = new Map<string, number | null>();
        await measure(ours, presses, async (visitorId) => {
          const ids = { ticket: systemRandom.uuid(), entry: systemRandom.uuid(), win: systemRandom.uuid() };
          const { claimDays } = campaign;
          const opening = { campaignId: campaign.id, visitorId, ids, now: pressedAt, claimDays };
          const { unit } = await openInstant(database, opening);
          if (told.has(visitorId) && told.get(visitorId) !== unit) faults.contradictions += 1;
          told.set(visitorId, unit);
        });
        const winners = [...told.values()].filter((unit) => unit !== null).length;
        const [stranger = ""] = await makeVisitors(database, 1);
        faults.claimsWrong += await claimAll(database, campaign.id, stranger);
        const drawn = await endAndVerify(database, campaign, stock);
        faults.overAwarded += drawn.overAwarded;
        faults.notGiven += Math.max(0, stock - drawn.given) + Math.abs(stock - winners);
        faults.doubled += drawn.doubled;
        faults.unproven += drawn.unproven;
      };
      const openPlain = async (): Promise<void> => {
        const campaignId = `plain-${round + 1}`;
        await fillPlainStock(database, campaignId, stock);
        const visitors = await makeVisitors(database);
        await measure(plain, visitors, (visitorId) => openPlainly(database, campaignId, visitorId, pressedAt));
      };
      const turns = [openOurs, openPlain];
      for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
    }
    return summary({ callers, stock, ours, plain, flushesMs, faults });
  } finally {
    await closers.closeAll();
  }
};

/** Visitors with a row, as everybody has one before a door is opened. */
async function makeVisitors(database: Database, count = visitorsARound): Promise<string[]> {
  const ids = Array.from({ length: count }, () => systemRandom.uuid());
  await database.query({
    text: "INSERT INTO visitors (id, created_at, lang) SELECT id, $2, 'ja' FROM unnest($1::uuid[]) AS v (id)",
    values: [ids, pressedAt],
  });
  return ids;
}
