import type { Queries } from "#server/platform/database.ts";
import type { Ledger } from "./ledger.ts";
import type { WriteKind } from "./write-kind.ts";
import { compareStoredWrites, listStoredWrites } from "./stored-writes.ts";

/** What the database holds against what was acknowledged. Every number but `stored` must be 0. */
export interface Comparison {
  stored: number;
  /** Acknowledged, and not there. */
  lost: number;
  /** There, and never sent. */
  unexpected: number;
  /** Openings whose moment is another one than the visitor was told. */
  changed: number;
  /** Keys without an answer, which no visitor may ever see. */
  halfWritten: number;
  /** Visitors with a row and no night, or a night counted twice. */
  visitDaysWrong: number;
  /** Acknowledged votes that are not stored, or for another monster. */
  votesLost: number;
  /** Votes that nobody sent, and visitors with two votes of one day. */
  votesWrong: number;
  /** How far the counters are from the votes, added up over all monsters. */
  miscounted: number;
  /** Of everything else that visitors write: acknowledged, and not there. */
  writesLost: number;
  /** There, and another now than its visitor was told. */
  writesChanged: number;
  /** There, and nobody sent it. */
  writesUnsent: number;
  writesDoubled: number;
  contradictions: number;
}

export async function compare(queries: Queries, ledger: Ledger, kinds: readonly WriteKind[]): Promise<Comparison> {
  const texts = async (text: string): Promise<string[]> =>
    (await queries.queryComposed<{ value: string }>({ text })).map(({ value }) => value);
  const stored = new Set(await texts("SELECT id::text AS value FROM events"));
  const keys = new Set(await texts("SELECT key::text AS value FROM idempotency_answers WHERE status = 200"));
  const halfWritten = await texts("SELECT key::text AS value FROM idempotency_answers WHERE status = 0");
  const openings = new Map(
    (
      await queries.query({
        text: "SELECT id::text, opening_seen_at AS seen /* never null */ FROM visitors WHERE opening_seen_at IS NOT NULL",
      })
    ).map(({ id, seen }) => [id, seen.toISOString()]),
  );
  const visitDaysWrong = await texts(
    `SELECT id::text AS value FROM visitors v
     WHERE (SELECT count(*) FROM visit_nights n WHERE n.visitor_id = v.id) NOT BETWEEN 1 AND 2`,
  );
  const votes = await queries.query({
    text: "SELECT id, key, visitor_id, monster_id FROM votes",
  });
  const votedFor = new Map(votes.map(({ id, monster_id: monsterId }) => [id, monsterId]));
  const [counters] = await queries.query({
    text: `SELECT coalesce(sum(abs(coalesce(v.n, 0) - coalesce(c.n, 0))), 0)::bigint AS off
           FROM (SELECT monster_id, count(*) AS n FROM votes GROUP BY 1) v
           FULL JOIN (SELECT monster_id, sum(counted + quarantined) AS n FROM vote_counters GROUP BY 1) c USING (monster_id)`,
  });
  const countedActions = await listStoredWrites(queries, kinds);
  return {
    stored: stored.size + votes.length + countedActions.length,
    lost:
      [...ledger.ackedEvents].filter((id) => !stored.has(id)).length +
      [...ledger.ackedKeys.keys()].filter((key) => !keys.has(key)).length,
    unexpected: [...stored].filter((id) => !ledger.sentEvents.has(id)).length,
    changed: [...ledger.openings].filter(([visitor, seen]) => openings.get(visitor) !== seen).length,
    halfWritten: halfWritten.length,
    visitDaysWrong: visitDaysWrong.length,
    votesLost: [...ledger.ackedVotes].filter(([receipt, monsterId]) => votedFor.get(receipt) !== monsterId).length,
    votesWrong:
      votes.filter(({ key }) => !ledger.sentVoteKeys.has(key)).length +
      votes.length -
      new Set(votes.map(({ visitor_id: visitorId }) => visitorId)).size,
    miscounted: counters?.off ?? -1,
    ...compareStoredWrites(countedActions, ledger),
    contradictions: ledger.contradictions.length,
  };
}
