import { defaultMakeup, type AppliedMakeup } from "./applied-makeup.ts";

const afterMarks = { fresh: "f", coffee: "c", tissue: "t" } as const;
const afterOf = { f: "fresh", c: "coffee", t: "tissue" } as const;
const queryPattern = /^(0|[2-9]\d|100)\.([2-9]\d|100)\.([2-9]\d|100)\.([2-9]\d|100)\.([123])([fct])$/;

/**
 * The applied makeup, as the address says it: `40.80.95.90.2c` is how strong lips, lids, lashes and line are in percent,
 * then coats, then what happened since. Nothing on the lips is 0. Empty where all is as one finds it.
 */
export function formatMakeupQuery({ amounts, isLipOff, coats, after }: AppliedMakeup): string {
  const strengths = [isLipOff ? 0 : amounts.lips, amounts.lids, amounts.lashes, amounts.line];
  const query = [...strengths.map((share) => Math.round(share * 100)), `${coats}${afterMarks[after]}`].join(".");
  return query === defaultQuery ? "" : query;
}

const defaultQuery = "95.80.95.90.3f";

/** Parses it again; what is no such query gives the defaults. */
export function parseMakeupQuery(query: string | null): AppliedMakeup {
  const match = queryPattern.exec(query ?? "");
  if (!match || query === defaultQuery) return defaultMakeup;
  const [lips, lids, lashes, line, coats] = match.slice(1).map(Number) as [number, number, number, number, number];
  const isLipOff = lips === 0;
  return {
    ...defaultMakeup,
    amounts: {
      lips: isLipOff ? defaultMakeup.amounts.lips : lips / 100,
      lids: lids / 100,
      lashes: lashes / 100,
      line: line / 100,
    },
    isLipOff,
    coats,
    after: afterOf[match[6] as keyof typeof afterOf],
  };
}
