import type { MyBroadcast, QuestionRefusal } from "#contracts/broadcast.ts";
import type { Queries } from "../../platform/database.ts";
import type { RowOf } from "../../platform/statement-types.ts";
import { appendAudit } from "../audit/audit-log.ts";
import { addMessage } from "./chat.ts";

/** So many questions of one visitor may wait in a programme. */
export const maxWaitingQuestions = 3;

/** A question as moderators see it. */
export type Question = RowOf<`SELECT ${typeof columns} FROM live_questions`>;

const columns = `id, airing_id AS "airingId", visitor_id AS "visitorId", text, state, refusal, asked_at AS "askedAt"`;

/** Hands in a question; false when too many of the visitor's wait already. */
export async function submitQuestion(
  queries: Queries,
  { id, airingId: broadcastId, visitorId, text, askedAt }: Omit<Question, "state" | "refusal">,
): Promise<boolean> {
  const rows = await queries.query({
    name: "ask-question",
    text: `INSERT INTO live_questions (id, airing_id, visitor_id, text, state, asked_at)
           SELECT $1, $2, $3, $4, 'waiting', $5 WHERE
             (SELECT count(*) FROM live_questions WHERE visitor_id = $3 AND airing_id = $2 AND state = 'waiting') < $6
           RETURNING id`,
    values: [id, broadcastId, visitorId, text, askedAt, maxWaitingQuestions],
  });
  return rows.length === 1;
}

/** A visitor's own questions in a programme, the newest first. */
export async function listMyQuestions(
  queries: Queries,
  broadcastId: string,
  visitorId: string,
): Promise<MyBroadcast["questions"]> {
  return await queries.query({
    name: "own-questions",
    text: `SELECT id, text, state, refusal FROM live_questions WHERE visitor_id = $2 AND airing_id = $1
           ORDER BY asked_at DESC LIMIT 10`,
    values: [broadcastId, visitorId],
  });
}

/** What waits for an operator, the oldest first. */
export async function listWaitingQuestions(queries: Queries): Promise<Question[]> {
  return await queries.query({
    text: `SELECT ${columns} FROM live_questions WHERE state = 'waiting' ORDER BY asked_at, id LIMIT 200`,
  });
}

/** One question, whatever became of it. */
export async function getQuestion(queries: Queries, id: string): Promise<Question | null> {
  const [row] = await queries.query({
    text: `SELECT ${columns} FROM live_questions WHERE id = $1`,
    values: [id],
  });
  return row ?? null;
}

/**
 * Shows a waiting question in the chat, or gives it back with a reason; writes the audit log. Needs a transaction.
 * Null: there is none that waits under this id.
 */
export async function decideQuestion(
  queries: Queries,
  { id, refusal, now }: { id: string; refusal: QuestionRefusal | null; now: Date },
): Promise<Question | null> {
  const [question] = await queries.query({
    text: `UPDATE live_questions SET state = $2, refusal = $3 WHERE id = $1 AND state = 'waiting' RETURNING ${columns}`,
    values: [id, refusal === null ? "shown" : "refused", refusal],
  });
  if (!question) return null;
  const { airingId: broadcastId, visitorId, text } = question;
  if (refusal === null) await showQuestion(queries, { broadcastId, visitorId, text, now });
  await appendAudit(queries, {
    at: now,
    action: refusal === null ? "live.approve" : "live.refuse",
    subject: id,
    detail: refusal === null ? {} : { reason: refusal },
  });
  return question;
}

/** Moderators need not wait for the asker's message limit: the moment of the line lies behind the asker's own last one. */
async function showQuestion(
  queries: Queries,
  { broadcastId, visitorId, text, now }: { broadcastId: string; visitorId: string; text: string; now: Date },
): Promise<void> {
  const message = { broadcastId, visitorId, kind: "question" as const, said: text, now };
  const seq = await addMessage(queries, message);
  if (seq === null) await addMessage(queries, { ...message, now: new Date(now.getTime() + 60_000) });
}
