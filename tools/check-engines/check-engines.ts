// Opens every page of the built zone in Firefox and in WebKit, the engine of all iPhones, presses something in each site, and
// says what either engine does not do as Chromium does.
//   npm run check:engines [-- part of an address or site…] [--pictures <folder>]
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openDisplay } from "./display.ts";
import { startRecorderProxy } from "./recorder-proxy.ts";
import type { Engine } from "./engine.ts";
import { findEngines, listMissing } from "./find-engines.ts";
import { openFirefox } from "./firefox.ts";
import { createCleanup, freePort, readModelFace, openScreens, startCheckedHub } from "./environment.ts";
import { applyMakeup, phoneWidthPx, press, proveDraw, type Verdict, visit, visitFirst } from "./engine-checks.ts";
import { interactions } from "./interactions.ts";
import { runWithoutDriver } from "./run-without-driver.ts";
import { openWebKit } from "./webkit.ts";

const { values, positionals: parts } = parseArgs({
  options: { pictures: { type: "string" } },
  allowPositionals: true,
});
const isWanted = (name: string): boolean => parts.length === 0 || parts.some((part) => name.includes(part));

const cleanup = createCleanup();
const counts = { passed: 0, failed: 0 };
try {
  const engines = await findEngines();
  for (const line of listMissing(engines)) console.log(line);
  const { display: xvfb, screenRecorder, firefox, webkit } = engines;
  if (xvfb && screenRecorder && (firefox || webkit)) {
    const hubUrl = { now: "" };
    const pageRecorder = await startRecorderProxy(() => hubUrl.now);
    cleanup.push(pageRecorder.close);
    const zone = await startCheckedHub(cleanup, pageRecorder.origin);
    hubUrl.now = zone.localUrl;
    const display = await openDisplay(xvfb);
    cleanup.push(display.close);
    const photo = await writePhoto();
    // All at once: each is a browser of its own, and waits for its pages most of the time.
    const runs = [
      firefox && checkEngine("Firefox", () => openFirefox(firefox, display.name), pageRecorder.origin, photo),
      webkit &&
        checkEngine(
          "WebKit",
          async () => openWebKit(webkit, display.name, await freePort()),
          pageRecorder.origin,
          photo,
        ),
      webkit &&
        isWanted("not driven") &&
        runWithoutDriver(webkit.browser, display.name, pageRecorder.origin, countVerdicts("WebKit")),
    ];
    await Promise.all(runs);
  }
} finally {
  await cleanup.run();
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;

async function checkEngine(name: string, open: () => Promise<Engine>, origin: string, photo: string): Promise<void> {
  const startedAt = performance.now();
  const engine = await open();
  cleanup.push(() => engine.close());
  const report = createReporter(name);
  await report(engine, await visitFirst(engine, origin));
  const screens = await openScreens();
  for (const { address } of screens.filter((one) => isWanted(one.address)))
    await report(engine, await visit(engine, origin, address));
  await engine.resize(phoneWidthPx);
  for (const row of interactions.filter(({ site }) => isWanted(site) && screens.some((one) => one.site.id === site)))
    await report(engine, await press(engine, origin, row));
  if (isWanted("photo")) await report(engine, await applyMakeup(engine, origin, photo));
  if (isWanted("proof")) await report(engine, await proveDraw(engine, origin));
  console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** Counts a verdict, and prints it where something is wrong. */
function countVerdicts(name: string): (verdict: Verdict) => Promise<void> {
  return async ({ what, issues, ms }) => {
    if (issues.length === 0) counts.passed += 1;
    else counts.failed += 1;
    for (const issue of issues) console.log(`✗ ${name}  ${what}  (${(ms / 1000).toFixed(1)} s): ${issue}`);
  };
}

/** Counts a verdict and keeps a picture of its page where pictures are asked for. */
function createReporter(name: string): (engine: Engine, verdict: Verdict) => Promise<void> {
  const count = countVerdicts(name);
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
  cleanup.push(() => rm(folder, { recursive: true, force: true }));
  const photo = join(folder, "face.jpg");
  await writeFile(photo, await readModelFace(1));
  return photo;
}
