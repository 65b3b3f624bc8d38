/** What speaks for a vote that a program sent. Each is a small number; only together they set a vote aside. */
export interface VoteSignals {
  /** How long the visitor has been known; 0 for one who came just now. */
  visitorAgeMs: number;
  /** How long the visitor had the vote token before the vote was cast. */
  tokenAgeMs: number;
  /** Whether the request looked as browsers' requests do. */
  isBrowserLike: boolean;
}

/** From this on a vote is set aside for good. All others are judged when they are counted (`judge-votes.ts`). */
export const quarantineFrom = 3;

const knownForMs = 120_000;
const humanMs = 1_000;

/** The risk of a vote by its request, from 0 to 4. In a browser nobody is set aside by it, however new and quick. */
export function riskOf({ visitorAgeMs, tokenAgeMs, isBrowserLike }: VoteSignals): number {
  return Number(visitorAgeMs < knownForMs) + Number(tokenAgeMs < humanMs) + (isBrowserLike ? 0 : 2);
}
