import type { Queries } from "../../platform/database.ts";

/** What lies on the bench: the recipe as it is, and the furthest step it got to. */
export interface MascaraDraft {
  code: string;
  step: number;
  savedAt: Date;
}

/** Keeps what lies on the bench in the place of what lay there. Of two tabs the last one counts. */
export async function saveDraft(
  queries: Queries,
  { visitorId, code, step, now }: { visitorId: string; code: string; step: number; now: Date },
): Promise<MascaraDraft> {
  await queries.query({
    name: "keep-mascara-draft",
    text: `INSERT INTO mascara_drafts (visitor_id, code, step, saved_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (visitor_id) DO UPDATE SET code = excluded.code, step = excluded.step, saved_at = excluded.saved_at`,
    values: [visitorId, code, step, now],
  });
  return { code, step, savedAt: now };
}

/** Clears the bench, when the thing is finished. */
export async function deleteDraft(queries: Queries, visitorId: string): Promise<void> {
  await queries.query({
    name: "clear-mascara-draft",
    text: "DELETE FROM mascara_drafts WHERE visitor_id = $1",
    values: [visitorId],
  });
}

/** What lies on the bench; null when nothing does. Null (no cookie): nothing. */
export async function getDraft(queries: Queries, visitorId: string | null): Promise<MascaraDraft | null> {
  if (visitorId === null) return null;
  const [row] = await queries.query({
    name: "mascara-draft",
    text: "SELECT code, step, saved_at FROM mascara_drafts WHERE visitor_id = $1",
    values: [visitorId],
  });
  return row ? { code: row.code, step: row.step, savedAt: row.saved_at } : null;
}
