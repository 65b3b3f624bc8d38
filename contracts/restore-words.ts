import * as v from "valibot";

/** Words that are said to open a room: four that were drawn, and one that tells whether the four were heard right. */
export const restoreWordCount = 4;
/** The list has so many words: eleven bits each. */
export const restoreListLength = 2_048;

/** One word of the list, and how it is read in hiragana. No two are read alike. */
export const restoreWordSchema = v.strictObject({
  word: v.pipe(v.string(), v.regex(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{1,8}$/u)),
  reading: v.pipe(v.string(), v.regex(/^[ぁ-ゖー]{1,8}$/)),
});
export type RestoreWord = v.InferOutput<typeof restoreWordSchema>;

/** `POST /api/visitor/words`: the room's new words. They are told once and nowhere kept. */
export const issuedWordsSchema = v.object({
  words: v.array(restoreWordSchema),
  issuedAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type IssuedWords = v.InferOutput<typeof issuedWordsSchema>;

/** What opens a room: its words as the visitor wrote them, in whatever writing, or the code of a link. */
export const roomKeySchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("words"), words: v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(80)) }),
  v.strictObject({ kind: v.literal("link"), code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)) }),
]);
export type RoomKey = v.InferOutput<typeof roomKeySchema>;

const shelfCountSchema = v.object({ shelf: v.string(), rows: v.number() });

/** What is kept of a visitor of one kind, and from when to when. */
export const holdingSchema = v.object({
  ...shelfCountSchema.entries,
  since: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  until: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

/** `GET /api/visitor/holdings`. */
export const holdingsSchema = v.object({
  holdings: v.array(holdingSchema),
  /** When the words that open this room were made; null without any. */
  wordsIssuedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type Holdings = v.InferOutput<typeof holdingsSchema>;

/** `POST /api/visitor/moves/preview`: what would come together, before anything is done. */
export const mergePreviewSchema = v.object({
  /** True when the key opens the very room one is in. */
  isSame: v.boolean(),
  /** What lies in the room that the key opens, and in this one. */
  theirs: v.array(holdingSchema),
  mine: v.array(holdingSchema),
  /** Kinds of which only one can stay, and how many of them. */
  clashes: v.array(shelfCountSchema),
});
export type MergePreview = v.InferOutput<typeof mergePreviewSchema>;

/** `POST /api/visitor/handover`: the code of a link that carries the room once. */
export const handoverSchema = v.object({
  code: v.string(),
  /** The address that takes it in, with a leading slash; the code stands behind #, which no server sees. */
  path: v.string(),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The address as a QR code: one path of squares, so many to a side. */
  qr: v.object({ size: v.number(), path: v.string() }),
});
export type Handover = v.InferOutput<typeof handoverSchema>;
