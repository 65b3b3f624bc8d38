/** So many pairs of others must be there before one can be called unchosen. */
export const minPairsForRarity = 30;

/** True when nobody else took this pair although many took one. Counts are of other visitors. */
export const isUnchosen = ({ samePair, anyPair }: { samePair: number; anyPair: number }): boolean =>
  samePair === 0 && anyPair >= minPairsForRarity;
