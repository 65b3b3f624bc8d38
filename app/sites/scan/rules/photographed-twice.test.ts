import { expect, it } from "vitest";
import * as v from "valibot";
import { type FaceRatios, faceReferenceSchema } from "#contracts/face-reference.ts";
import references from "#content/face-reference.json";
import { axes, scoreFace } from "./face-axes.ts";
import { outcomeOf } from "./face-outcome.ts";
import { referenceFor } from "./face-references.ts";
// Eight proportions of test photographs (London and Canada sets, CC BY 4.0; two people CC0), as the first engine measured them.
import recorded from "./photographed-twice.json";

const reference = referenceFor(v.parse(v.array(faceReferenceSchema), references), "landmarker", "ja");

function readingOf(row: readonly number[]) {
  const ratios = Object.fromEntries(recorded.names.map((name, i) => [name, row[i]])) as unknown as FaceRatios;
  const scores = scoreFace(ratios, reference);
  return { scores, ...outcomeOf(scores) };
}

const readings = recorded.pairs.map(({ change, one, other }) => ({
  change,
  one: readingOf(one),
  other: readingOf(other),
}));

it.each(readings)(
  "the same face, $change, has the same type, or one reading says that it is between",
  ({ one, other }) => {
    const differing = axes.filter((axis) => one.scores[axis] > 0 !== other.scores[axis] > 0);
    const undecided = [...one.borderlineAxes, ...other.borderlineAxes];
    expect(differing.length).toBeLessThanOrEqual(1);
    for (const axis of differing) expect(undecided).toContain(axis);
  },
);

it("saying so is no way out: three of four readings decide on every axis", () => {
  const all = readings.flatMap(({ one, other }) => [one, other]);
  const between = all.filter(({ borderlineAxes }) => borderlineAxes.length > 0);
  expect(between.length / all.length).toBeLessThanOrEqual(0.25);
});
