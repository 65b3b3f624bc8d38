// Contact sheets of make-up on the test faces, to be looked at: every layer, every finish, shut eyes, turned heads, a clip.
//   node bench/makeup/sheets/create-sheets.ts <address of a running zone> <folder for the sheets> [<sheet> …]
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp from "sharp";
import { buildPage, openBuiltPage } from "../../../tests/face-fixtures/open-built-page.ts";
import { launchChromium } from "#test-support/chromium.ts";
import { everything } from "../page/everything.ts";
import type { Cover } from "./cover-face.ts";
import type { Pose } from "./pose-face.ts";
import type { Relight } from "./relight-face.ts";
import { sheets } from "./sheet-looks.ts";
import type { SheetPage } from "./sheet-page.ts";

declare const facePage: SheetPage;

const [hubUrl, folder, ...wanted] = process.argv.slice(2);
const fixtures = process.env.FACE_FIXTURES;
if (!hubUrl || !folder || !fixtures) throw new Error("needs a zone's address, a folder, and FACE_FIXTURES");

const poses: Record<string, Pose> = {
  shut: { yawRad: 0, shut: 1 },
  turned: { yawRad: 0.5, shut: 0 },
  away: { yawRad: -0.5, shut: 0 },
};
const relights: Record<string, Relight> = {
  dim: { gain: 0.15, side: 0, noise: 0.012, blurPx: 0 },
  night: { gain: 0.06, side: 0, noise: 0.02, blurPx: 0 },
  "lit from the left": { gain: 0.8, side: -1.4, noise: 0, blurPx: 0 },
  "out of focus": { gain: 1, side: 0, noise: 0.015, blurPx: 3 },
};
/** All tones of skin, dark and light rooms, glasses, teeth. */
const shown = [
  "london_001_neutral",
  "london_005_smile",
  "london_006_neutral",
  "london_024_neutral",
  "london_030_neutral",
  "derived_030_dark",
  "london_043_neutral",
  "london_066_neutral",
  "london_090_neutral",
  "london_103_smile",
  "london_122_neutral",
  "london_140_neutral",
  "nasa_astronaut",
  "lisa1",
  "derived_025_warm",
];
/** What lies before a face is told from it by colour: on a fair, an East Asian and a dark one. */
const covers: readonly Cover[] = ["strands", "glasses", "cloth", "fingers"];
const covered = new Set(["london_030_neutral", "london_066_neutral", "london_043_neutral"]);
const posed = new Set(["london_005_smile", "london_030_neutral", "london_066_neutral", "london_122_neutral"]);
const relit = new Set(["london_030_neutral", "london_066_neutral"]);
const captured = "london_066_neutral";

/** Our own people with closed eyes or smiling, as they were rendered. */
const modelPoses = ["face-1-closed", "face-1-smile", "face-5-closed", "face-5-smile", "face-6-closed", "face-9-smile"];

async function readModel(name: string): Promise<Uint8Array> {
  const root = join(import.meta.dirname, "../../..");
  const { hash } = JSON.parse(readFileSync(join(root, `app/kits/ui/pictures/${name}.json`), "utf8")) as {
    hash: string;
  };
  return sharp(join(root, `public/assets/v/${hash}/${name}@780.avif`))
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Sheets of all people and all test pictures need the rest of both. */
const isWhole = wanted.length === 0 || wanted.some((name) => sheets[name]?.of);
const furtherPeople = isWhole
  ? (await readdir(join(import.meta.dirname, "../../../content/faces")))
      .map((file) => parse(file).name)
      .filter((name) => !modelPoses.includes(name))
  : [];
const furtherFixtures = isWhole
  ? (await readdir(fixtures))
      .filter((file) => file.endsWith(".jpg") && !file.startsWith("noface"))
      .map((file) => parse(file).name)
      .filter((name) => !shown.includes(name))
  : [];

const address = (name: string): string => `/build/face-pictures/${name}.jpg`;
const pictures = new Map<string, Uint8Array>(
  [...shown, ...furtherFixtures].map((name) => [address(name), readFileSync(join(fixtures, `${name}.jpg`))]),
);
for (const name of [...modelPoses, ...furtherPeople]) pictures.set(address(name), await readModel(name));
const built = await buildPage("bench/makeup/sheets/sheet-page.ts");
const browser = await launchChromium(["--enable-unsafe-swiftshader"]);
try {
  const page = await browser.newPage();
  await openBuiltPage(page, hubUrl, built, pictures);
  await page.evaluate(() => facePage.start());
  const further = new Set([...furtherPeople, ...furtherFixtures]);
  for (const name of [...shown, ...modelPoses, ...further]) {
    const found = await page.evaluate(
      ([which, where, how, lights, before, isFurther]) => facePage.read(which, where, how, lights, before, isFurther),
      [
        name,
        address(name),
        posed.has(name) ? poses : {},
        relit.has(name) ? relights : {},
        covered.has(name) ? covers : [],
        further.has(name),
      ] as const,
    );
    console.log(`${name}: ${found.length === 0 ? "no face" : found.join("; ")}`);
  }
  mkdirSync(folder, { recursive: true });
  const saveSheet = (name: string, text: string): void =>
    writeFileSync(join(folder, `${name}.jpg`), Buffer.from(text, "base64"));
  const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
  for (const name of Object.keys(sheets).filter(isWanted))
    saveSheet(name, await page.evaluate((which) => facePage.sheet(which), name));
  if (isWanted("film"))
    saveSheet(
      "film",
      await page.evaluate(([where, which, look]) => facePage.film(where, which, look, 64), [
        address(captured),
        captured,
        everything,
      ] as const),
    );
} finally {
  await browser.close();
}
