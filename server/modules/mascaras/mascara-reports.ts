import { jstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";
import { countComplainants } from "../fairness/count-complainants.ts";
import { priorLifeDays } from "../fairness/voter-group.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";
import { galleryTag } from "./mascara-gallery.ts";

/** So many independent voices (`countComplainants`) hide a mascara until somebody has looked at it. */
export const reportersThatHide = 3;

/**
 * Notes that a visitor reports a mascara, once. One that was looked at and kept stays, however often it is reported.
 * False when it is not in the gallery. Belongs into a transaction; the visitor must have a row.
 * @param report.network what stands for the visitor's network, another for every mascara
 */
export async function reportMascara(
  queries: Queries,
  report: { id: string; visitorId: string; reason: string; network: string | null; now: Date },
): Promise<boolean> {
  const { id, visitorId, reason, network, now } = report;
  // Held first: of two reports at one moment the later one sees the other's.
  const [mascara] = await queries.query({
    name: "reported-mascara",
    text: "SELECT state FROM mascaras WHERE id = $1 AND is_public FOR NO KEY UPDATE",
    values: [id],
  });
  if (!mascara) return false;
  const added = await queries.query({
    name: "report-mascara",
    text: `INSERT INTO mascara_reports (mascara_id, visitor_id, reason, reported_at, network, known_days)
           SELECT $1, id, $3, $4, $5, greatest($6::date - (created_at AT TIME ZONE 'Asia/Tokyo')::date, 0) FROM visitors WHERE id = $2
           ON CONFLICT DO NOTHING RETURNING mascara_id`,
    values: [id, visitorId, reason, now, network, jstDay(now)],
  });
  if (added.length === 0) return true;
  const isHidden = mascara.state === "shown" && (await countReporters(queries, id)) >= reportersThatHide;
  await queries.query({
    name: "count-mascara-report",
    text: "UPDATE mascaras SET reports = reports + 1, state = CASE WHEN $2 THEN 'hidden' ELSE state END WHERE id = $1",
    values: [id, isHidden],
  });
  if (isHidden) await bumpPageVersion(queries, galleryTag);
  return true;
}

/** Reports of the version before have neither a network nor days: each of them is a voice. */
async function countReporters(queries: Queries, id: string): Promise<number> {
  const rows = await queries.query({
    name: "mascara-complainants",
    text: "SELECT network, known_days FROM mascara_reports WHERE mascara_id = $1",
    values: [id],
  });
  return countComplainants(rows.map((row) => ({ network: row.network, knownDays: row.known_days ?? priorLifeDays })));
}

/** A mascara that waits to be looked at. */
export interface ReportedMascara {
  id: string;
  code: string;
  reports: number;
  reasons: string[];
}

/** What is hidden, or was reported as often by visitors who are no independent voices; the most reported first. For operators. */
export async function listReportedMascaras(queries: Queries): Promise<ReportedMascara[]> {
  return queries.query({
    name: "waiting-mascaras",
    text: `SELECT id, code, reports,
             ARRAY(SELECT DISTINCT reason FROM mascara_reports WHERE mascara_id = mascaras.id ORDER BY reason) AS reasons
           FROM mascaras WHERE state = 'hidden' OR (state = 'shown' AND reports >= $1) ORDER BY reports DESC, id LIMIT 200`,
    values: [reportersThatHide],
  });
}

/** Somebody has looked at it: `cleared` it is shown again for good, `refused` it is gone from the gallery. For operators. */
export async function moderateMascara(queries: Queries, id: string, verdict: "cleared" | "refused"): Promise<boolean> {
  const rows = await queries.query({
    name: "judge-mascara",
    text: "UPDATE mascaras SET state = $2 WHERE id = $1 RETURNING id",
    values: [id, verdict],
  });
  await queries.query({
    name: "forget-report-networks",
    text: "UPDATE mascara_reports SET network = NULL WHERE mascara_id = $1 AND network IS NOT NULL",
    values: [id],
  });
  if (rows.length > 0) await bumpPageVersion(queries, galleryTag);
  return rows.length > 0;
}
