import type { SearchIndex } from "./create-index.ts";
import type { Criterion } from "./criteria/criterion.ts";
import type { FoundProduct } from "./criteria/find-products.ts";
import { criterionWeights } from "./criteria/product-fit.ts";
import { type Ranked, coverageFactor } from "./rank.ts";
import type { ParsedQuery } from "./parse-query.ts";
import { type Field, type MatchKind, weights } from "./weights.ts";

/** One reason why a document stands where it stands. */
export type Reason =
  | { kind: "word"; written: string; found: string; match: MatchKind; field: Field; percent: number }
  /** Most of the query stands in one sentence. */
  | { kind: "sentence"; field: Field; percent: number }
  /** Letters in the same order. */
  | { kind: "letters"; percent: number }
  /** A condition on products, and whether this one meets it. */
  | { kind: "criterion"; criterion: Criterion; isMet: boolean; percent: number };

/** Why a document has its rank. */
export interface Explanation {
  reasons: Reason[];
  /** How many of the query's words it holds, and how many there are. */
  matchedCount: number;
  termCount: number;
}

/** Puts the parts of a score into shares of a hundred, the largest first; what gave less than 3 % is left out. */
export function explainRank(index: SearchIndex, parsed: ParsedQuery, ranked: Ranked): Explanation {
  const { matches, nearness, letters, sentence, coverage } = ranked;
  const floor = coverageFactor(coverage);
  const whole = ranked.wholeWeight;
  const parts: (Reason & { gain: number })[] = matches.map((match) => ({
    ...{ kind: "word", written: match.part.written, match: match.kind, percent: 0 },
    ...{ found: match.form, field: index.sentences[match.sentence]?.field ?? "body", gain: match.gain * floor },
  }));
  const field = index.sentences[sentence]?.field ?? "body";
  parts.push({ kind: "sentence", field, percent: 0, gain: whole * weights.sentenceLift * nearness });
  parts.push({ kind: "letters", percent: 0, gain: whole * weights.letterLift * letters });
  const sum = parts.reduce((total, { gain }) => total + gain, 0) || 1;
  const meant = parsed.parts.filter((part) => part.word?.groups.length || part.scripts !== "h");
  return {
    reasons: parts
      .map(({ gain, ...reason }): Reason => ({ ...reason, percent: Math.round((gain / sum) * 100) }))
      .filter(({ percent }) => percent >= 3)
      .toSorted((a, b) => b.percent - a.percent),
    matchedCount: meant.filter((part) => matches.some((match) => match.part === part)).length,
    termCount: meant.length,
  };
}

/** The same for a product that was found by its conditions: what each gave, and which it misses. */
export function explainProduct({ matches }: FoundProduct): Explanation {
  const gains = matches.map(({ criterion, fit, isMet }) => (isMet ? criterionWeights[criterion.kind] * fit : 0));
  const sum = gains.reduce((total, gain) => total + gain, 0) || 1;
  return {
    reasons: matches.map(({ criterion, isMet }, i) => ({
      ...{ kind: "criterion" as const, criterion, isMet },
      percent: Math.round(((gains[i] ?? 0) / sum) * 100),
    })),
    matchedCount: matches.filter(({ isMet }) => isMet).length,
    termCount: matches.length,
  };
}
