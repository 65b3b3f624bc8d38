import type { LiveMine, QuestionRefusal } from "#contracts/live.ts";
import type { Queries } from "../../platform/database.ts";
import { appendAudit } from "../audit/audit-log.ts";
import { sayLine } from "./chat.ts";

/** So many questions of one visitor may wait in a programme. */
export const mostWaitingQuestions = 3;

/** A question as the desk sees it. */
export interface Question {
  id: string;
  airingId: string;
  visitorId: string;
  text: string;
  state: "waiting" | "shown" | "refused";
  refusal: QuestionRefusal | null;
  askedAt: Date;
}

const columns = `id, airing_id AS "airingId", visitor_id AS "visitorId", text, state, refusal, asked_at AS "askedAt"`;

/** Hands in a question; false when too many of the visitor's wait already. */
export async function ask(
  queries: Queries,
  { id, airingId, visitorId, text, askedAt }: Omit<Question, "state" | "refusal">,
): Promise<boolean> {
  const rows = await queries.query({
    name: "ask-question",
    text: `INSERT INTO live_questions (id, airing_id, visitor_id, text, state, asked_at)
           SELECT $1, $2, $3, $4, 'waiting', $5 WHERE
             (SELECT count(*) FROM live_questions WHERE visitor_id = $3 AND airing_id = $2 AND state = 'waiting') < $6
           RETURNING id`,
    values: [id, airingId, visitorId, text, askedAt, mostWaitingQuestions],
  });
  return rows.length === 1;
}

/** A visitor's own questions in a programme, the newest first. */
export async function ownQuestions(
  queries: Queries,
  airingId: string,
  visitorId: string,
): Promise<LiveMine["questions"]> {
  return await queries.query<LiveMine["questions"][number]>({
    name: "own-questions",
    text: `SELECT id, text, state, refusal FROM live_questions WHERE visitor_id = $2 AND airing_id = $1
           ORDER BY asked_at DESC LIMIT 10`,
    values: [airingId, visitorId],
  });
}

/** What waits for an operator, the oldest first. */
export async function waitingQuestions(queries: Queries): Promise<Question[]> {
  return await queries.query<Question>({
    text: `SELECT ${columns} FROM live_questions WHERE state = 'waiting' ORDER BY asked_at, id LIMIT 200`,
  });
}

/** One question, whatever became of it. */
export async function findQuestion(queries: Queries, id: string): Promise<Question | null> {
  const [row] = await queries.query<Question>({
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
  const [question] = await queries.query<Question>({
    text: `UPDATE live_questions SET state = $2, refusal = $3 WHERE id = $1 AND state = 'waiting' RETURNING ${columns}`,
    values: [id, refusal === null ? "shown" : "refused", refusal],
  });
  if (!question) return null;
  const { airingId, visitorId, text } = question;
  if (refusal === null) await showQuestion(queries, { airingId, visitorId, text, now });
  await appendAudit(queries, {
    at: now,
    action: refusal === null ? "live.approve" : "live.refuse",
    subject: id,
    detail: refusal === null ? {} : { reason: refusal },
  });
  return question;
}

/** The desk waits for nobody's breath: the moment of the line lies behind the asker's own last one. */
async function showQuestion(
  queries: Queries,
  { airingId, visitorId, text, now }: { airingId: string; visitorId: string; text: string; now: Date },
): Promise<void> {
  const line = { airingId, visitorId, kind: "question" as const, said: text, now };
  const said = await sayLine(queries, line);
  if (said === null) await sayLine(queries, { ...line, now: new Date(now.getTime() + 60_000) });
}
