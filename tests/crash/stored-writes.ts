import type { Queries } from "#server/platform/database.ts";
import type { Ledger } from "./ledger.ts";
import type { WriteKind } from "./write-kind.ts";

/** A write as the database holds it, together with the work that was noted in the same transaction. */
export interface StoredWrite {
  /** `letter {visitor}`, `painting {draft}` and so on: the kind, and whose or which it is. */
  name: string;
  /** What its visitor was told: the letter's key, the red's code, the painting's id. */
  told: string;
}

/** All of these kinds. One whose work is missing is not among them, one whose work was noted twice is there twice. */
export async function listStoredWrites(queries: Queries, kinds: readonly WriteKind[]): Promise<StoredWrite[]> {
  const stored = new Map(kinds.map((kind) => [kind.name, kind.stored]));
  const rows: StoredWrite[] = [];
  for (const [name, text] of stored)
    for (const { subject, told } of await queries.queryComposed<{ subject: string; told: string }>({ text }))
      rows.push({ name: `${name} ${subject}`, told });
  return rows;
}

/** What is acknowledged and not there; there, and another now; there, and sent by nobody; there, and more than once. */
export function compareStoredWrites(
  stored: readonly StoredWrite[],
  ledger: Ledger,
): { writesLost: number; writesChanged: number; writesUnsent: number; writesDoubled: number } {
  const found = new Map(stored.map(({ name, told }) => [name, told]));
  const acknowledged = [...ledger.ackedWrites];
  return {
    writesLost: acknowledged.filter(([name]) => !found.has(name)).length,
    writesChanged: acknowledged.filter(([name, told]) => (found.get(name) ?? told) !== told).length,
    writesUnsent: [...found.keys()].filter((name) => !ledger.sentWrites.has(name)).length,
    writesDoubled: stored.length - found.size,
  };
}
