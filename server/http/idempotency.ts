import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as v from "valibot";
import { recordVisit } from "../modules/visitors/visits.ts";
import type { Database, Queries } from "../platform/database.ts";
import type { ApiEnv } from "./api-env.ts";
import { readBytes } from "./api-body.ts";
import { HttpError } from "./http-error.ts";
import { parsePreferredLanguage } from "./preferred-language.ts";

/** What a write answers, and will answer again when it is repeated. */
export interface WriteAnswer {
  status: ContentfulStatusCode;
  body: object;
}

/** What a write works with: the transaction, who writes, and the one moment it happens. */
export interface Write {
  queries: Queries;
  visitorId: string;
  now: Date;
}

/** The Idempotency-Key of a write. @throws ApiFailure E-INPUT without a UUID for a key */
export function readIdempotencyKey(c: Context<ApiEnv>): string {
  const key = v.safeParse(keySchema, c.req.header("idempotency-key"));
  if (!key.success) throw new HttpError("E-INPUT", { fields: ["Idempotency-Key"] });
  return key.output;
}

/**
 * Whether this write was answered before: whoever does costly work ahead of `idempotentWrite` can leave it out. What is to be
 * answered `idempotentWrite` alone decides.
 */
export async function hasStoredAnswer(c: Context<ApiEnv>, database: Queries): Promise<boolean> {
  const rows = await database.query({
    name: "was-answered",
    text: "SELECT 1 FROM idempotency_answers WHERE visitor_id = $1 AND key = $2",
    values: [c.var.visitorId, readIdempotencyKey(c)],
  });
  return rows.length > 0;
}

const keySchema = v.pipe(v.string(), v.uuid());
const retentionMs = 7 * 86_400_000;

/**
 * Does a write once, however often it is sent. The answer is stored in the transaction of the write under the
 * visitor and the Idempotency-Key; a repeated request gets it back with `Idempotent-Replay: true`. Of two that come
 * at the same moment one writes and the other waits for its answer. The visitor's row is there when `work` runs.
 * @param route a name of the write that never changes
 * @throws ApiFailure E-INPUT without a UUID for a key, E-CONFLICT when the key was used for another request. What
 *   `work` throws undoes everything and is not stored.
 */
export async function idempotentWrite(
  c: Context<ApiEnv>,
  database: Database,
  route: string,
  work: (write: Write) => Promise<WriteAnswer>,
): Promise<Response> {
  const { platform, visitorId } = c.var;
  if (visitorId === null) throw new HttpError("E-CSRF");
  const key = readIdempotencyKey(c);
  const hash = createHash("sha256")
    .update(`${c.req.method} ${c.req.path}\n`)
    .update(await readBytes(c))
    .digest("base64url");
  const now = platform.clock.now();
  const keyClaim = { visitorId, key, route, hash };

  const outcome = await database.transaction(async (queries) => {
    await recordVisit(queries, { visitorId, lang: parsePreferredLanguage(c.req.header("accept-language")), now });
    if (!(await claimKey(queries, keyClaim, now))) return { answer: await replay(queries, keyClaim), isReplay: true };
    const answer = await work({ queries, visitorId, now });
    await saveAnswer(queries, keyClaim, answer);
    return { answer, isReplay: false };
  });

  if (platform.random.int(200) === 0)
    deleteOldAnswers(database, now).catch((error: unknown) => platform.logger.warn("old-answers-kept", { error }));
  if (outcome.isReplay) c.header("idempotent-replay", "true");
  return c.json(outcome.answer.body, outcome.answer.status);
}

interface Claim {
  visitorId: string;
  key: string;
  route: string;
  hash: string;
}

/** Takes the key. Another transaction that holds it is waited for; false when it went through. */
async function claimKey(queries: Queries, { visitorId, key, route, hash }: Claim, now: Date): Promise<boolean> {
  const rows = await queries.query({
    name: "claim-key",
    // Status and body are filled in before the commit: nobody ever sees these.
    text: `INSERT INTO idempotency_answers (visitor_id, key, route, request_hash, status, body, created_at)
           VALUES ($1, $2, $3, $4, 0, 'null', $5) ON CONFLICT DO NOTHING RETURNING status`,
    values: [visitorId, key, route, hash, now],
  });
  return rows.length === 1;
}

async function saveAnswer(queries: Queries, { visitorId, key }: Claim, { status, body }: WriteAnswer): Promise<void> {
  await queries.query({
    name: "keep-answer",
    text: "UPDATE idempotency_answers SET status = $3, body = $4 WHERE visitor_id = $1 AND key = $2",
    values: [visitorId, key, status, JSON.stringify(body)],
  });
}

async function replay(queries: Queries, { visitorId, key, route, hash }: Claim): Promise<WriteAnswer> {
  const [stored] = await queries.query({
    name: "stored-answer",
    text: "SELECT route, request_hash, status, body FROM idempotency_answers WHERE visitor_id = $1 AND key = $2",
    values: [visitorId, key],
  });
  if (!stored || stored.route !== route || stored.request_hash !== hash) throw new HttpError("E-CONFLICT");
  return { status: stored.status, body: stored.body };
}

/** Answers are kept for a week. A few hundred at a time, so that no visitor waits for it. */
export async function deleteOldAnswers(database: Pick<Database, "query">, now: Date): Promise<void> {
  await database.query({
    name: "forget-answers",
    text: `DELETE FROM idempotency_answers WHERE (visitor_id, key) IN (
             SELECT visitor_id, key FROM idempotency_answers WHERE created_at < $1 ORDER BY created_at LIMIT 500)`,
    values: [new Date(now.getTime() - retentionMs)],
  });
}
