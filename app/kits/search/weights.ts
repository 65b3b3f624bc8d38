// What the order is made of. Found on the tune half of bench/search/queries.json; see bench/search.bench.ts.

/** Where a word stands. */
export const fields = ["title", "reading", "ask", "keyword", "body"] as const;
export type Field = (typeof fields)[number];

/** The way a match came about, and how sure it is. */
export const matchStrength = {
  same: 1,
  synonym: 0.9,
  near: 0.4,
  typo: 0.7,
  stem: 0.75,
  typing: 0.6,
} as const;
export type MatchKind = keyof typeof matchStrength;

export const weights = {
  /** What a word is worth where it stands. */
  fields: { title: 0.8, reading: 0.9, ask: 1.05, keyword: 0.85, body: 0.33 } satisfies Record<Field, number>,
  /** Words that only ask, short words of hiragana (particles, endings), and a kanji alone, which may be of many words. */
  filler: 0.08,
  shortKana: 0.3,
  loneKanji: 0.6,
  /** A word that says which kind is meant (「買いたい」), and what that does for the kind. */
  lead: 0.35,
  leadLift: 1.5,
  /** A sentence that holds most of the query lifts its document by this at most; likewise the query's pairs of letters. */
  sentenceLift: 1.25,
  letterLift: 0.5,
  /** How much of a sentence may be other words before it counts less: 0 not at all. */
  sentenceFocus: 0.4,
  /** What is left of a document that holds nothing of the query's weight. */
  coverageFloor: 0.5,
  /** Further places of the same word. */
  repeat: 0.06,
  /** Between kinds of equal merit, what explains goes before what is sold. */
  kinds: {
    tip: 1,
    hack: 1.02,
    faq: 1.1,
    product: 0.92,
    look: 0.75,
    monster: 0.75,
    prophecy: 0.8,
    chapter: 0.92,
    ingredient: 0.75,
  },
  /** Below this share of the query's words nothing counts as found. */
  leastCoverage: 0.26,
  /** What is shown goes down to this share of the best. */
  tail: 0.15,
};
