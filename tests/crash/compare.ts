import type { Queries } from "#server/platform/database.ts";
import type { Ledger } from "./ledger.ts";

/** What the database holds against what was acknowledged. Every number but `stored` must be 0. */
export interface Comparison {
  stored: number;
  /** Acknowledged, and not there. */
  lost: number;
  /** There, and never sent. */
  fromNowhere: number;
  /** Openings whose moment is another one than the visitor was told. */
  changed: number;
  /** Keys without an answer, which no visitor may ever see. */
  halfWritten: number;
  /** Visitors with a row and no night, or a night counted twice. */
  nightsWrong: number;
  contradictions: number;
}

export async function compare(queries: Queries, ledger: Ledger): Promise<Comparison> {
  const texts = async (text: string): Promise<string[]> =>
    (await queries.query<{ value: string }>({ text })).map(({ value }) => value);
  const stored = new Set(await texts("SELECT id::text AS value FROM events"));
  const keys = new Set(await texts("SELECT key::text AS value FROM idempotency_answers WHERE status = 200"));
  const halfWritten = await texts("SELECT key::text AS value FROM idempotency_answers WHERE status = 0");
  const openings = new Map(
    (
      await queries.query<{ id: string; seen: Date }>({
        text: "SELECT id::text, opening_seen_at AS seen FROM visitors WHERE opening_seen_at IS NOT NULL",
      })
    ).map(({ id, seen }) => [id, seen.toISOString()]),
  );
  const nightsWrong = await texts(
    `SELECT id::text AS value FROM visitors v
     WHERE (SELECT count(*) FROM visit_nights n WHERE n.visitor_id = v.id) NOT BETWEEN 1 AND 2`,
  );
  return {
    stored: stored.size,
    lost:
      [...ledger.ackedEvents].filter((id) => !stored.has(id)).length +
      [...ledger.ackedKeys.keys()].filter((key) => !keys.has(key)).length,
    fromNowhere: [...stored].filter((id) => !ledger.sentEvents.has(id)).length,
    changed: [...ledger.openings].filter(([cookie, seen]) => openings.get(visitorOf(cookie)) !== seen).length,
    halfWritten: halfWritten.length,
    nightsWrong: nightsWrong.length,
    contradictions: ledger.contradictions.length,
  };
}

/** The id that a visitor cookie holds. */
function visitorOf(cookie: string): string {
  const hex = Buffer.from(cookie.split(".")[0] ?? "", "base64url").toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
