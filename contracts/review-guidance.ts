/**
 * What a review had better not say, and why. Guidance, never a lock: the writer decides, and somebody looks at it.
 * `cure`: healing, which only a medicine may claim. `effect`: more than the effects cosmetics may name (the 56 of the
 * notice of 2011-07-21, 薬食発0721第1号). `sure`: a promise for everybody. `contact`: an address or a number.
 */
export type ClaimKind = "cure" | "effect" | "sure" | "contact";

export interface Claim {
  kind: ClaimKind;
  /** As it stands in the text. */
  words: string;
  /** Where it begins and ends, as places of a JavaScript string. */
  from: number;
  to: number;
}

// Every pattern is of one pass: no part of it can be read in two ways, so no text makes it slow.
const patterns: readonly (readonly [ClaimKind, RegExp])[] = [
  [
    "cure",
    /(?:ニキビ|にきび|肌荒れ|アトピー|湿疹|炎症|病気|かぶれ|口内炎|ヘルペス)[がはもをに]?(?:治|なお|完治|消え|なくな)(?:った|る|た|り|して)?/g,
  ],
  ["cure", /(?:治療|治癒|完治|薬用効果|殺菌|解毒|デトックス)/g],
  [
    "effect",
    /(?:シミ|しみ|くすみ|シワ|しわ|小じわ|たるみ|クマ|くま|毛穴|ほうれい線|縦じわ)[がはもを]?(?:消え|消し|なくな|無くな|取れ|とれ|治|なお|改善)(?:った|る|た|り|して|する)?/g,
  ],
  [
    "effect",
    /美白|若返(?:る|り|った)?|アンチエイジング|細胞|(?:まつ毛|まつげ)が(?:伸び|生え|増え)(?:る|た)?|唇がふっくら(?:した|する)?|痩せ(?:る|た)?|小顔/g,
  ],
  [
    "sure",
    /(?:絶対に?|必ず|100%|１００％|誰でも|だれでも)(?:似合|効|落ち|きれい|綺麗)(?:う|く|った|ない|ません|います)?/g,
  ],
  ["contact", /(?:https?:\/\/|www\.)[^\s、。]{1,80}|[\w.+-]{1,40}@[\w-]{1,40}\.[\w.]{1,20}|0\d{1,4}-\d{1,4}-\d{3,4}/g],
];

/** The places of a text that had better be said otherwise, in their order; none overlaps another. */
export function findClaims(text: string): Claim[] {
  const found = patterns.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      kind,
      words: match[0],
      from: match.index,
      to: match.index + match[0].length,
    })),
  );
  const claims: Claim[] = [];
  for (const claim of found.toSorted((a, b) => a.from - b.from || b.to - a.to))
    if (claim.from >= (claims.at(-1)?.to ?? 0)) claims.push(claim);
  return claims;
}

/** A text in pieces: what is plain, and what had better be said otherwise. */
export function splitByClaims(text: string): { text: string; claim: Claim | null }[] {
  const pieces: { text: string; claim: Claim | null }[] = [];
  let at = 0;
  for (const claim of findClaims(text)) {
    if (claim.from > at) pieces.push({ text: text.slice(at, claim.from), claim: null });
    pieces.push({ text: claim.words, claim });
    at = claim.to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), claim: null });
  return pieces;
}
