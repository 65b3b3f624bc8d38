import { type Context, Hono } from "hono";
import * as v from "valibot";
import {
  type Handover,
  handoverSchema,
  type IssuedWords,
  issuedWordsSchema,
  mergePreviewSchema,
  type RoomKey,
  roomKeySchema,
} from "#contracts/restore-words.ts";
import { mergeRooms } from "../modules/rooms/merge-rooms.ts";
import { qrShape } from "../modules/qr/qr-shape.ts";
import { previewMerge } from "../modules/rooms/preview-merge.ts";
import { drawWords, readWords, wordsAsText } from "../modules/rooms/restore-words.ts";
import {
  handoverLifeMs,
  keepHandover,
  keepWords,
  roomOfHandover,
  roomOfWords,
  useHandover,
} from "../modules/rooms/room-keys.ts";
import { wordsHash, wordsHashes } from "../modules/rooms/words-hash.ts";
import { recordVisit } from "../modules/visitors/visits.ts";
import type { ApiEnv } from "./api-env.ts";
import { ApiFailure, limitFailure } from "./api-failure.ts";
import { route } from "./api-route.ts";
import { askedLanguage } from "./asked-language.ts";
import type { VisitorSession } from "./visitor-session.ts";

const movedSchema = v.object({ ok: v.literal(true) });

/**
 * `/api/visitor/words`, `/handover`, `/moves`: how a room is opened in another browser. Words and codes are told once and
 * kept as a hash only; that is why none of these writes stores its answer for a repetition.
 */
export function roomKeysApi(session: VisitorSession): Hono<ApiEnv> {
  const words = {
    summary: "Makes the words that open this room; the ones before are no good any more",
    body: v.strictObject({}),
    answer: issuedWordsSchema,
    isSensitive: true,
  };
  const handover = {
    summary: "Makes a link that carries this room once, within ten minutes",
    body: v.strictObject({}),
    answer: handoverSchema,
    isSensitive: true,
  };
  const preview = {
    summary: "What would come together with the room that this key opens; nothing is done",
    body: roomKeySchema,
    answer: mergePreviewSchema,
    errors: ["E-GONE"],
  } as const;
  const move = {
    summary: "Puts this room into the one that the key opens, and goes on as that one",
    body: roomKeySchema,
    answer: movedSchema,
    errors: ["E-GONE"],
  } as const;

  return new Hono<ApiEnv>()
    .post("/words", route(words), async (c) => {
      const { platform } = c.var;
      const list = await wordList(c);
      const drawn = drawWords(list, platform.random);
      const now = platform.clock.now();
      const hash = wordsHash(platform.secrets, wordsAsText(drawn));
      await inRoom(c, (queries, visitorId) => keepWords(queries, { visitorId, hash, now }));
      return c.json({ words: drawn, issuedAt: now.toISOString() } satisfies IssuedWords);
    })
    .post("/handover", route(handover), async (c) => {
      const { platform } = c.var;
      const code = platform.random.bytes(16).toString("base64url");
      const now = platform.clock.now();
      await inRoom(c, (queries, visitorId) => keepHandover(queries, { visitorId, code, now }));
      const expiresAt = new Date(now.getTime() + handoverLifeMs).toISOString();
      const path = `/myroom/check#room=${code}`;
      const qr = qrShape(new URL(path, platform.settings.publicUrl).href);
      return c.json({ code, path, expiresAt, qr } satisfies Handover);
    })
    .post("/moves/preview", route(preview), async (c) => {
      const theirs = await roomOf(c, c.req.valid("json"));
      return c.json(await previewMerge(c.var.platform.database, { mine: visitorOf(c), theirs }));
    })
    .post("/moves", route(move), async (c) => {
      const key = c.req.valid("json");
      const into = await roomOf(c, key);
      const from = visitorOf(c);
      const { database, clock } = c.var.platform;
      const now = clock.now();
      const name = await database.transaction(async (queries) => {
        if (key.kind === "link" && !(await useHandover(queries, { code: key.code, now })))
          throw new ApiFailure("E-GONE");
        const kept = await mergeRooms(queries, { from, into, now });
        if (kept === null) throw new ApiFailure("E-GONE");
        return kept;
      });
      session.grant(c, name);
      return c.json({ ok: true } satisfies v.InferOutput<typeof movedSchema>);
    });
}

const visitorOf = (c: Context<ApiEnv>): string => {
  if (c.var.visitorId === null) throw new ApiFailure("E-CSRF");
  return c.var.visitorId;
};

async function wordList(c: Context<ApiEnv>) {
  const data = await c.var.masterData.read();
  if (!data) throw new ApiFailure("E-BUSY", { headers: { "retry-after": "5" } });
  return data.restoreWords;
}

/** Runs a write for the visitor, whose row is there. */
async function inRoom(
  c: Context<ApiEnv>,
  work: (queries: Parameters<typeof keepWords>[0], visitorId: string) => Promise<void>,
): Promise<void> {
  const visitorId = visitorOf(c);
  const { database, clock } = c.var.platform;
  await database.transaction(async (queries) => {
    await recordVisit(queries, {
      visitorId,
      lang: askedLanguage(c.req.header("accept-language")),
      now: clock.now(),
    });
    await work(queries, visitorId);
  });
}

/**
 * Whose room a key opens. Words may be tried five times in an hour, whether they opened something or not; the code of a
 * link has 128 bits and ten minutes, which nobody guesses.
 */
async function roomOf(c: Context<ApiEnv>, key: RoomKey): Promise<string> {
  const { database, clock, secrets } = c.var.platform;
  const said = key.kind === "words" ? readWords(await wordList(c), key.words) : null;
  if (said !== null && typeof said !== "string")
    throw new ApiFailure("E-INPUT", { fields: [said.wrongWord === null ? "words" : `words.${said.wrongWord}`] });
  if (key.kind === "words") {
    const waitMs = await c.var.limits.take("keys", { address: c.var.info.address, visitorId: visitorOf(c) });
    if (waitMs > 0) throw limitFailure(waitMs);
  }
  const room =
    key.kind === "link"
      ? await roomOfHandover(database, { code: key.code, now: clock.now() })
      : await roomOfWords(database, wordsHashes(secrets, said ?? ""));
  if (room === null) throw new ApiFailure("E-GONE");
  return room;
}
