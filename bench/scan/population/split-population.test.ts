import { expect, it } from "vitest";
import * as v from "valibot";
import references from "#content/face-reference.json";
import { faceReferenceSchema } from "#contracts/face-reference.ts";
import { axes } from "#app/sites/scan/rules/face-axes.ts";
import { readRecordedPopulation } from "./recorded-population.ts";
import { samplePeople } from "./sample-people.ts";
import { splitPopulation } from "./split-population.ts";

const split = splitPopulation(readRecordedPopulation(), v.parse(v.array(faceReferenceSchema), references));

it("no side of an axis has more than three of five drawn people, and no type less than one of sixteen", () => {
  for (const axis of axes) {
    expect(split.secondSide.landmarker[axis], axis).toBeGreaterThan(0.4);
    expect(split.secondSide.landmarker[axis], axis).toBeLessThan(0.6);
  }
  expect(Math.min(...split.types)).toBeGreaterThan(1 / 16);
  expect(Math.max(...split.types)).toBeLessThan(0.2);
});

it("three of four stand on one type, whoever reads them", () => {
  expect(split.between).toBeLessThan(0.25);
});

it("the same seed draws the same people, and nobody twice", () => {
  const [people, again] = [samplePeople(5, 7), samplePeople(5, 7)];
  expect(again).toEqual(people);
  expect(new Set(people.map(({ identity }) => identity.join())).size).toBe(5);
});
