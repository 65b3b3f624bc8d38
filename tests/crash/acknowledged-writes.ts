// Two processes of the built zone on one database are killed at random moments while visitors write, and every write that
// was acknowledged is looked for.
//   node tests/crash/acknowledged-writes.ts [--rounds 20] [--visitors 24]
// In every other round one process is killed and the other goes on; in the others both and the database. Exit code 1 when
// anything acknowledged is missing, or is there twice.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { systemRandom } from "#server/platform/random.ts";
import { compare } from "./compare-stored.ts";
import { createCreator } from "./crash-creator.ts";
import { createVisitor } from "./crash-visitor.ts";
import { createVoter } from "./crash-voter.ts";
import { createLedger } from "./ledger.ts";
import { withDatabase, killPostmaster, startHub, type HubProcess } from "./hub-process.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "20" }, visitors: { type: "string", default: "24" } },
});
const rounds = Number(values.rounds);
const earliestKillMs = 400;
const latestKillMs = 2_400;
/** So long the other process goes on alone. */
const warmUpMs = 300;

const dataDir = await mkdtemp(join(tmpdir(), "kate-crash-"));
// As root, the database's own user has to pass through.
await chmod(dataDir, 0o711);
const ledger = createLedger();
// Half of them vote, a quarter open letters, remember reds and paint, a quarter does everything else.
const kinds = [createVoter, createVisitor, createVoter, createCreator];
const visitors = Array.from({ length: Number(values.visitors) }, (_, at) => (kinds[at % 4] ?? createVoter)(ledger));
const rows: Record<string, unknown>[] = [];
let passed = 0;
let failed = 0;
const hubs: HubProcess[] = [];
let postgresHome = dataDir;

try {
  // One after the other: the first makes the secrets that both read.
  for (let at = 0; at < 2; at++) hubs.push(await startHub(dataDir));
  postgresHome = await withDatabase(dataDir, async (_, place) => place);
  for (let round = 1; round <= rounds; round++) {
    const isDatabaseToo = round % 2 === 0;
    // Of the odd rounds the first one kills the first process, the next one the second.
    const hubsToKill = isDatabaseToo ? [0, 1] : [((round - 1) / 2) % 2];
    const before = ledger.acked;
    const hasEnough = new AbortController();
    const addresses = (): string[] => hubs.map(({ address }) => address);
    const writers = Promise.all(visitors.map((visitor) => visitor.write(addresses, hasEnough.signal)));
    await delay(earliestKillMs + systemRandom.int(latestKillMs - earliestKillMs));
    if (isDatabaseToo) killPostmaster(postgresHome);
    await Promise.all(hubsToKill.map((at) => hubs[at]?.kill()));
    if (!isDatabaseToo) await delay(warmUpMs);
    hasEnough.abort();
    await writers;

    for (const at of hubsToKill) hubs[at] = await startHub(dataDir);
    const comparison = await withDatabase(dataDir, (queries) => compare(queries, ledger));
    const { stored, ...issues } = comparison;
    const failing = Object.values(issues).filter((count) => count > 0).length;
    failed += failing;
    passed += Object.values(issues).length - failing;
    const killed = isDatabaseToo ? "both and database" : `process ${(hubsToKill[0] ?? 0) + 1}`;
    const readyMs = Math.round(Math.max(...hubsToKill.map((at) => hubs[at]?.readyMs ?? 0)));
    rows.push({ killed, acked: ledger.acked - before, stored, ...issues, "ready ms": readyMs });
  }
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
console.log(
  `of these ${ledger.ackedVotes.size} votes and ${ledger.ackedWrites.size} letters, reds and paintings` +
    (failed === 0 ? ": 0 lost, 0 doubled" : ""),
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
