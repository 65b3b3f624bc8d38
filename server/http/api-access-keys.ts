import { type Context, Hono } from "hono";
import * as v from "valibot";
import {
  type IssuedTransferLink,
  issuedTransferLinkSchema,
  type IssuedRecoveryWords,
  issuedRecoveryWordsSchema,
  mergePreviewSchema,
  type AccessKey,
  accessKeySchema,
} from "#contracts/recovery-words.ts";
import { mergeVisitors } from "../modules/visitor-data/merge-visitors.ts";
import { createQrShape } from "../modules/qr/qr-shape.ts";
import { previewMerge } from "../modules/visitor-data/preview-merge.ts";
import {
  createRecoveryWords,
  parseRecoveryWords,
  formatRecoveryWords,
} from "../modules/visitor-data/recovery-words.ts";
import {
  transferLinkLifeMs,
  saveTransferLink,
  saveRecoveryWords,
  getVisitorByTransferLink,
  findRecoveryWords,
  consumeTransferLink,
} from "../modules/visitor-data/access-keys.ts";
import { hashRecoveryWords, listEarlierHashes, upgradeHash } from "../modules/visitor-data/recovery-words-hash.ts";
import { recordVisit } from "../modules/visitors/visits.ts";
import { loadDataKey } from "../platform/data-key.ts";
import type { Platform } from "../platform/platform.ts";
import { createWorkQueue, QueueFullError } from "../platform/work-queue.ts";
import type { ApiEnv } from "./api-env.ts";
import { HttpError, createRateLimitError } from "./http-error.ts";
import { route } from "./api-route.ts";
import { parsePreferredLanguage } from "./preferred-language.ts";
import type { VisitorSession } from "./visitor-session.ts";

const transferredSchema = v.object({ ok: v.literal(true) });

const wordsRoute = {
  summary: "Makes the words that open this room; the ones before are no good any more",
  body: v.strictObject({}),
  answer: issuedRecoveryWordsSchema,
  isSensitive: true,
};
const transferLinkRoute = {
  summary: "Makes a link that carries this room once, within ten minutes",
  body: v.strictObject({}),
  answer: issuedTransferLinkSchema,
  isSensitive: true,
};
const previewRoute = {
  summary: "What would come together with the room that this key opens; nothing is done",
  body: accessKeySchema,
  answer: mergePreviewSchema,
  errors: ["E-GONE"],
} as const;
const transferRoute = {
  summary: "Puts this room into the one that the key opens, and goes on as that one",
  body: accessKeySchema,
  answer: transferredSchema,
  errors: ["E-GONE"],
} as const;

/**
 * `/api/visitor/words`, `/handover`, `/moves`: access to visitor data from another browser. Words and codes are shown once and
 * kept as a hash only; that is why none of these writes stores its answer for a repetition.
 */
export function accessKeysApi(session: VisitorSession): Hono<ApiEnv> {
  const hashQueue = createWorkQueue({ atOnce: 2, maxWaiting: 20 });
  /** Slow hashes take turns: they are made so that they cost, and must not cost those who do something else. */
  const hashInTurn = (work: () => Promise<string>): Promise<string> =>
    hashQueue.run(work).catch((error: unknown) => {
      throw error instanceof QueueFullError ? new HttpError("E-BUSY", { headers: { "retry-after": "5" } }) : error;
    });
  return new Hono<ApiEnv>()
    .post("/words", route(wordsRoute), async (c) => {
      const { platform } = c.var;
      const list = await getWordList(c);
      const drawn = createRecoveryWords(list, platform.random);
      const now = platform.clock.now();
      const dataKey = await loadDataKey(platform.database, platform);
      const hash = await hashInTurn(() => hashRecoveryWords(dataKey, formatRecoveryWords(drawn)));
      await withVisitor(c, (queries, visitorId) => saveRecoveryWords(queries, { visitorId, hash, now }));
      return c.json({ words: drawn, issuedAt: now.toISOString() } satisfies IssuedRecoveryWords);
    })
    .post("/handover", route(transferLinkRoute), async (c) => {
      const { platform } = c.var;
      const code = platform.random.bytes(16).toString("base64url");
      const now = platform.clock.now();
      await withVisitor(c, (queries, visitorId) => saveTransferLink(queries, { visitorId, code, now }));
      const expiresAt = new Date(now.getTime() + transferLinkLifeMs).toISOString();
      const path = `/myroom/check#room=${code}`;
      const qr = createQrShape(new URL(path, platform.settings.publicUrl).href);
      return c.json({ code, path, expiresAt, qr } satisfies IssuedTransferLink);
    })
    .post("/moves/preview", route(previewRoute), async (c) => {
      const theirs = await findVisitorByKey(c, c.req.valid("json"), hashInTurn);
      return c.json(await previewMerge(c.var.platform.database, c.var.tables, { mine: requireVisitorId(c), theirs }));
    })
    .post("/moves", route(transferRoute), async (c) => {
      const key = c.req.valid("json");
      const into = await findVisitorByKey(c, key, hashInTurn);
      const from = requireVisitorId(c);
      const { database, clock } = c.var.platform;
      const now = clock.now();
      const name = await database.transaction(async (queries) => {
        if (key.kind === "link" && !(await consumeTransferLink(queries, { code: key.code, now })))
          throw new HttpError("E-GONE");
        const mergedId = await mergeVisitors(queries, c.var.tables, { from, into, now });
        if (mergedId === null) throw new HttpError("E-GONE");
        return mergedId;
      });
      session.grant(c, name);
      return c.json({ ok: true } satisfies v.InferOutput<typeof transferredSchema>);
    });
}

