// Walks through the built zone with a real browser, one journey after the other.
//   node tests/journeys/run.ts [parts of names or files…]
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startTestPostgres } from "../postgres/test-postgres.ts";
import { launchChromium } from "./harness/chromium.ts";
import { collectClosers } from "./harness/closers.ts";
import type { Journey } from "./harness/journey.ts";
import { walk } from "./harness/trip.ts";
import { startZone } from "./harness/zone-server.ts";

const journeys = await readJourneys(process.argv.slice(2));
const closers = collectClosers();
let failed = 0;
try {
  const postgres = await startTestPostgres();
  closers.push(() => postgres.stop());
  const zone = await startZone((await postgres.freshDatabase()).url);
  closers.push(() => zone.stop());
  const browser = await launchChromium();
  closers.push(() => browser.close());
  for (const journey of journeys) {
    const begunAt = performance.now();
    const faults = await walk(journey, { browser, postgres, zone });
    const took = `${((performance.now() - begunAt) / 1000).toFixed(1)} s`;
    console.log(`${faults.length === 0 ? "✓" : "✗"} ${journey.name} (${took})`);
    for (const fault of faults) console.log(`    ${fault.replaceAll("\n", "\n    ")}`);
    if (faults.length > 0) failed += 1;
  }
} finally {
  await closers.closeAll();
}
console.log(`${journeys.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || journeys.length === 0 ? 1 : 0;

async function readJourneys(wanted: string[]): Promise<Journey[]> {
  const files = globSync("*.journey.ts", { cwd: import.meta.dirname }).toSorted();
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(import.meta.dirname, file)).href) as Promise<{ journey: Journey }>),
  );
  return modules.flatMap(({ journey }, i) =>
    wanted.length === 0 || wanted.some((part) => `${files[i]} ${journey.name}`.includes(part)) ? journey : [],
  );
}
