import { Hono } from "hono";
import * as v from "valibot";
import {
  mySentWordsSchema,
  paintWordSchema,
  receivedWordSchema,
  reportWordSchema,
  sendWordAnswerSchema,
  sendWordSchema,
  sentWordParams,
} from "#contracts/sent-word.ts";
import refusedWords from "./refused-words.json";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { paintWord } from "#server/modules/sent-words/paint-word.ts";
import { getReceivedWord, listMySentWords } from "#server/modules/sent-words/read-words.ts";
import { reportWord } from "#server/modules/sent-words/report-word.ts";
import { deleteSentWord, sendWord } from "#server/modules/sent-words/send-word.ts";
import { checkWords, tidyWords } from "./check-words.ts";

/** Words that were said to somebody, sent on by a link: sent, read, painted over, reported, taken back. */
export const wordsApi = new Hono<ApiEnv>()
  .get(
    "/",
    route({
      summary: "The visitor's own sent words with their answers; empty without a cookie",
      answer: mySentWordsSchema,
    }),
    async (c) => {
      const { visitorId, platform } = c.var;
      return c.json({ words: visitorId === null ? [] : await listMySentWords(platform.database, visitorId) });
    },
  )
  .post(
    "/",
    route({
      summary: "Sends a word on; what is wrong with its words is told as an outcome",
      body: sendWordSchema,
      answer: sendWordAnswerSchema,
      isIdempotent: true,
      isSensitive: true,
    }),
    async (c) => {
      const { words: raw, monster } = c.req.valid("json");
      const { random, database } = c.var.platform;
      const words = tidyWords(raw);
      const reason = checkWords(words, refusedWords);
      return idempotentWrite(c, database, "lmw-send-word", async ({ queries, visitorId, now }) => {
        if (reason) return { status: 200, body: { outcome: "refused", reason } };
        const id = random.uuid();
        const isSent = await sendWord(queries, { id, visitorId, words, monster, now });
        return { status: 200, body: isSent ? { outcome: "sent", id } : { outcome: "full" } };
      });
    },
  )
  .get(
    "/:id",
    route({
      summary: "A word, for whoever has its link",
      params: sentWordParams,
      answer: receivedWordSchema,
      errors: ["E-404"],
    }),
    async (c) => {
      const { visitorId, platform } = c.var;
      const word = await getReceivedWord(platform.database, { id: c.req.valid("param").id, visitorId });
      if (!word) throw new HttpError("E-404");
      return c.json(word);
    },
  )
  .post(
    "/:id/paint",
    route({
      summary: "Painted over, with one of the written answers; the first one stays",
      params: sentWordParams,
      body: paintWordSchema,
      answer: receivedWordSchema,
      errors: ["E-404", "E-CONFLICT"],
      isIdempotent: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { monster, answer } = c.req.valid("json");
      return idempotentWrite(c, c.var.platform.database, "lmw-paint-word", async ({ queries, visitorId, now }) => {
        const outcome = await paintWord(queries, { wordId: id, visitorId, monster, answer, now });
        if (outcome === "gone") throw new HttpError("E-404");
        if (outcome !== "painted") throw new HttpError("E-CONFLICT");
        const word = await getReceivedWord(queries, { id, visitorId });
        if (!word) throw new HttpError("E-404");
        return { status: 200, body: word };
      });
    },
  )
  .post(
    "/:id/report",
    route({
      summary: "Hides a word until somebody has looked at it",
      params: sentWordParams,
      body: reportWordSchema,
      answer: v.object({ isNoted: v.literal(true) }),
      isIdempotent: true,
      isSensitive: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { reason } = c.req.valid("json");
      return idempotentWrite(c, c.var.platform.database, "lmw-report-word", async ({ queries, now }) => {
        await reportWord(queries, { id, reason, now });
        return { status: 200, body: { isNoted: true } };
      });
    },
  )
  .delete(
    "/:id",
    route({ summary: "Takes an own word back", params: sentWordParams, answer: mySentWordsSchema, isIdempotent: true }),
    async (c) => {
      const { id } = c.req.valid("param");
      return idempotentWrite(c, c.var.platform.database, "lmw-delete-word", async ({ queries, visitorId }) => {
        await deleteSentWord(queries, visitorId, id);
        return { status: 200, body: { words: await listMySentWords(queries, visitorId) } };
      });
    },
  );