const requireVisitorId = (c: Context<ApiEnv>): string => {
  if (c.var.visitorId === null) throw new HttpError("E-CSRF");
  return c.var.visitorId;
};

async function getWordList(c: Context<ApiEnv>) {
  const data = await c.var.masterData.read();
  if (!data) throw new HttpError("E-BUSY", { headers: { "retry-after": "5" } });
  return data.restoreWords;
}

/** Runs a write for the visitor, whose row is there. */
async function withVisitor(
  c: Context<ApiEnv>,
  work: (queries: Parameters<typeof saveRecoveryWords>[0], visitorId: string) => Promise<void>,
): Promise<void> {
  const visitorId = requireVisitorId(c);
  const { database, clock } = c.var.platform;
  await database.transaction(async (queries) => {
    await recordVisit(queries, {
      visitorId,
      lang: parsePreferredLanguage(c.req.header("accept-language")),
      now: clock.now(),
    });
    await work(queries, visitorId);
  });
}

/**
 * Whose visitor data a key opens. Words may be tried five times in an hour, whether they opened something or not; the code of a
 * link has 128 bits and ten minutes, which nobody guesses.
 */
async function findVisitorByKey(
  c: Context<ApiEnv>,
  key: AccessKey,
  hashInTurn: (work: () => Promise<string>) => Promise<string>,
): Promise<string> {
  const { database, clock } = c.var.platform;
  const recoveryWords = key.kind === "words" ? parseRecoveryWords(await getWordList(c), key.words) : null;
  if (recoveryWords !== null && typeof recoveryWords !== "string")
    throw new HttpError("E-INPUT", {
      fields: [recoveryWords.wrongWord === null ? "words" : `words.${recoveryWords.wrongWord}`],
    });
  if (key.kind === "words") {
    const waitMs = await c.var.limits.take("keys", { address: c.var.info.address, visitorId: requireVisitorId(c) });
    if (waitMs > 0) throw createRateLimitError(waitMs);
  }
  const foundId =
    key.kind === "link"
      ? await getVisitorByTransferLink(database, { code: key.code, now: clock.now() })
      : await findVisitorByWords(c.var.platform, recoveryWords ?? "", hashInTurn);
  if (foundId === null) throw new HttpError("E-GONE");
  return foundId;
}

/** Whose words these are, in whichever form they are stored; the form of today from then on. */
async function findVisitorByWords(
  { database, secrets, random }: Platform,
  words: string,
  hashInTurn: (work: () => Promise<string>) => Promise<string>,
): Promise<string | null> {
  const dataKey = await loadDataKey(database, { secrets, random });
  const hash = await hashInTurn(() => hashRecoveryWords(dataKey, words));
  const found = await findRecoveryWords(database, [hash, ...listEarlierHashes(secrets, words)]);
  if (found) await upgradeHash(database, { visitorId: found.visitorId, from: found.hash, to: hash });
  return found?.visitorId ?? null;
}
