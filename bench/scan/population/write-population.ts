// Draws people of the face model, reads each with both engines, and writes what was measured to recorded.json: no picture,
// no point. Needs a build (`npm run build`, with FACE_MODEL_FILE) and ART_FACE_MODEL (ict-face.npz). It can be stopped and goes on
// where it was. The second engine draws with WebGL and takes a second a picture on software graphics: it reads every fourth.
//   node bench/scan/population/write-population.ts [how many, 1000]
import { readFileSync, writeFileSync } from "node:fs";
import { faceRatioNames, type FaceRatios } from "#contracts/face-reference.ts";
import { launchChromium } from "#test-support/chromium.ts";
import { createCleanup } from "#test-support/cleanup.ts";
import type { PopulationPage } from "../page/population-page.ts";
import { readFaceModel } from "./read-face-model.ts";
import { recordedFile, type RecordedPopulation } from "./recorded-population.ts";
import { samplePeople } from "./sample-people.ts";
import { modelAddress, servePopulation } from "./serve-population.ts";

declare const facePage: PopulationPage;

const seed = 20261126;
const savedEvery = 20;
const bothEvery = 4;

const count = Number(process.argv[2] ?? 1000);
const modelFile = process.env.ART_FACE_MODEL;
if (!modelFile) throw new Error("set ART_FACE_MODEL to ict-face.npz");
const cleanup = createCleanup();
try {
  const model = readFaceModel(modelFile);
  const server = await servePopulation(model);
  cleanup.push(() => server.stop());
  const browser = await launchChromium(["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]);
  cleanup.push(() => browser.close());
  const page = await browser.newPage();
  await page.goto(server.url);
  await page.waitForFunction(() => "facePage" in globalThis);
  await page.evaluate(([at, names]) => facePage.start(at, names), [modelAddress, model.expressionNames] as const);
  const recorded = begun();
  for (const [i, person] of samplePeople(count, seed).entries()) {
    if (i < recorded.people.length) continue;
    const wish = [person, i % bothEvery === 0] as const;
    const measured = await page.evaluate(([one, isForBoth]) => facePage.measure(one, isForBoth), wish);
    recorded.people.push(measured && [rowOf(measured.landmarker), measured.mesh && rowOf(measured.mesh)]);
    if ((i + 1) % savedEvery === 0 || i + 1 === count) save(recorded);
  }
  const found = recorded.people.filter((rows) => rows !== null);
  const both = found.filter(([, mesh]) => mesh !== null);
  console.log(`${found.length} of ${recorded.people.length} people were found, ${both.length} read by both engines`);
} finally {
  await cleanup.run();
}

/** What an earlier run wrote, if it measured the same. */
function begun(): RecordedPopulation {
  const empty: RecordedPopulation = { seed, names: faceRatioNames, people: [] };
  try {
    const earlier = JSON.parse(readFileSync(recordedFile, "utf8")) as RecordedPopulation;
    return earlier.seed === seed && earlier.names.join() === faceRatioNames.join() ? earlier : empty;
  } catch {
    return empty;
  }
}

function save({ people, ...head }: RecordedPopulation): void {
  const lines = people.map((rows) => JSON.stringify(rows));
  writeFileSync(recordedFile, `${JSON.stringify(head).slice(0, -1)},"people":[\n${lines.join(",\n")}\n]}\n`);
}

/** Four digits: less than a hundredth of any spread. */
function rowOf(ratios: FaceRatios): number[] {
  return faceRatioNames.map((name) => Number(ratios[name].toPrecision(4)));
}
