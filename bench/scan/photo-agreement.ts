import type { Browser } from "playwright-core";
import type { referenceEngines } from "#contracts/face-reference.ts";
import {
  type Agreement,
  isAgreeing,
  measureAgreement,
  printAgreement,
  readVariants,
} from "../../tests/face-fixtures/agreement.ts";
import { startEngine } from "../../tests/face-fixtures/detect-pictures.ts";
import { byAddress, type FacePicture } from "../../tests/face-fixtures/expected-faces.ts";
import { buildPage, openBuiltPage } from "../../tests/face-fixtures/open-built-page.ts";
import type { VariantsReport } from "../../tests/face-fixtures/page/face-page.ts";
import { type VariantName, variantNames } from "../../tests/face-fixtures/page/variants.ts";

/** What one engine read of all photos, by their names. */
export interface PhotoReadings {
  reports: Map<string, VariantsReport>;
  agreement: Agreement;
}

/** Two pictures of one person, taken apart. */
const samePerson = [
  ["london_005_neutral.jpg", "london_005_smile.jpg"],
  ["lisa1.jpg", "lisa3.jpg"],
  ["zoom_30cm.jpg", "zoom_60cm.jpg"],
  ["london_030_neutral.jpg", "derived_030_dark.jpg"],
  ["london_030_neutral.jpg", "derived_030_roll15.jpg"],
  ["london_025_neutral.jpg", "derived_025_warm.jpg"],
] as const;

/** The second engine draws with WebGL: where graphics are software it takes seconds for what says enough. */
const variantsOf = {
  landmarker: variantNames,
  mesh: ["roll +25°", "roll -25°", "blur", "mirror"],
} as const satisfies Record<(typeof referenceEngines)[number], readonly VariantName[]>;

/** Reads all pictures with one face in their variants. */
export async function readPhotos(
  browser: Browser,
  hubUrl: string,
  pictures: readonly FacePicture[],
  engine: (typeof referenceEngines)[number],
): Promise<PhotoReadings> {
  const page = await browser.newPage();
  try {
    await openBuiltPage(page, hubUrl, await buildPage("tests/face-fixtures/page/face-page.ts"), byAddress(pictures));
    if (!(await startEngine(page, engine))) throw new Error(`the ${engine} does not run here`);
    const singles = pictures.filter(({ faces }) => faces === 1);
    const reports = await readVariants(page, singles, variantsOf[engine]);
    const agreement = measureAgreement(reports.values());
    console.log(`\n${engine}`);
    printAgreement(agreement);
    return { reports, agreement };
  } finally {
    await page.close();
  }
}

/** How many of the pairs of photos of one person agree, and how many there are; it prints each. */
export function countPairs({ reports }: PhotoReadings): { agreeing: number; pairs: number } {
  const found = samePerson.flatMap(([one, other]) => {
    const [before, after] = [reports.get(one)?.before.measured, reports.get(other)?.before.measured];
    if (!before || !after) return [];
    const agrees = isAgreeing(before, after);
    const textOf = ({ type, runnerUp, borderlineAxes }: typeof before) =>
      borderlineAxes.length > 0 ? `${type} | ${runnerUp}` : type;
    console.log(`  ${agrees ? "same" : "DIFFERENT"}  ${one} ${textOf(before)}, ${other} ${textOf(after)}`);
    return [agrees];
  });
  return { agreeing: found.filter(Boolean).length, pairs: found.length };
}

/** The share of photos, as they are and in all variants, of which both engines say the same; a lost face says nothing. */
export function shareOfEnginesAgreeing(first: PhotoReadings, second: PhotoReadings): number {
  const both = [...first.reports].flatMap(([name, { before, variants }]) => {
    const other = second.reports.get(name);
    const pairs = [
      [before, other?.before],
      ...Object.entries(variants).map(([variant, report]) => [
        report,
        other?.variants[variant as keyof typeof variants],
      ]),
    ];
    return pairs.flatMap(([one, two]) =>
      one?.measured && two?.measured && one.hints.length === 0 ? [isAgreeing(one.measured, two.measured)] : [],
    );
  });
  return both.filter(Boolean).length / both.length;
}
