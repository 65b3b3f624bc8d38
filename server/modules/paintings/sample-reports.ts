import type { PaintingReportReason } from "#contracts/painting-limits.ts";
import type { Queries } from "../../platform/database.ts";

/** Notes what a visitor says of a sample on the mural, which has no row of its own; said again, the last word counts. */
export async function reportSamplePainting(
  queries: Queries,
  {
    sampleId,
    visitorId,
    reason,
    now,
  }: { sampleId: string; visitorId: string; reason: PaintingReportReason; now: Date },
): Promise<void> {
  await queries.query({
    name: "report-sample-painting",
    text: `INSERT INTO painting_sample_reports (sample_id, visitor_id, reason, said_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (sample_id, visitor_id) DO UPDATE SET reason = EXCLUDED.reason`,
    values: [sampleId, visitorId, reason, now],
  });
}

/** A sample that visitors reported. */
export interface ReportedSample {
  id: string;
  reports: number;
  reasons: string[];
  /** The first report. */
  since: Date;
}

/** The samples that were reported, the most reported first. For operators. */
export async function listReportedSamples(queries: Queries): Promise<ReportedSample[]> {
  return queries.query({
    text: `SELECT sample_id AS id, count(*)::int AS reports, array_agg(DISTINCT reason) AS reasons /* never null */,
             min(said_at) AS since /* never null */
           FROM painting_sample_reports GROUP BY sample_id ORDER BY reports DESC, id LIMIT 200`,
  });
}

/** Somebody has looked at it: what was reported so far is settled. False when nothing was. For operators. */
export async function settleSampleReports(queries: Queries, sampleId: string): Promise<boolean> {
  const rows = await queries.query({
    text: "DELETE FROM painting_sample_reports WHERE sample_id = $1 RETURNING sample_id",
    values: [sampleId],
  });
  return rows.length > 0;
}
