// Plain, without schemas: the form for reviews reads it on the phone.

/**
 * What the brand and its staff may not say of cosmetics: `cure` and `effect` go beyond the 56 effects of the notice of
 * 2011-07-21 (薬食発0721第1号), `safety` vouches for what no law lets anybody vouch for, `sure` promises for everybody
 * (both 医薬品等適正広告基準), `best` ranks without a ground (景品表示法).
 */
export const brandClaimKinds = ["cure", "effect", "safety", "sure", "best"] as const;
export type BrandClaimKind = (typeof brandClaimKinds)[number];

/** A kind of claim, the sources of the regular expressions that find it, and what may be said in its place. */
export interface ClaimRule {
  kind: BrandClaimKind;
  patterns: readonly string[];
  instead: string;
}

/** The claims in a text, each with its kind and as it stands there; a kind after the other, in the order of the rules. */
export function findBrandClaims(text: string, rules: readonly ClaimRule[]): { kind: BrandClaimKind; words: string }[] {
  return rules.flatMap(({ kind, patterns }) =>
    patterns.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, "gu"))].map(([words]) => ({ kind, words }))),
  );
}
