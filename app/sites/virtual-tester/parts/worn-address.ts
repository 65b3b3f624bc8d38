import { freshlyWorn, type Worn } from "./worn.ts";

const afterMarks = { fresh: "f", coffee: "c", tissue: "t" } as const;
const afterOf = { f: "fresh", c: "coffee", t: "tissue" } as const;
const form = /^(0|[2-9]\d|100)\.([2-9]\d|100)\.([2-9]\d|100)\.([2-9]\d|100)\.([123])([fct])$/;

/**
 * How it is worn, as the address says it: `40.80.95.90.2c` is how strong lips, lids, lashes and line are in percent,
 * then coats, then what happened since. Nothing on the lips is 0. Empty where all is as one finds it.
 */
export function wornToAddress({ amounts, isLipOff, coats, after }: Worn): string {
  const strengths = [isLipOff ? 0 : amounts.lips, amounts.lids, amounts.lashes, amounts.line];
  const said = [...strengths.map((share) => Math.round(share * 100)), `${coats}${afterMarks[after]}`].join(".");
  return said === fresh ? "" : said;
}

const fresh = "95.80.95.90.3f";

/** Reads it again; what is none of it is worn as one finds it. */
export function wornInAddress(said: string | null): Worn {
  const found = form.exec(said ?? "");
  if (!found || said === fresh) return freshlyWorn;
  const [lips, lids, lashes, line, coats] = found.slice(1).map(Number) as [number, number, number, number, number];
  const isLipOff = lips === 0;
  return {
    ...freshlyWorn,
    amounts: {
      lips: isLipOff ? freshlyWorn.amounts.lips : lips / 100,
      lids: lids / 100,
      lashes: lashes / 100,
      line: line / 100,
    },
    isLipOff,
    coats,
    after: afterOf[found[6] as keyof typeof afterOf],
  };
}
