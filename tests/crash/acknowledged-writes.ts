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
import { compare } from "./compare.ts";
import { makeNightVisitor } from "./crash-night.ts";
import { makeVisitor } from "./crash-visitor.ts";
import { makeVoter } from "./crash-voter.ts";
import { newLedger } from "./ledger.ts";
import { askDatabase, killPostmaster, startZone, type ZoneProcess } from "./zone-process.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "20" }, visitors: { type: "string", default: "24" } },
});
const rounds = Number(values.rounds);
const earliestKillMs = 400;
const latestKillMs = 2_400;
/** So long the other process goes on alone. */
const aloneMs = 300;

const dataDir = await mkdtemp(join(tmpdir(), "kate-crash-"));
// As root, the database's own user has to pass through.
await chmod(dataDir, 0o711);
const ledger = newLedger();
// Half of them vote, a quarter open letters, remember reds and paint, a quarter does everything else.
const kinds = [makeVoter, makeVisitor, makeVoter, makeNightVisitor];
const visitors = Array.from({ length: Number(values.visitors) }, (_, at) => (kinds[at % 4] ?? makeVoter)(ledger));
const rows: Record<string, unknown>[] = [];
let passed = 0;
let failed = 0;
const zones: ZoneProcess[] = [];
let home = dataDir;

try {
  // One after the other: the first makes the secrets that both read.
  for (let at = 0; at < 2; at++) zones.push(await startZone(dataDir));
  home = await askDatabase(dataDir, async (_, place) => place);
  for (let round = 1; round <= rounds; round++) {
    const isDatabaseToo = round % 2 === 0;
    // Of the odd rounds the first one kills the first process, the next one the second.
    const victims = isDatabaseToo ? [0, 1] : [((round - 1) / 2) % 2];
    const before = ledger.acked;
    const enough = new AbortController();
    const addresses = (): string[] => zones.map(({ address }) => address);
    const writing = Promise.all(visitors.map((visitor) => visitor.write(addresses, enough.signal)));
    await delay(earliestKillMs + systemRandom.int(latestKillMs - earliestKillMs));
    if (isDatabaseToo) killPostmaster(home);
    await Promise.all(victims.map((at) => zones[at]?.kill()));
    if (!isDatabaseToo) await delay(aloneMs);
    enough.abort();
    await writing;

    for (const at of victims) zones[at] = await startZone(dataDir);
    const found = await askDatabase(dataDir, (queries) => compare(queries, ledger));
    const { stored, ...faults } = found;
    const faulty = Object.values(faults).filter((count) => count > 0).length;
    failed += faulty;
    passed += Object.values(faults).length - faulty;
    const killed = isDatabaseToo ? "both and database" : `process ${(victims[0] ?? 0) + 1}`;
    const readyMs = Math.round(Math.max(...victims.map((at) => zones[at]?.readyMs ?? 0)));
    rows.push({ killed, acked: ledger.acked - before, stored, ...faults, "ready ms": readyMs });
  }
} catch (error) {
  failed++;
  console.error(error);
} finally {
  await Promise.all(zones.map((zone) => zone.end()));
  await Promise.all([home, dataDir].map((folder) => rm(folder, { recursive: true, force: true })));
}

console.table(rows);
for (const contradiction of ledger.contradictions.slice(0, 10)) console.error(contradiction);
console.log(
  `${ledger.acked} writes acknowledged, ${ledger.replayed} answered again, ${ledger.unknown} without an answer`,
);
console.log(
  `of these ${ledger.ackedVotes.size} votes and ${ledger.ackedDeeds.size} letters, reds and paintings` +
    (failed === 0 ? ": 0 lost, 0 doubled" : ""),
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
