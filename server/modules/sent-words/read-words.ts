import { type MySentWord, type ReceivedWord, sentWordDays, type WordAnswer } from "#contracts/sent-word.ts";
import type { Queries } from "../../platform/database.ts";

/** A word as whoever has its link sees it; null when there is none, or it is hidden. Its sender sees it hidden too. */
export async function getReceivedWord(
  queries: Queries,
  { id, visitorId }: { id: string; visitorId: string | null },
): Promise<ReceivedWord | null> {
  const [row] = await queries.query({
    name: "received-word",
    text: `SELECT words, monster, state, visitor_id,
             (SELECT count(*)::int FROM painted_words WHERE word_id = sent_words.id) AS painted /* never null */,
             (SELECT answer FROM painted_words WHERE word_id = sent_words.id AND visitor_id = $2) AS answer
           FROM sent_words WHERE id = $1`,
    values: [id, visitorId],
  });
  if (!row) return null;
  const isOwn = row.visitor_id === visitorId;
  const isShown = row.state === "open" || row.state === "cleared";
  if (!isShown && !isOwn) return null;
  const { words, monster, painted } = row;
  return { words, monster, painted, isOwn, myAnswer: row.answer as WordAnswer | null };
}

/** The visitor's own words with their answers, the newest first. */
export async function listMySentWords(queries: Queries, visitorId: string): Promise<MySentWord[]> {
  const rows = await queries.query({
    name: "my-sent-words",
    text: `SELECT id, words, monster, state, sent_at,
             coalesce((SELECT json_agg(json_build_object('monster', p.monster, 'answer', p.answer, 'at', p.painted_at)
                                       ORDER BY p.painted_at DESC)
                       FROM painted_words p WHERE p.word_id = sent_words.id), '[]') AS answers
           FROM sent_words WHERE visitor_id = $1 ORDER BY sent_at DESC, id LIMIT 50`,
    values: [visitorId],
  });
  return rows.map(({ id, words, monster, state, sent_at: sentAt, answers }) => ({
    ...{ id, words, monster },
    sentAt: sentAt.toISOString(),
    isHidden: state === "reported" || state === "refused",
    answers: (answers as MySentWord["answers"]).map((answer) => ({ ...answer, at: new Date(answer.at).toISOString() })),
  }));
}

/** How many answers came to a visitor's words. */
export async function countWordAnswers(queries: Queries, visitorId: string): Promise<number> {
  const [row] = await queries.query({
    name: "count-word-answers",
    text: `SELECT count(*)::int AS answers /* never null */
           FROM painted_words p JOIN sent_words w ON w.id = p.word_id WHERE w.visitor_id = $1`,
    values: [visitorId],
  });
  return row?.answers ?? 0;
}

/** Deletes what was sent longer ago than it is kept; `signal` ends it between two pieces. */
export async function deleteOldWords(queries: Queries, now: Date, signal: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - sentWordDays * 86_400_000);
  while (!signal.aborted) {
    const rows = await queries.query({
      name: "delete-old-words",
      text: `DELETE FROM sent_words WHERE id IN (SELECT id FROM sent_words WHERE sent_at < $1 LIMIT 500) RETURNING id`,
      values: [before],
    });
    if (rows.length === 0) return;
  }
}
