import type { Queries } from "#server/platform/database.ts";
import type { Ledger } from "./ledger.ts";

/** A letter, a red or a painting as the database holds it, together with the work that was noted in the same transaction. */
export interface StoredWrite {
  /** `letter {visitor}`, `red {visitor}` or `painting {draft}`. */
  name: string;
  /** What its visitor was told: the letter's key, the red's code, the painting's id. */
  told: string;
}

/** All letters, reds and paintings. One whose work is missing is not among them, one whose work was noted twice is there twice. */
export async function listStoredWrites(queries: Queries): Promise<StoredWrite[]> {
  return queries.query({
    text: `SELECT 'letter ' || p.visitor_id AS name /* never null */, split_part(w.path, '&k=', 2) AS told /* never null */
           FROM prophecies p JOIN works w ON w.visitor_id = p.visitor_id AND w.site = 'lmp'
           UNION ALL
           SELECT 'red ' || m.visitor_id, m.code
           FROM red_memories m JOIN works w ON w.visitor_id = m.visitor_id AND w.path = '/mor?c=' || m.code
           UNION ALL
           SELECT 'painting ' || p.draft_id, p.id::text
           FROM paintings p JOIN works w ON w.visitor_id = p.visitor_id AND w.path = '/ucp-share?a=' || p.id`,
  });
}

/** Acknowledged deeds that are not there or are another now; and deeds that nobody sent, or that are there twice. */
export function compareStoredWrites(
  stored: readonly StoredWrite[],
  ledger: Ledger,
): { writesLost: number; writesWrong: number } {
  const description = new Map(stored.map((write) => [write.name, write.told]));
  return {
    writesLost: [...ledger.ackedWrites].filter(([name, what]) => description.get(name) !== what).length,
    writesWrong: stored.filter(({ name }) => !ledger.sentWrites.has(name)).length + stored.length - description.size,
  };
}
