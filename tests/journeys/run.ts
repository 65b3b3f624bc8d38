// Walks through the built zone with a real browser, one journey after the other.
//   node tests/journeys/run.ts [parts of names or files…]
// In a whole run a journey that fails is walked once more, and both walks are told: docs/decisions/0020.
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startTestPostgres } from "../postgres/test-postgres.ts";
import { launchChromium } from "./harness/chromium.ts";
import { collectClosers } from "./harness/closers.ts";
import type { Journey } from "./harness/journey.ts";
import { Tally, type Walked } from "./harness/tally.ts";
import { walk, type Ground } from "./harness/trip.ts";
import { startZone } from "./harness/zone-server.ts";

const wanted = process.argv.slice(2);
const journeys = await readJourneys(wanted);
const isWhole = wanted.length === 0;
const closers = collectClosers();
const tally = new Tally();
try {
  const postgres = await startTestPostgres();
  closers.push(() => postgres.stop());
  const zone = await startZone((await postgres.freshDatabase()).url);
  closers.push(() => zone.stop());
  const browser = await launchChromium();
  closers.push(() => browser.close());
  const ground = { browser, postgres, zone };
  for (const journey of journeys) {
    const isGood = tally.note(journey, await timed(journey, ground));
    if (!isGood && isWhole) tally.noteAgain(journey, await timed(journey, ground));
  }
} finally {
  await closers.closeAll();
}
tally.tell();
process.exitCode = tally.failed > 0 || journeys.length === 0 ? 1 : 0;

async function timed(journey: Journey, ground: Ground): Promise<Walked> {
  const begunAt = performance.now();
  const faults = await walk(journey, ground);
  return { faults, tookMs: performance.now() - begunAt };
}

async function readJourneys(parts: string[]): Promise<Journey[]> {
  const files = globSync("*.journey.ts", { cwd: import.meta.dirname }).toSorted();
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(import.meta.dirname, file)).href) as Promise<{ journey: Journey }>),
  );
  return modules.flatMap(({ journey }, i) =>
    parts.length === 0 || parts.some((part) => `${files[i]} ${journey.name}`.includes(part)) ? journey : [],
  );
}
