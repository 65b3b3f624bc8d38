/** How often a swatch was offered and chosen. */
export interface Choice {
  id: string;
  offered: number;
  picked: number;
}

/** A swatch in a report: its share with its name and without, and whether they differ by more than chance explains. */
export interface RankShift {
  id: string;
  namedShare: number;
  namelessShare: number;
  namedRank: number;
  namelessRank: number;
  /** Half the width within which the difference of the two shares would lie by chance alone, 19 times of 20. */
  margin: number;
  /** The difference is larger than that. */
  isClear: boolean;
}

/** Fewer visitors than this say nothing: no order and no report is made of them. */
export const minVisitors = 30;

/** 95 % of a normal distribution lie within this many standard deviations. */
const zOf95 = 1.96;

export const shareOf = ({ offered, picked }: Choice): number => (offered === 0 ? 0 : picked / offered);

/** The ids by share, the highest first; equals by id. */
export function sortByShare(choices: readonly Choice[]): Choice[] {
  return choices.toSorted((a, b) => shareOf(b) - shareOf(a) || (a.id < b.id ? -1 : 1));
}

/** Every swatch that was offered both ways, in the order without names. */
export function rankShiftsOf(named: readonly Choice[], nameless: readonly Choice[]): RankShift[] {
  const isIn = (others: readonly Choice[]) => (one: Choice) => others.some(({ id }) => id === one.id);
  const withName = sortByShare(named.filter(isIn(nameless)));
  const without = sortByShare(nameless.filter(isIn(named)));
  return without.flatMap((one, i) => {
    const other = withName.find(({ id }) => id === one.id);
    if (!other) return [];
    const [namedShare, namelessShare] = [shareOf(other), shareOf(one)];
    const [a, b] = [estimateShare(other), estimateShare(one)];
    const margin = zOf95 * Math.sqrt(a.variance + b.variance);
    return {
      id: one.id,
      namedShare,
      namelessShare,
      namedRank: withName.indexOf(other) + 1,
      namelessRank: i + 1,
      margin,
      isClear: Math.abs(a.share - b.share) > margin,
    };
  });
}

/**
 * A share with one choice more and one refusal more, so that few choices never look certain; the difference of two of
 * these with their variances is the interval of Agresti and Caffo (2000).
 */
function estimateShare({ offered, picked }: Choice): { share: number; variance: number } {
  const share = (picked + 1) / (offered + 2);
  return { share, variance: (share * (1 - share)) / (offered + 2) };
}
