import type { Browser } from "playwright-core";
import { buildPage, openBuiltPage } from "../../tests/face-fixtures/open-built-page.ts";
import type { FacePicture } from "../../tests/face-fixtures/expected-faces.ts";
import { startEngine } from "../../tests/face-fixtures/detect-pictures.ts";
import type { FacePage } from "../../tests/face-fixtures/page/face-page.ts";

declare const facePage: FacePage & { count(address: string): Promise<number> };

/** The faces of all pictures together. */
export interface Count {
  name: string;
  key: string;
  found: number;
  missed: number;
  /** Faces where there is none. */
  made: number;
  /** The pictures in which something was missed or made up. */
  wrong: string[];
}

/** What our own reading of photos finds, with the first engine and with the second. */
export async function countOurs(
  browser: Browser,
  hubUrl: string,
  pictures: readonly FacePicture[],
  served: ReadonlyMap<string, Uint8Array>,
): Promise<Count[]> {
  const page = await browser.newPage();
  await openBuiltPage(page, hubUrl, await buildPage("tests/face-fixtures/page/face-page.ts"), served);
  const read = async (address: string) => (await page.evaluate((where) => facePage.read(where), address)).faces;
  const look = (address: string) => page.evaluate((where) => facePage.look(where), address);
  const counts: Count[] = [];
  if (await startEngine(page, "landmarker")) {
    counts.push(await count("ours", "ours", pictures, read));
    counts.push(await count("ours, whole picture", "whole", pictures, look));
  }
  await startEngine(page, "mesh");
  counts.push(await count("second, whole", "mesh", pictures, look));
  await page.close();
  return counts;
}

/** What the peers find. */
export async function countPeers(
  browser: Browser,
  peersUrl: string,
  pictures: readonly FacePicture[],
): Promise<Count[]> {
  const counts: Count[] = [];
  for (const [name, key, file] of [
    ["human 3.3.6", "human", "human"],
    ["face-api 1.7.15", "faceApi", "face-api"],
  ] as const) {
    const page = await browser.newPage();
    await page.goto(`${peersUrl}/?peer=${file}`);
    await page.waitForFunction(() => "facePage" in globalThis);
    const detect = (address: string) => page.evaluate((where) => facePage.count(where), address);
    counts.push(await count(name, key, pictures, detect));
    await page.close();
  }
  return counts;
}

async function count(
  name: string,
  key: string,
  pictures: readonly FacePicture[],
  detect: (address: string) => Promise<number>,
): Promise<Count> {
  const sum: Count = { name, key, found: 0, missed: 0, made: 0, wrong: [] };
  for (const { name: picture, address, faces } of pictures) {
    const seen = await detect(address);
    // Half a face may be found or not: neither is wrong.
    const expected = faces ?? Math.min(seen, 1);
    sum.found += Math.min(seen, expected);
    sum.missed += Math.max(0, expected - seen);
    sum.made += Math.max(0, seen - expected);
    if (seen !== expected) sum.wrong.push(`${picture} (${seen} of ${expected})`);
  }
  return sum;
}

/** A table for people. */
export function printCounts(counts: readonly Count[], pictures: number, hasFixtures: boolean): void {
  const what = hasFixtures ? "of FACE_FIXTURES" : "of our own, because FACE_FIXTURES is not set";
  console.log(`\n${pictures} pictures ${what}; faces`);
  console.log("".padEnd(20) + ["found", "missed", "false"].map((word) => word.padStart(12)).join(""));
  for (const { name, found, missed, made, wrong } of counts)
    console.log(
      `${name.padEnd(20)}${[found, missed, made].map((cell) => String(cell).padStart(12)).join("")}  ${wrong.join(", ")}`,
    );
}
