/** What speaks for a vote that no person gave. Each is a small number; only together they set a vote aside. */
export interface VoteSignals {
  /** How long the visitor has been known; 0 for one who came just now. */
  visitorAgeMs: number;
  /** How long the visitor had the vote token before the vote was cast. */
  tokenAgeMs: number;
  /** Whether the request looked as browsers' requests do. */
  isBrowserLike: boolean;
}

/** From this on a vote is set aside. The share of the network is added where the votes are counted. */
export const quarantineFrom = 3;
/** What a network beyond its soft limit adds. */
export const crowdedNetworkRisk = 2;
/** Votes of one network on one day before it counts as crowded: a school or an office stays below. */
export const votesPerNetwork = 300;

const knownForMs = 120_000;
const humanMs = 1_000;

/** The risk of a vote, from 0 to 4, without its network. A new visitor alone, or a quick hand alone, is never set aside. */
export function riskOf({ visitorAgeMs, tokenAgeMs: ballotAgeMs, isBrowserLike }: VoteSignals): number {
  return Number(visitorAgeMs < knownForMs) + Number(ballotAgeMs < humanMs) + (isBrowserLike ? 0 : 2);
}
