import type { FaceResult, FaceResultInput } from "#contracts/face-result.ts";
import { jstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";
import type { Random } from "../../platform/random.ts";
import type { RowOf } from "../../platform/statement-types.ts";

const resultIdBytes = 12;
/** More than anybody scans; the oldest make room. */
export const maxResults = 60;

type Row = RowOf<`SELECT ${typeof columns} FROM face_results`>;

const columns = "id, type, runner_up, chosen, a, b, c, reference_id, mode, made_at";

/**
 * Keeps a result and gives it back with its id. The same one kept twice on one day in Japan is one result: a phone that
 * lost the answer may ask again. The visitor must have a row.
 */
export async function saveFaceResult(
  queries: Queries,
  random: Pick<Random, "bytes">,
  { visitorId, result, now }: { visitorId: string; result: FaceResultInput; now: Date },
): Promise<FaceResult> {
  const existing = await listFaceResults(queries, visitorId);
  const same = existing.find((other) => isSame(other, result) && jstDay(new Date(other.madeAt)) === jstDay(now));
  if (same) return same;
  const [row] = await queries.query({
    name: "keep-face-result",
    text: `WITH too_many AS (
             DELETE FROM face_results WHERE id IN (
               SELECT id FROM face_results WHERE visitor_id = $2 ORDER BY made_at DESC, id OFFSET ${maxResults - 1}
             )
           )
           INSERT INTO face_results (id, visitor_id, type, runner_up, chosen, a, b, c, reference_id, mode, made_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING ${columns}`,
    values: [
      random.bytes(resultIdBytes).toString("base64url"),
      visitorId,
      result.type,
      result.runnerUp,
      result.chosen,
      result.a,
      result.b,
      result.c,
      result.referenceId,
      result.mode,
      now,
    ],
  });
  if (!row) throw new Error("a face result was not written");
  return toFaceResult(row);
}

/** Another choice for an own result; null when the visitor has none of this id. */
export async function chooseFaceType(
  queries: Queries,
  { visitorId, id, chosen }: { visitorId: string; id: string; chosen: number },
): Promise<FaceResult | null> {
  const [row] = await queries.query({
    name: "choose-face-type",
    text: `UPDATE face_results SET chosen = $3 WHERE visitor_id = $1 AND id = $2 RETURNING ${columns}`,
    values: [visitorId, id, chosen],
  });
  return row ? toFaceResult(row) : null;
}

/** Throws an own result away and gives what it was; null when there was none of this id. */
export async function deleteFaceResult(
  queries: Queries,
  { visitorId, id }: { visitorId: string; id: string },
): Promise<FaceResult | null> {
  const [row] = await queries.query({
    name: "drop-face-result",
    text: `DELETE FROM face_results WHERE visitor_id = $1 AND id = $2 RETURNING ${columns}`,
    values: [visitorId, id],
  });
  return row ? toFaceResult(row) : null;
}

/** The visitor's own results, the newest first. Null (no cookie): none. */
export async function listFaceResults(queries: Queries, visitorId: string | null): Promise<FaceResult[]> {
  if (visitorId === null) return [];
  const rows = await queries.query({
    name: "face-results-of",
    text: `SELECT ${columns} FROM face_results WHERE visitor_id = $1 ORDER BY made_at DESC, id LIMIT ${maxResults}`,
    values: [visitorId],
  });
  return rows.map(toFaceResult);
}

/** What whoever knows the id may see: the result, and nothing about whose it is. Null: it is gone, or never was. */
export async function getFaceResult(queries: Queries, id: string): Promise<FaceResult | null> {
  const [row] = await queries.query({
    name: "face-result-by-id",
    text: `SELECT ${columns} FROM face_results WHERE id = $1`,
    values: [id],
  });
  return row ? toFaceResult(row) : null;
}

/** How many visitors stand by each of the eight types, by index; a visitor counts once, with the latest result. */
export async function countFaceTypes(queries: Queries): Promise<number[]> {
  const rows = await queries.query({
    name: "count-face-types",
    text: `SELECT chosen, count(*)::integer AS visitors FROM (
             SELECT DISTINCT ON (visitor_id) chosen FROM face_results ORDER BY visitor_id, made_at DESC, id
           ) AS latest GROUP BY chosen`,
    values: [],
  });
  return Array.from({ length: 8 }, (_, type) => rows.find(({ chosen }) => chosen === type)?.visitors ?? 0);
}

function isSame(one: FaceResultInput, other: FaceResultInput): boolean {
  const names = ["type", "runnerUp", "chosen", "a", "b", "c", "referenceId", "mode"] as const;
  return names.every((name) => one[name] === other[name]);
}

function toFaceResult({ runner_up, reference_id, made_at, ...row }: Row): FaceResult {
  return { ...row, runnerUp: runner_up, referenceId: reference_id, madeAt: made_at.toISOString() };
}
