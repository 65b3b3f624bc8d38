import type { Queries } from "../../platform/database.ts";

/** Something that somebody made and everybody may see. */
export interface RecentWork {
  kind: "mascara" | "painting";
  id: string;
  /** What its picture is drawn from. */
  drawn: string;
  /** What a painting is called; empty for a mascara, which has a number. */
  title: string;
  isDemonstration: boolean;
}

/**
 * The newest of what the hub's galleries show: public mascaras and approved paintings, those of the demo last.
 * Each half is read from the end of an index that holds nothing else.
 */
export async function listNewestWorks(queries: Queries, limit: number): Promise<RecentWork[]> {
  const rows = await queries.query({
    name: "newest-works",
    text: `SELECT kind /* never null */, id /* never null */, drawn /* never null */, title /* never null */, is_demo /* never null */ FROM (
             (SELECT 'mascara' AS kind, id::text, code AS drawn, '' AS title, visitor_id IS NULL AS is_demo, made_at AS at
                FROM mascaras WHERE is_public AND state IN ('shown', 'cleared')
                  AND (visitor_id IS NOT NULL OR coalesce((SELECT is_on FROM demonstration WHERE id = 'ranking'), true))
                ORDER BY made_at DESC, mascaras.id DESC LIMIT $1)
             UNION ALL
             (SELECT 'painting', id::text, id::text, title, false, approved_at FROM paintings
                WHERE state = 'approved' ORDER BY approved_at DESC, paintings.id DESC LIMIT $1)
           ) AS made ORDER BY is_demo, at DESC, id DESC LIMIT $1`,
    values: [limit],
  });
  return rows.map(({ kind, is_demo, ...row }) => ({
    ...row,
    kind: kind === "mascara" ? "mascara" : "painting",
    isDemonstration: is_demo,
  }));
}
