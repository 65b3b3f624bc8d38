// Walks through the built zone with a real browser, one journey after the other.
//   node tests/journeys/run.ts [parts of names or files…]
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startTestPostgres } from "../postgres/test-postgres.ts";
import { launchChromium } from "./harness/chromium.ts";
import { collectClosers } from "./harness/closers.ts";
import type { Journey } from "./harness/journey.ts";
import { type Ground, walk } from "./harness/trip.ts";
import { startZone } from "./harness/zone-server.ts";

/** Up to so many journeys that failed are walked once more at the end; what failed the first time stays printed. */
const mostSecondWalks = 2;

const journeys = await readJourneys(process.argv.slice(2));
const closers = collectClosers();
let failed: Journey[] = [];
try {
  const postgres = await startTestPostgres();
  closers.push(() => postgres.stop());
  const zone = await startZone((await postgres.freshDatabase()).url);
  closers.push(() => zone.stop());
  const browser = await launchChromium();
  closers.push(() => browser.close());
  const ground = { browser, postgres, zone };
  failed = await walkAll(journeys, ground);
  // A phone that is slow for a moment is no fault of the zone; what fails twice is, and so is much that fails once.
  if (failed.length > 0 && failed.length <= mostSecondWalks && journeys.length > mostSecondWalks) {
    console.log(`── walked a second time: ${failed.length}`);
    failed = await walkAll(failed, ground);
  }
} finally {
  await closers.closeAll();
}
console.log(`${journeys.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 || journeys.length === 0 ? 1 : 0;

/** Walks one after the other, tells of each, and returns those in which something was wrong. */
async function walkAll(wanted: readonly Journey[], ground: Ground): Promise<Journey[]> {
  const wrong: Journey[] = [];
  for (const journey of wanted) {
    const begunAt = performance.now();
    const faults = await walk(journey, ground);
    const took = `${((performance.now() - begunAt) / 1000).toFixed(1)} s`;
    console.log(`${faults.length === 0 ? "✓" : "✗"} ${journey.name} (${took})`);
    for (const fault of faults) console.log(`    ${fault.replaceAll("\n", "\n    ")}`);
    if (faults.length > 0) wrong.push(journey);
  }
  return wrong;
}

async function readJourneys(wanted: string[]): Promise<Journey[]> {
  const files = globSync("*.journey.ts", { cwd: import.meta.dirname }).toSorted();
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(import.meta.dirname, file)).href) as Promise<{ journey: Journey }>),
  );
  return modules.flatMap(({ journey }, i) =>
    wanted.length === 0 || wanted.some((part) => `${files[i]} ${journey.name}`.includes(part)) ? journey : [],
  );
}
