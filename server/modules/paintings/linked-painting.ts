import type { Queries } from "../../platform/database.ts";
import { type LinkedRow, linkedColumns } from "./painting-rows.ts";

/**
 * A painting that whoever has its link may see although no person has looked at it yet: it waits, was never given back and
 * nobody reported it. Null for all others, those that hang included.
 */
export async function getLinkedPainting(queries: Queries, id: string): Promise<LinkedRow | null> {
  const [row] = await queries.query({
    name: "linked-painting",
    text: `SELECT ${linkedColumns} FROM paintings p WHERE id = $1 AND state = 'waiting' AND refusal IS NULL
             AND NOT EXISTS (SELECT 1 FROM painting_complaints c WHERE c.painting_id = p.id)`,
    values: [id],
  });
  return row ?? null;
}
