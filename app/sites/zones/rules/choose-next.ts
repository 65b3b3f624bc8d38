/** What the page knows of a visitor by the time it is alive. */
export interface VisitorFacts {
  /** A starting point was kept. */
  hasFace: boolean;
  /** The site in which something was made last. */
  lastSite: string | null;
  /** How many monsters were met. */
  metCount: number;
  /** What of today's three was done. */
  done: readonly string[];
}

/** Whom a way on is for. */
export interface NextCondition {
  hasFace?: boolean;
  hasMet?: boolean;
  /** Something was made last in this site. */
  madeIn?: string;
  /** All of these were done today. */
  done?: readonly string[];
}

/** The first way on whose condition the visitor fulfils; the last of the list is for everybody. */
export function chooseNext<Way extends { when: NextCondition }>(
  ways: readonly Way[],
  facts: VisitorFacts,
): Way | undefined {
  return ways.find(({ when }) => isFulfilled(when, facts));
}

/** Before anything is known of a visitor: what the page is served with. */
export const unknownVisitor: VisitorFacts = { hasFace: false, lastSite: null, metCount: 0, done: [] };

function isFulfilled({ hasFace, hasMet, madeIn, done }: NextCondition, facts: VisitorFacts): boolean {
  if (hasFace !== undefined && hasFace !== facts.hasFace) return false;
  if (hasMet !== undefined && hasMet !== facts.metCount > 0) return false;
  if (madeIn !== undefined && madeIn !== facts.lastSite) return false;
  return done === undefined || done.every((task) => facts.done.includes(task));
}
