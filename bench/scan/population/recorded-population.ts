import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FaceRatioName, FaceRatios } from "#contracts/face-reference.ts";

/** What both engines measured on the same drawn people. */
export const recordedFile = join(import.meta.dirname, "recorded.json");

export interface RecordedPopulation {
  /** Of `samplePeople`. */
  seed: number;
  names: readonly FaceRatioName[];
  /** Rows of ratios in the order of `names`, by engine; null where no face was found. */
  people: ([landmarker: number[], mesh: number[] | null] | null)[];
}

/** The ratios of one person; the second engine reads every few people only. */
export interface MeasuredPerson {
  landmarker: FaceRatios;
  mesh: FaceRatios | null;
}

/** Reads what `write-population.ts` wrote, without those who were not found. */
export function readRecordedPopulation(): MeasuredPerson[] {
  const { names, people } = JSON.parse(readFileSync(recordedFile, "utf8")) as RecordedPopulation;
  const ratiosOf = (row: readonly number[]): FaceRatios =>
    Object.fromEntries(names.map((name, i) => [name, row[i]])) as FaceRatios;
  return people.flatMap((rows) =>
    rows ? [{ landmarker: ratiosOf(rows[0]), mesh: rows[1] && ratiosOf(rows[1]) }] : [],
  );
}
