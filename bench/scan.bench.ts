import * as v from "valibot";
import references from "#content/face-reference.json" with { type: "json" };
import { faceReferenceSchema, referenceEngines } from "#contracts/face-reference.ts";
import { faceTypeCodes } from "#contracts/hack-choices.ts";
import { axes } from "#app/sites/scan/rules/face-axes.ts";
import { launchChromium } from "#test-support/chromium.ts";
import { createCleanup } from "#test-support/cleanup.ts";
import { startHub } from "#test-support/hub-server.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { listFixturePictures, listOwnPictures } from "../tests/face-fixtures/expected-faces.ts";
import type { Bench, BenchResult } from "./bench.ts";
import { countPairs, type PhotoReadings, readPhotos, shareOfEnginesAgreeing } from "./scan/photo-agreement.ts";
import { readRecordedPopulation } from "./scan/population/recorded-population.ts";
import { type PopulationSplit, splitPopulation } from "./scan/population/split-population.ts";

/** Of each axis the smaller side; of the eight types the rarest and the most frequent. */
const sideGoal = 0.4;
const rarestGoal = 0.08;
const commonestGoal = 0.18;
const pairsGoal = 0.9;
const betweenGoal = 0.25;
const enginesGoal = 0.95;

/**
 * How fair and how steady the types of the scan are: how they fall on a drawn population (recorded), whether two pictures of one
 * person give one type, and whether both engines say the same of a photo.
 */
export const bench: Bench = async () => {
  const split = splitPopulation(readRecordedPopulation(), v.parse(v.array(faceReferenceSchema), references));
  printSplit(split);
  const cleanup = createCleanup();
  try {
    const postgres = await startTestPostgres();
    cleanup.push(() => postgres.stop());
    const hub = await startHub((await postgres.createDatabase()).url, {}, false);
    cleanup.push(() => hub.stop());
    const browser = await launchChromium();
    cleanup.push(() => browser.close());
    const pictures = listFixturePictures() ?? listOwnPictures();
    const readings: PhotoReadings[] = [];
    for (const engine of referenceEngines) readings.push(await readPhotos(browser, hub.url, pictures, engine));
    return summary(split, readings);
  } finally {
    await cleanup.run();
  }
};

function printSplit({ people, readByBoth, secondSide, types, between, enginesAgree }: PopulationSplit): void {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  console.log(`\n${people} drawn people, ${readByBoth} of them read by both engines`);
  for (const engine of referenceEngines) {
    const sides = axes.map(
      (axis) => `${axis} ${percent(1 - secondSide[engine][axis])} | ${percent(secondSide[engine][axis])}`,
    );
    console.log(`  ${engine.padEnd(12)}${sides.join("   ")}`);
  }
  console.log(`  ${faceTypeCodes.map((code, i) => `${code} ${percent(types[i] ?? 0)}`).join("  ")}`);
  console.log(`  between two types ${percent(between)}, both engines agree ${percent(enginesAgree)}`);
}

function summary(split: PopulationSplit, readings: readonly PhotoReadings[]): BenchResult {
  const [first, second] = readings as [PhotoReadings, PhotoReadings];
  const pairs = readings.map(countPairs);
  const sides = axes.map((axis) => split.secondSide.landmarker[axis]);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  const figures = {
    smallestSide: Math.min(...sides.flatMap((share) => [share, 1 - share])),
    rarestType: Math.min(...split.types),
    commonestType: Math.max(...split.types),
    populationBetween: split.between,
    populationEnginesAgree: split.enginesAgree,
    landmarkerPairs: first.agreement.agreeingShare,
    landmarkerSameType: first.agreement.sameTypeShare,
    landmarkerBetween: first.agreement.betweenShare,
    meshPairs: second.agreement.agreeingShare,
    meshSameType: second.agreement.sameTypeShare,
    meshBetween: second.agreement.betweenShare,
    photoEnginesAgree: shareOfEnginesAgreeing(first, second),
    photographedTwice: sum(pairs.map(({ agreeing }) => agreeing)) / sum(pairs.map(({ pairs: all }) => all)),
  };
  const goals = {
    smallestSide: sideGoal,
    rarestType: rarestGoal,
    commonestType: commonestGoal,
    populationBetween: betweenGoal,
    landmarkerPairs: pairsGoal,
    landmarkerBetween: betweenGoal,
    meshPairs: pairsGoal,
    meshBetween: betweenGoal,
    photoEnginesAgree: enginesGoal,
  };
  const isAtMost = (name: string): boolean => name.endsWith("Between") || name === "commonestType";
  const holds = Object.entries(goals).every(([name, goal]) => {
    const figure = figures[name as keyof typeof goals];
    return isAtMost(name) ? figure <= goal : figure >= goal;
  });
  return {
    figures: Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
    ),
    goals,
    marks: Object.fromEntries(
      Object.keys(goals).map((name) => [name, { goal: isAtMost(name) ? "at most" : "at least" } as const]),
    ),
    holds,
  };
}
