import type { ProphecyForm } from "#contracts/prophecy.ts";
import type { ProphecyAnswer } from "#contracts/prophecy-book.ts";
import type { Queries } from "../../platform/database.ts";

/** The lines of a letter by their numbers in content/prophecies. */
export interface LetterNumbers {
  source: number;
  sign: number;
  gesture: number;
  aside: number;
  hour: number;
  shade: number;
  form: ProphecyForm;
}

/** A letter that a visitor opened. */
export interface KeptLetter extends LetterNumbers {
  /** The day in Japan, "YYYY-MM-DD". */
  day: string;
  answer: ProphecyAnswer | null;
}

/** What a letter is written from: the visitor's earlier ones, the first night the visitor was here, and who goes along. */
export interface LetterHistory {
  earlier: KeptLetter[];
  lettersBefore: number;
  lastLetterDay: string | null;
  firstVisitDay: string | null;
  /** The monster that goes with the visitor, where one was chosen. */
  companionId: string | null;
}

const columns = `to_char(jst_day, 'YYYY-MM-DD') AS day, source, sign, gesture, aside, hour, shade, form, answer`;

/** The letter of a day; null while it is sealed. */
export async function letterOf(queries: Queries, visitorId: string, day: string): Promise<KeptLetter | null> {
  const [row] = await queries.query<Row>({
    name: "letter-of",
    text: `SELECT ${columns} FROM prophecies WHERE visitor_id = $1 AND jst_day = $2`,
    values: [visitorId, day],
  });
  return row ?? null;
}

/** What is known before the letter of `day` is written; `nights` is how far back the earlier ones go. */
export async function letterHistory(
  queries: Queries,
  { visitorId, day, nights }: { visitorId: string; day: string; nights: number },
): Promise<LetterHistory> {
  const earlier = await queries.query<Row>({
    name: "letters-before",
    text: `SELECT ${columns} FROM prophecies
           WHERE visitor_id = $1 AND jst_day < $2 AND jst_day > $2::date - $3::integer ORDER BY jst_day`,
    values: [visitorId, day, nights],
  });
  const [facts] = await queries.query<{
    before: number;
    last: string | null;
    first: string | null;
    companion: string | null;
  }>({
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

/** Keeps the letter of a day. One that is there stays as it is. The visitor must have a row. */
export async function keepLetter(
  queries: Queries,
  kept: { visitorId: string; day: string; letter: LetterNumbers; contentVersion: string; now: Date },
): Promise<void> {
  const { source, sign, gesture, aside, hour, shade, form } = kept.letter;
  await queries.query({
    name: "keep-letter",
    text: `INSERT INTO prophecies (visitor_id, jst_day, source, sign, gesture, aside, hour, shade, form,
                                   content_version, opened_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING`,
    values: [kept.visitorId, kept.day, source, sign, gesture, aside, hour, shade, form, kept.contentVersion, kept.now],
  });
}

/** The letters of a month ("YYYY-MM"), in their order. Null (no cookie): none. */
export async function lettersOfMonth(queries: Queries, visitorId: string | null, month: string): Promise<KeptLetter[]> {
  if (visitorId === null) return [];
  return queries.query<Row>({
    name: "letters-of-month",
    text: `SELECT ${columns} FROM prophecies
           WHERE visitor_id = $1 AND jst_day >= ($2 || '-01')::date AND jst_day < ($2 || '-01')::date + interval '1 month'
           ORDER BY jst_day`,
    values: [visitorId, month],
  });
}

/** The visitor's letters of all months, the newest first. Null (no cookie): none. */
export async function lettersOf(queries: Queries, visitorId: string | null, limit: number): Promise<KeptLetter[]> {
  if (visitorId === null) return [];
  return queries.query<Row>({
    name: "letters-of",
    text: `SELECT ${columns} FROM prophecies WHERE visitor_id = $1 ORDER BY jst_day DESC LIMIT $2`,
    values: [visitorId, limit],
  });
}

/** Months that have letters, the newest first, and how many letters there are. */
export async function letterMonths(
  queries: Queries,
  visitorId: string | null,
): Promise<{ count: number; months: string[] }> {
  if (visitorId === null) return { count: 0, months: [] };
  const rows = await queries.query<{ month: string; letters: number }>({
    name: "letter-months",
    text: `SELECT to_char(jst_day, 'YYYY-MM') AS month, count(*) AS letters FROM prophecies
           WHERE visitor_id = $1 GROUP BY month ORDER BY month DESC`,
    values: [visitorId],
  });
  return { count: rows.reduce((sum, { letters }) => sum + letters, 0), months: rows.map(({ month }) => month) };
}

/** The last letter before `day`, of so many nights, that is not answered yet. */
export async function letterToAnswer(
  queries: Queries,
  { visitorId, day, nights }: { visitorId: string | null; day: string; nights: number },
): Promise<KeptLetter | null> {
  if (visitorId === null) return null;
  const [row] = await queries.query<Row>({
    name: "letter-to-answer",
    text: `SELECT ${columns} FROM prophecies
           WHERE visitor_id = $1 AND jst_day < $2 AND jst_day >= $2::date - $3::integer AND answer IS NULL
           ORDER BY jst_day DESC LIMIT 1`,
    values: [visitorId, day, nights],
  });
  return row ?? null;
}

/** Notes whether a letter came true; a later answer takes the place of an earlier one. False: there is no such letter. */
export async function answerLetter(
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
export async function signAnswers(queries: Queries, sign: number): Promise<{ answered: number; cameTrue: number }> {
  const [row] = await queries.query<{ answered: number; came_true: number }>({
    name: "sign-answers",
    text: `SELECT count(*) AS answered, count(*) FILTER (WHERE answer = 'yes') AS came_true
           FROM prophecies WHERE sign = $1 AND answer IN ('yes', 'no')`,
    values: [sign],
  });
  return { answered: row?.answered ?? 0, cameTrue: row?.came_true ?? 0 };
}

type Row = KeptLetter;
