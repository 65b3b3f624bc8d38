// Contact sheets of make-up on the test faces, to be looked at: every layer, every finish, shut eyes, turned heads, a clip.
//   node bench/makeup/sheets/create-sheets.ts <address of a running zone> <folder for the sheets>
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildPage, openBuiltPage } from "../../../tests/face-fixtures/open-built-page.ts";
import { launchChromium } from "#test-support/chromium.ts";
import { everything } from "../page/everything.ts";
import type { Pose } from "./pose-face.ts";
import { sheets } from "./sheet-looks.ts";
import type { SheetPage } from "./sheet-page.ts";

declare const facePage: SheetPage;

const [hubUrl, folder] = process.argv.slice(2);
const fixtures = process.env.FACE_FIXTURES;
if (!hubUrl || !folder || !fixtures) throw new Error("needs a zone's address, a folder, and FACE_FIXTURES");

const poses: Record<string, Pose> = {
  shut: { yawRad: 0, shut: 1 },
  turned: { yawRad: 0.5, shut: 0 },
  away: { yawRad: -0.5, shut: 0 },
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
const posed = new Set(["london_005_smile", "london_030_neutral", "london_066_neutral", "london_122_neutral"]);
const captured = "london_066_neutral";

const address = (name: string): string => `/build/face-pictures/${name}.jpg`;
const pictures = new Map(shown.map((name) => [address(name), readFileSync(join(fixtures, `${name}.jpg`))]));
const built = await buildPage("bench/makeup/sheets/sheet-page.ts");
const browser = await launchChromium(["--enable-unsafe-swiftshader"]);
try {
  const page = await browser.newPage();
  await openBuiltPage(page, hubUrl, built, pictures);
  await page.evaluate(() => facePage.start());
  for (const name of shown) {
    const found = await page.evaluate(([which, where, how]) => facePage.read(which, where, how), [
      name,
      address(name),
      posed.has(name) ? poses : {},
    ] as const);
    console.log(`${name}: ${found.length === 0 ? "no face" : found.join("; ")}`);
  }
  mkdirSync(folder, { recursive: true });
  const saveSheet = (name: string, text: string): void =>
    writeFileSync(join(folder, `${name}.jpg`), Buffer.from(text, "base64"));
  for (const name of Object.keys(sheets)) saveSheet(name, await page.evaluate((which) => facePage.sheet(which), name));
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
