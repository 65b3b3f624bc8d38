import type { FaceRatios, FaceReference, referenceEngines } from "#contracts/face-reference.ts";
import { faceTypeCodes } from "#contracts/hack-choices.ts";
import { type Axis, axes, scoreFace } from "#app/sites/scan/rules/face-axes.ts";
import { outcomeOf } from "#app/sites/scan/rules/face-outcome.ts";
import { referenceFor } from "#app/sites/scan/rules/face-references.ts";
import { isAgreeing } from "../../../tests/face-fixtures/agreement.ts";
import type { MeasuredPerson } from "./recorded-population.ts";

type EngineName = (typeof referenceEngines)[number];

/** How the types fall on a population. All but the counts are shares, 0 to 1. */
export interface PopulationSplit {
  people: number;
  readByBoth: number;
  /** Of each axis by engine: those on its second side (taut, dense, springing). */
  secondSide: Record<EngineName, Record<Axis, number>>;
  /** Of the eight types in the order of their codes, by the first engine. */
  types: number[];
  between: number;
  /** Both engines say the same, or one calls undecided what they differ in. */
  enginesAgree: number;
}

/** Reads a population as the scan would. */
export function splitPopulation(
  population: readonly MeasuredPerson[],
  references: readonly FaceReference[],
): PopulationSplit {
  const read = (ratios: FaceRatios, engine: EngineName) => {
    const scores = scoreFace(ratios, referenceFor(references, engine, "ja"));
    return { ...outcomeOf(scores), scores };
  };
  const first = population.map(({ landmarker }) => read(landmarker, "landmarker"));
  const both = population.flatMap(({ landmarker, mesh }) =>
    mesh ? [{ landmarker: read(landmarker, "landmarker"), mesh: read(mesh, "mesh") }] : [],
  );
  const sides = (readings: readonly ReturnType<typeof read>[]) =>
    Object.fromEntries(axes.map((axis) => [axis, shareOf(readings, ({ scores }) => scores[axis] > 0)])) as Record<
      Axis,
      number
    >;
  return {
    people: first.length,
    readByBoth: both.length,
    secondSide: { landmarker: sides(first), mesh: sides(both.map(({ mesh }) => mesh)) },
    types: faceTypeCodes.map((code) => shareOf(first, ({ type }) => type === code)),
    between: shareOf(first, ({ borderlineAxes }) => borderlineAxes.length > 0),
    enginesAgree: shareOf(both, ({ landmarker, mesh }) => isAgreeing(landmarker, mesh)),
  };
}

function shareOf<Item>(items: readonly Item[], has: (item: Item) => boolean): number {
  return items.filter(has).length / items.length;
}
