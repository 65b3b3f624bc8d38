import type { Page } from "playwright-core";
import { axes } from "#app/sites/scan/rules/face-axes.ts";
import type { FacePicture } from "./expected-faces.ts";
import type { FacePage, VariantsReport } from "./page/face-page.ts";
import { type VariantName, variantNames } from "./page/variants.ts";

declare const facePage: FacePage;

interface Row {
  variant: string;
  /** Readings that the gates let pass. */
  read: number;
  refused: number;
  sameType: number;
  /** Or the runner-up that was named beside it. */
  sameOrNext: number;
  /** Mean and largest step of an axis, in sums of standard deviations. */
  meanStep: number;
  largestStep: number;
}

/** How often the same face keeps its type. */
export interface Agreement {
  faces: number;
  rows: Row[];
  /** Of all readings of all variants. */
  share: number;
}

/** Reads every face as it is and in all its variants. Faces that the gates for photos refuse are left out. */
export async function measureAgreement(page: Page, pictures: readonly FacePicture[]): Promise<Agreement> {
  const all: VariantsReport[] = [];
  for (const { address } of pictures) all.push(await page.evaluate((where) => facePage.readVariants(where), address));
  const good = all.filter(({ before }) => before.measured && before.hints.length === 0);
  const rows = variantNames.map((variant) => rowOf(variant, good));
  const sum = (of: (row: Row) => number): number => rows.reduce((total, row) => total + of(row), 0);
  return { faces: good.length, rows, share: sum(({ sameType }) => sameType) / sum(({ read }) => read) };
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
    sameOrNext: pairs.filter(({ before, after }) => after && [before.type, before.runnerUp].includes(after.type))
      .length,
    meanStep: steps.reduce((total, step) => total + step, 0) / steps.length,
    largestStep: Math.max(...steps),
  };
}

/** A table for people. */
export function printAgreement({ faces, rows, share }: Agreement): void {
  console.log(`  ${faces} faces, each read as it is and in ${rows.length} variants`);
  const head = ["same type", "or next", "refused", "mean step", "largest"];
  console.log(`  ${"".padEnd(18)}${head.map((word) => word.padStart(11)).join("")}`);
  for (const { variant, read, refused, sameType, sameOrNext, meanStep, largestStep } of rows) {
    const cells = [
      `${sameType}/${read}`,
      `${sameOrNext}/${read}`,
      String(refused),
      meanStep.toFixed(2),
      largestStep.toFixed(2),
    ];
    console.log(`  ${variant.padEnd(18)}${cells.map((cell) => cell.padStart(11)).join("")}`);
  }
  console.log(`  the same type in ${(share * 100).toFixed(1)} % of all readings`);
}
