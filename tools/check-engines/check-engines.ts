// Opens every page of the built zone in Firefox and in WebKit, the engine of all iPhones, presses something in each site, and
// says what either engine does not do as Chromium does.
//   npm run check:engines [-- part of an address or site…] [--pictures <folder>]
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openDisplay } from "./display.ts";
import { listenBefore } from "./early-ears.ts";
import type { Engine } from "./engine.ts";
import { findEngines, missingOf } from "./find-engines.ts";
import { openFirefox } from "./firefox.ts";
import { collectClosers, freePort, modelFace, openScreens, startCheckedZone } from "./ground.ts";
import { makeUp, phoneWidthPx, press, proveDraw, type Verdict, visit, visitFirst } from "./judge-engine.ts";
import { presses } from "./presses.ts";
import { walkUndriven } from "./walk-undriven.ts";
import { openWebKit } from "./webkit.ts";

const { values, positionals: parts } = parseArgs({
  options: { pictures: { type: "string" } },
  allowPositionals: true,
});
const isWanted = (name: string): boolean => parts.length === 0 || parts.some((part) => name.includes(part));

const closers = collectClosers();
const counts = { passed: 0, failed: 0 };
try {
  const engines = await findEngines();
  for (const line of missingOf(engines)) console.log(line);
  const { display: xvfb, films, firefox, webkit } = engines;
  if (xvfb && films && (firefox || webkit)) {
    const zoneUrl = { now: "" };
    const ears = await listenBefore(() => zoneUrl.now);
    closers.push(ears.close);
    const zone = await startCheckedZone(closers, ears.origin);
    zoneUrl.now = zone.ownUrl;
    const display = await openDisplay(xvfb);
    closers.push(display.close);
    const photo = await writePhoto();
    // All at once: each is a browser of its own, and waits for its pages most of the time.
    const runs = [
      firefox && judge("Firefox", () => openFirefox(firefox, display.name), ears.origin, photo),
      webkit && judge("WebKit", async () => openWebKit(webkit, display.name, await freePort()), ears.origin, photo),
      webkit && isWanted("not driven") && walkUndriven(webkit.browser, display.name, ears.origin, countFor("WebKit")),
    ];
    await Promise.all(runs);
  }
} finally {
  await closers.closeAll();
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;

async function judge(name: string, open: () => Promise<Engine>, origin: string, photo: string): Promise<void> {
  const begunAt = performance.now();
  const engine = await open();
  closers.push(() => engine.close());
  const say = sayerOf(name);
  await say(engine, await visitFirst(engine, origin));
  const screens = (await openScreens()).filter(({ address }) => isWanted(address));
  for (const { address } of screens) await say(engine, await visit(engine, origin, address));
  await engine.resize(phoneWidthPx);
  for (const row of presses.filter(({ site }) => isWanted(site))) await say(engine, await press(engine, origin, row));
  if (isWanted("photo")) await say(engine, await makeUp(engine, origin, photo));
  if (isWanted("proof")) await say(engine, await proveDraw(engine, origin));
  console.log(`${name}: ${((performance.now() - begunAt) / 1000).toFixed(1)} s`);
}

/** Counts a verdict, and prints it where something is wrong. */
function countFor(name: string): (verdict: Verdict) => Promise<void> {
  return async ({ what, faults, ms }) => {
    if (faults.length === 0) counts.passed += 1;
    else counts.failed += 1;
    for (const fault of faults) console.log(`✗ ${name}  ${what}  (${(ms / 1000).toFixed(1)} s): ${fault}`);
  };
}

/** Counts a verdict and keeps a picture of its page where pictures are asked for. */
function sayerOf(name: string): (engine: Engine, verdict: Verdict) => Promise<void> {
  const count = countFor(name);
  return async (engine, verdict) => {
    await count(verdict);
    if (values.pictures === undefined) return;
    await mkdir(values.pictures, { recursive: true });
    await engine.picture(join(values.pictures, `${name}-${verdict.what.replace(/\W+/g, "_")}.png`)).catch(() => {});
  };
}

/** One of the zone's own faces as a file that can be chosen. */
async function writePhoto(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "kate-engines-"));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const photo = join(folder, "face.jpg");
  await writeFile(photo, await modelFace(1));
  return photo;
}
