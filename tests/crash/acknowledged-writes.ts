// Kills the built zone at random moments while visitors write, and looks for every write that was acknowledged.
//   node tests/crash/acknowledged-writes.ts [--rounds 20] [--visitors 24]
// In every other round the database is killed with the app. Exit code 1 when anything acknowledged is missing.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { systemRandom } from "#server/platform/random.ts";
import { compare } from "./compare.ts";
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

const dataDir = await mkdtemp(join(tmpdir(), "kate-crash-"));
// As root, the database's own user has to pass through.
await chmod(dataDir, 0o711);
const ledger = newLedger();
// Half of them vote, half do everything else.
const visitors = Array.from({ length: Number(values.visitors) }, (_, at) =>
  at % 2 === 0 ? makeVisitor(ledger) : makeVoter(ledger),
);
const rows: Record<string, unknown>[] = [];
let passed = 0;
let failed = 0;
let zone: ZoneProcess | null = null;
let home = dataDir;

try {
  zone = await startZone(dataDir);
  home = await askDatabase(dataDir, async (_, place) => place);
  for (let round = 1; round <= rounds; round++) {
    const isDatabaseToo = round % 2 === 0;
    const before = ledger.acked;
    const enough = new AbortController();
    const { address } = zone;
    const writing = Promise.all(visitors.map((visitor) => visitor.write(address, enough.signal)));
    await delay(earliestKillMs + systemRandom.int(latestKillMs - earliestKillMs));
    if (isDatabaseToo) killPostmaster(home);
    await zone.kill();
    enough.abort();
    await writing;

    zone = await startZone(dataDir);
    const found = await askDatabase(dataDir, (queries) => compare(queries, ledger));
    const { stored, ...faults } = found;
    const faulty = Object.values(faults).filter((count) => count > 0).length;
    failed += faulty;
    passed += Object.values(faults).length - faulty;
    const killed = isDatabaseToo ? "app and database" : "app";
    rows.push({ killed, acked: ledger.acked - before, stored, ...faults, "ready ms": Math.round(zone.readyMs) });
  }
} catch (error) {
  failed++;
  console.error(error);
} finally {
  await zone?.end();
  await Promise.all([home, dataDir].map((folder) => rm(folder, { recursive: true, force: true })));
}

console.table(rows);
for (const contradiction of ledger.contradictions.slice(0, 10)) console.error(contradiction);
console.log(
  `${ledger.acked} writes acknowledged, ${ledger.replayed} answered again, ${ledger.unknown} without an answer`,
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
