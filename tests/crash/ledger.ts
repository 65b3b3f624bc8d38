/** What was sent and what was acknowledged, as the visitors know it. Everything acknowledged must be found again. */
export interface Ledger {
  /** Every event id that left a visitor. An id that is stored and not in here came from nowhere. */
  sentEvents: Set<string>;
  ackedEvents: Set<string>;
  /** The first acknowledged answer of each Idempotency-Key. */
  ackedKeys: Map<string, string>;
  /** The moment of the opening that each visitor was told first, by the visitor's id. */
  openings: Map<string, string>;
  /** The key of every vote that left a voter. */
  sentVoteKeys: Set<string>;
  /** The receipt that each key of a vote was told first. */
  receipts: Map<string, string>;
  /** Receipts that were acknowledged, and for which monster. */
  ackedVotes: Map<string, string>;
  /** All other writes that were sent, as `listStoredWrites` names them. */
  sentWrites: Set<string>;
  /** What the visitor of each was told first. */
  ackedWrites: Map<string, string>;
  /** Answers that contradict an earlier one to the same visitor or key. */
  contradictions: string[];
  acked: number;
  /** Of these, by kind. */
  ackedByKind: Map<string, number>;
  unknown: number;
  replayed: number;
}

export function createLedger(): Ledger {
  return {
    sentEvents: new Set(),
    ackedEvents: new Set(),
    ackedKeys: new Map(),
    openings: new Map(),
    sentVoteKeys: new Set(),
    receipts: new Map(),
    ackedVotes: new Map(),
    sentWrites: new Set(),
    ackedWrites: new Map(),
    contradictions: [],
    acked: 0,
    ackedByKind: new Map(),
    unknown: 0,
    replayed: 0,
  };
}

/** Counts a write that was acknowledged. */
export function countAcknowledged(ledger: Ledger, kind: string): void {
  ledger.acked++;
  ledger.ackedByKind.set(kind, (ledger.ackedByKind.get(kind) ?? 0) + 1);
}

/** Notes an answer of the opening; all that one visitor hears must be the same. */
export function recordOpening(ledger: Ledger, visitor: string, key: string, openingSeenAt: string): void {
  const earlier = ledger.openings.get(visitor) ?? openingSeenAt;
  if (earlier !== openingSeenAt) ledger.contradictions.push(`${visitor}: ${earlier}, then ${openingSeenAt}`);
  ledger.openings.set(visitor, earlier);
  const sameKey = ledger.ackedKeys.get(key) ?? openingSeenAt;
  if (sameKey !== openingSeenAt) ledger.contradictions.push(`${key}: ${sameKey}, then ${openingSeenAt}`);
  ledger.ackedKeys.set(key, sameKey);
}
