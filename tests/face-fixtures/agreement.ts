import type { Page } from "playwright-core";
import { axes, type Axis } from "#app/sites/scan/rules/face-axes.ts";
import type { FacePicture } from "./expected-faces.ts";
import type { FacePage, VariantsReport } from "./page/face-page.ts";
import type { MeasuredFace } from "./page/measure-face.ts";
import { type VariantName, variantNames } from "./page/variants.ts";

declare const facePage: FacePage;

interface Row {
  variant: string;
  /** Readings that the gates let pass. */
  read: number;
  refused: number;
  sameType: number;
  /** The same, or an honest "between": see `isAgreeing`. */
  agreeing: number;
  /** Readings that show two types side by side. */
  between: number;
  /** Mean and largest step of an axis, in sums of standard deviations. */
  meanStep: number;
  largestStep: number;
}

/** How often the same face keeps its type. */
export interface Agreement {
  faces: number;
  rows: Row[];
  /** Pairs of readings with the same type, of all pairs of all variants. */
  sameTypeShare: number;
  /** Pairs that agree. */
  agreeingShare: number;
  /** Readings between two types. */
  betweenShare: number;
}

/** The same type; or a neighbour, and one of the two readings called the axis undecided on which they differ. */
export function isAgreeing(one: Outcome, other: Outcome): boolean {
  const differing = axes.filter((axis) => one.scores[axis] > 0 !== other.scores[axis] > 0);
  const isUndecided = (axis: Axis) => one.borderlineAxes.includes(axis) || other.borderlineAxes.includes(axis);
  return differing.length <= 1 && differing.every(isUndecided);
}

type Outcome = Pick<MeasuredFace, "scores" | "borderlineAxes">;

/** Reads every face as it is and in its variants; by the names of the pictures. */
export async function readVariants(
  page: Page,
  pictures: readonly FacePicture[],
  variants: readonly VariantName[] = variantNames,
): Promise<Map<string, VariantsReport>> {
  const reports = new Map<string, VariantsReport>();
  for (const { name, address } of pictures) {
    const wish = [address, variants] as const;
    reports.set(name, await page.evaluate(([where, names]) => facePage.readVariants(where, names), wish));
  }
  return reports;
}

/** How often the readings of a face agree with the one of its picture as it is. Faces that the gates refuse are left out. */
export function measureAgreement(all: Iterable<VariantsReport>): Agreement {
  const good = [...all].filter(({ before }) => before.measured && before.hints.length === 0);
  const rows = variantNames
    .filter((variant) => good.some(({ variants }) => variants[variant]))
    .map((variant) => rowOf(variant, good));
  const sum = (of: (row: Row) => number): number => rows.reduce((total, row) => total + of(row), 0);
  const share = (of: (row: Row) => number): number => sum(of) / sum(({ read }) => read);
  return {
    faces: good.length,
    rows,
    sameTypeShare: share(({ sameType }) => sameType),
    agreeingShare: share(({ agreeing }) => agreeing),
    betweenShare: share(({ between }) => between),
  };
}

function rowOf(variant: VariantName, all: readonly VariantsReport[]): Row {
  const reports = all.map(({ before, variants }) => ({ before: before.measured!, variant: variants[variant]! }));
  // A face that is lost has lost its type as well; one that is cut off or too dark is refused, as the scan would.
  const pairs = reports
    .filter(({ variant: { hints } }) => hints.length === 0 || hints.includes("no-face"))
    .map(({ before, variant: { measured } }) => ({ before, after: measured }));
  const steps = pairs.flatMap(({ before, after }) =>
    after ? axes.map((axis) => Math.abs(after.scores[axis] - before.scores[axis])) : [],
  );
  return {
    variant,
    read: pairs.length,
    refused: reports.length - pairs.length,
    sameType: pairs.filter(({ before, after }) => after?.type === before.type).length,
    agreeing: pairs.filter(({ before, after }) => after && isAgreeing(before, after)).length,
    between: pairs.filter(({ after }) => after && after.borderlineAxes.length > 0).length,
    meanStep: steps.reduce((total, step) => total + step, 0) / steps.length,
    largestStep: Math.max(...steps),
  };
}

/** A table for people. */
export function printAgreement({ faces, rows, ...shares }: Agreement): void {
  console.log(`  ${faces} faces, each read as it is and in ${rows.length} variants`);
  const head = ["same type", "or between", "between", "refused", "mean step", "largest"];
  console.log(`  ${"".padEnd(18)}${head.map((word) => word.padStart(11)).join("")}`);
  for (const { variant, read, refused, sameType, agreeing, between, meanStep, largestStep } of rows) {
    const cells = [
      `${sameType}/${read}`,
      `${agreeing}/${read}`,
      `${between}/${read}`,
      String(refused),
      meanStep.toFixed(2),
      largestStep.toFixed(2),
    ];
    console.log(`  ${variant.padEnd(18)}${cells.map((cell) => cell.padStart(11)).join("")}`);
  }
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  console.log(
    `  the same type in ${percent(shares.sameTypeShare)} of all pairs, the same or between in ${percent(shares.agreeingShare)}; between two types ${percent(shares.betweenShare)} of the readings`,
  );
}
