import type { Queries } from "../../platform/database.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";
import { galleryTag } from "./mascara-gallery.ts";

/** So many visitors hide a mascara until somebody has looked at it. */
export const reportsThatHide = 3;

/**
 * Notes that a visitor reports a mascara, once. One that was looked at and kept stays, however often it is reported.
 * False when it is not in the gallery. Belongs into a transaction; the visitor must have a row.
 */
export async function reportMascara(
  queries: Queries,
  { id, visitorId, reason, now }: { id: string; visitorId: string; reason: string; now: Date },
): Promise<boolean> {
  const [row] = await queries.query({
    name: "report-mascara",
    text: `WITH counted AS (
             INSERT INTO mascara_reports (mascara_id, visitor_id, reason, reported_at)
             SELECT id, $2, $3, $4 FROM mascaras WHERE id = $1 AND is_public ON CONFLICT DO NOTHING RETURNING 1
           )
           UPDATE mascaras SET reports = reports + (SELECT count(*)::int FROM counted),
             state = CASE WHEN state = 'shown' AND reports + (SELECT count(*)::int FROM counted) >= $5
                          THEN 'hidden' ELSE state END
           WHERE id = $1 AND is_public RETURNING state, (SELECT count(*)::int FROM counted) AS counted`,
    values: [id, visitorId, reason, now, reportsThatHide],
  });
  if (row?.state === "hidden" && row.counted > 0) await bumpPageVersion(queries, galleryTag);
  return row !== undefined;
}

/** A mascara that waits to be looked at. */
export interface ReportedMascara {
  id: string;
  code: string;
  reports: number;
  reasons: string[];
}

/** What was reported often, the most reported first. For operators. */
export async function listReportedMascaras(queries: Queries): Promise<ReportedMascara[]> {
  return queries.query({
    name: "waiting-mascaras",
    text: `SELECT id, code, reports,
             ARRAY(SELECT DISTINCT reason FROM mascara_reports WHERE mascara_id = mascaras.id ORDER BY reason) AS reasons
           FROM mascaras WHERE state = 'hidden' ORDER BY reports DESC, id LIMIT 200`,
  });
}

/** Somebody has looked at it: `cleared` it is shown again for good, `refused` it is gone from the gallery. For operators. */
export async function moderateMascara(queries: Queries, id: string, verdict: "cleared" | "refused"): Promise<boolean> {
  const rows = await queries.query({
    name: "judge-mascara",
    text: "UPDATE mascaras SET state = $2 WHERE id = $1 RETURNING id",
    values: [id, verdict],
  });
  if (rows.length > 0) await bumpPageVersion(queries, galleryTag);
  return rows.length > 0;
}
