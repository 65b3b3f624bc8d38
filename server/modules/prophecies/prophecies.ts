import type { ProphecyForm } from "#contracts/prophecy.ts";
import type { ProphecyAnswer } from "#contracts/prophecy-history.ts";
import type { Queries } from "../../platform/database.ts";

/** The lines of a prophecy by their numbers in content/prophecies. */
export interface ProphecyNumbers {
  source: number;
  sign: number;
  gesture: number;
  aside: number;
  hour: number;
  shade: number;
  form: ProphecyForm;
}

/** A prophecy that a visitor opened. */
export interface SavedProphecy extends ProphecyNumbers {
  /** The day in Japan, "YYYY-MM-DD". */
  day: string;
  answer: ProphecyAnswer | null;
}

/** What a prophecy is composed from: the visitor's earlier ones, the day of the first visit, and who goes along. */
export interface ProphecyContext {
  earlier: SavedProphecy[];
  lettersBefore: number;
  lastLetterDay: string | null;
  firstVisitDay: string | null;
  /** The monster that goes with the visitor, where one was chosen. */
  companionId: string | null;
}

const columns = `to_char(jst_day, 'YYYY-MM-DD') AS day, source, sign, gesture, aside, hour, shade, form, answer`;

/** The prophecy of a day; null while it is unopened. */
export async function getProphecy(queries: Queries, visitorId: string, day: string): Promise<SavedProphecy | null> {
  const [row] = await queries.query({
    name: "letter-of",
    text: `SELECT ${columns} FROM prophecies WHERE visitor_id = $1 AND jst_day = $2`,
    values: [visitorId, day],
  });
  return row ?? null;
}

/** What is known before the prophecy of `day` is composed; `days` is how far back the earlier ones go. */
export async function getProphecyContext(
  queries: Queries,
  { visitorId, day, days }: { visitorId: string; day: string; days: number },
): Promise<ProphecyContext> {
  const earlier = await queries.query({
    name: "letters-before",
    text: `SELECT ${columns} FROM prophecies
           WHERE visitor_id = $1 AND jst_day < $2 AND jst_day > $2::date - $3::integer ORDER BY jst_day`,
    values: [visitorId, day, days],
  });
  const [facts] = await queries.query({
    name: "letter-facts",
    text: `SELECT count(*) AS before, to_char(max(jst_day), 'YYYY-MM-DD') AS last,
                  (SELECT to_char(min(jst_day), 'YYYY-MM-DD') FROM visit_nights WHERE visitor_id = $1) AS first,
                  (SELECT monster_id FROM companions WHERE visitor_id = $1) AS companion
           FROM prophecies WHERE visitor_id = $1 AND jst_day < $2`,
    values: [visitorId, day],
  });
  return {
    earlier,
    lettersBefore: facts?.before ?? 0,
    lastLetterDay: facts?.last ?? null,
    firstVisitDay: facts?.first ?? null,
    companionId: facts?.companion ?? null,
  };
}

/** Saves the prophecy of a day. One that is there stays as it is. The visitor must have a row. */
export async function saveProphecy(
  queries: Queries,
  input: { visitorId: string; day: string; prophecy: ProphecyNumbers; contentVersion: string; now: Date },
): Promise<void> {
  const { source, sign, gesture, aside, hour, shade, form } = input.prophecy;
  await queries.query({
    name: "keep-letter",
    text: `INSERT INTO prophecies (visitor_id, jst_day, source, sign, gesture, aside, hour, shade, form,
                                   content_version, opened_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING`,
    values: [
      input.visitorId,
      input.day,
      source,
      sign,
      gesture,
      aside,
      hour,
      shade,
      form,
      input.contentVersion,
      input.now,
    ],
  });
}

/** The prophecies of a month ("YYYY-MM"), in their order. Null (no cookie): none. */
export async function listMyPropheciesOfMonth(
  queries: Queries,
  visitorId: string | null,
  month: string,
): Promise<SavedProphecy[]> {
  if (visitorId === null) return [];
  return queries.query({
    name: "letters-of-month",
    text: `SELECT ${columns} FROM prophecies
           WHERE visitor_id = $1 AND jst_day >= ($2 || '-01')::date AND jst_day < ($2 || '-01')::date + interval '1 month'
           ORDER BY jst_day`,
    values: [visitorId, month],
  });
}

/** The visitor's prophecies of all months, the newest first. Null (no cookie): none. */
export async function listMyProphecies(
  queries: Queries,
  visitorId: string | null,
  limit: number,
): Promise<SavedProphecy[]> {
  if (visitorId === null) return [];
  return queries.query({
    name: "letters-of",
    text: `SELECT ${columns} FROM prophecies WHERE visitor_id = $1 ORDER BY jst_day DESC LIMIT $2`,
    values: [visitorId, limit],
  });
}

/** Months that have prophecies, the newest first, and how many prophecies there are. */
export async function listMyProphecyMonths(
  queries: Queries,
  visitorId: string | null,
): Promise<{ count: number; months: string[] }> {
  if (visitorId === null) return { count: 0, months: [] };
  const rows = await queries.query({
    name: "letter-months",
    text: `SELECT to_char(jst_day, 'YYYY-MM') AS month, count(*) AS letters FROM prophecies
           WHERE visitor_id = $1 GROUP BY month ORDER BY month DESC`,
    values: [visitorId],
  });
  return { count: rows.reduce((sum, { letters }) => sum + letters, 0), months: rows.map(({ month }) => month) };
}

/** The last prophecy before `day`, of so many days, that is not answered yet. */
export async function getUnansweredProphecy(
  queries: Queries,
  { visitorId, day, days }: { visitorId: string | null; day: string; days: number },
): Promise<SavedProphecy | null> {
  if (visitorId === null) return null;
  const [row] = await queries.query({
    name: "letter-to-answer",
    text: `SELECT ${columns} FROM prophecies
           WHERE visitor_id = $1 AND jst_day < $2 AND jst_day >= $2::date - $3::integer AND answer IS NULL
           ORDER BY jst_day DESC LIMIT 1`,
    values: [visitorId, day, days],
  });
  return row ?? null;
}

/** Notes whether a prophecy came true; a later answer takes the place of an earlier one. False: there is no such prophecy. */
export async function answerProphecy(
  queries: Queries,
  { visitorId, day, answer, now }: { visitorId: string; day: string; answer: ProphecyAnswer; now: Date },
): Promise<boolean> {
  const rows = await queries.query({
    name: "answer-letter",
    text: `UPDATE prophecies SET answer = $3, answered_at = $4
           WHERE visitor_id = $1 AND jst_day = $2 RETURNING jst_day`,
    values: [visitorId, day, answer, now],
  });
  return rows.length === 1;
}

/** How many said はい or 外れ of a sign, and how many of them はい. */
export async function countOmenAnswers(
  queries: Queries,
  sign: number,
): Promise<{ answered: number; cameTrue: number }> {
  const [row] = await queries.query({
    name: "sign-answers",
    text: `SELECT count(*) AS answered, count(*) FILTER (WHERE answer = 'yes') AS came_true
           FROM prophecies WHERE sign = $1 AND answer IN ('yes', 'no')`,
    values: [sign],
  });
  return { answered: row?.answered ?? 0, cameTrue: row?.came_true ?? 0 };
}
