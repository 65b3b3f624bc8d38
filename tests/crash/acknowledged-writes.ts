// Two processes of the built zone on one database are killed at random moments while visitors write everything that visitors
// write, and every write that was acknowledged is looked for.
//   node tests/crash/acknowledged-writes.ts [--rounds 20] [--writes 5000] [--visitors 24]
// Kills so often, and on until so many writes are acknowledged; with `--rounds` alone only so often.
// In every other round one process is killed and the other goes on; in the others both and the database. Exit code 1 when
// anything acknowledged is missing, is there twice, or is another now.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { systemClock } from "#server/platform/clock.ts";
import { systemRandom } from "#server/platform/random.ts";
import { hubClockEnv } from "#test-support/hub-clock-env.ts";
import { compare } from "./compare-stored.ts";
import { createVisitor } from "./crash-visitor.ts";
import { createVoter } from "./crash-voter.ts";
import { createWriter } from "./crash-writer.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import { withDatabase, killPostmaster, startHub, type HubProcess } from "./hub-process.ts";
import { beginBroadcast, findBroadcast } from "./kinds-of-broadcasts.ts";
import { ageProphecies, type ProphecyReaders } from "./kinds-of-prophecies.ts";
import { playedAgoMs, playRuns } from "./score-tickets.ts";
import { listVisits } from "./visits.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string" },
    writes: { type: "string" },
    visitors: { type: "string", default: "24" },
  },
});
const rounds = Number(values.rounds ?? 20);
const writesWanted = Number(values.writes ?? (values.rounds === undefined ? 5_000 : 0));
/** Where many writes are wanted, more of them come between two kills than starting again takes time. */
const latestKillMs = writesWanted > 0 ? 6_000 : 2_400;
/** A machine that is too slow for what is wanted is not waited for without end. */
const mostRounds = Math.max(rounds, 100);
const earliestKillMs = 400;
/** So long the other process goes on alone. */
const warmUpMs = 300;

const dataDir = await mkdtemp(join(tmpdir(), "kate-crash-"));
// As root, the database's own user has to pass through.
await chmod(dataDir, 0o711);
const ledger = createLedger();
const readers: ProphecyReaders = { today: [], earlier: [] };
const rows: Record<string, unknown>[] = [];
let passed = 0;
let failed = 0;
const hubs: HubProcess[] = [];
let postgresHome = dataDir;

try {
  // The first makes the secrets that all read. Runs take their time, so its clock is behind: what is played there is over now.
  const earlierHub = await startHub(dataDir, clockBehind(playedAgoMs));
  hubs.push(earlierHub);
  const tickets = await playRuns(earlierHub.address, { early: 10 * rounds, through: rounds, games: 6 * rounds });
  for (let at = 0; at < 2; at++) hubs.push(await startHub(dataDir));
  await earlierHub.kill();
  hubs.shift();
  postgresHome = await withDatabase(dataDir, async (queries, place) => {
    await queries.transaction(beginBroadcast);
    return place;
  });
  const visits = listVisits(readers, tickets, await findBroadcast(hubs[0]?.address ?? ""));
  const kinds = visits.flat();
  // A quarter votes in the poll, an eighth sends events and opens, the others write all the rest.
  const writers = Array.from({ length: 5 }, () => (all: Ledger) => createWriter(all, visits));
  const create = [createVoter, createVisitor, createVoter, ...writers];
  const visitors = Array.from({ length: Number(values.visitors) }, (_, at) =>
    (create[at % create.length] ?? createVoter)(ledger),
  );
  for (let round = 1; round <= rounds || (ledger.acked < writesWanted && round <= mostRounds); round++) {
    const isDatabaseToo = round % 2 === 0;
    // Of the odd rounds the first one kills the first process, the next one the second.
    const hubsToKill = isDatabaseToo ? [0, 1] : [((round - 1) / 2) % 2];
    const before = ledger.acked;
    const hasEnough = new AbortController();
    const addresses = (): string[] => hubs.map(({ address }) => address);
    const writing = Promise.all(visitors.map((visitor) => visitor.write(addresses, hasEnough.signal)));
    await delay(earliestKillMs + systemRandom.int(latestKillMs - earliestKillMs));
    if (isDatabaseToo) killPostmaster(postgresHome);
    await Promise.all(hubsToKill.map((at) => hubs[at]?.kill()));
    if (!isDatabaseToo) await delay(warmUpMs);
    hasEnough.abort();
    await writing;

    for (const at of hubsToKill) hubs[at] = await startHub(dataDir);
    const comparison = await withDatabase(dataDir, async (queries) => {
      const found = await compare(queries, ledger, kinds);
      await ageProphecies(queries, readers);
      return found;
    });
    const { stored, ...issues } = comparison;
    const failing = Object.values(issues).filter((count) => count > 0).length;
    failed += failing;
    passed += Object.values(issues).length - failing;
    const killed = isDatabaseToo ? "both and database" : `process ${(hubsToKill[0] ?? 0) + 1}`;
    const readyMs = Math.round(Math.max(...hubsToKill.map((at) => hubs[at]?.readyMs ?? 0)));
    rows.push({ killed, acked: ledger.acked - before, stored, ...issues, "ready ms": readyMs });
  }
  if (ledger.acked < writesWanted) throw new Error(`only ${ledger.acked} writes were acknowledged`);
} catch (error) {
  failed++;
  console.error(error);
} finally {
  await Promise.all(hubs.map((hub) => hub.end()));
  await Promise.all([postgresHome, dataDir].map((folder) => rm(folder, { recursive: true, force: true })));
}

console.table(rows);
for (const contradiction of ledger.contradictions.slice(0, 10)) console.error(contradiction);
console.log(
  `${ledger.acked} writes acknowledged, ${ledger.replayed} answered again, ${ledger.unknown} without an answer`,
);
console.table(Object.fromEntries([...ledger.ackedByKind].toSorted(([, a], [, b]) => b - a)));
if (failed === 0) console.log(`${rows.length} kills: 0 lost, 0 doubled, 0 changed`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** The environment of a zone whose clock is behind by so much, and goes on from there. */
function clockBehind(byMs: number): Record<string, string> {
  return hubClockEnv(new Date(systemClock.now().getTime() - byMs).toISOString());
}
