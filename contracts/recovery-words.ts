import * as v from "valibot";

/** Words that give access to visitor data: four that were drawn, and one that shows whether the four were heard right. */
export const recoveryWordCount = 4;
/** The list has so many words: eleven bits each. */
export const recoveryWordListLength = 2_048;

/** One word of the list, and how it is read in hiragana. No two are read alike. */
export const recoveryWordSchema = v.strictObject({
  word: v.pipe(v.string(), v.regex(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{1,8}$/u)),
  reading: v.pipe(v.string(), v.regex(/^[ぁ-ゖー]{1,8}$/)),
});
export type RecoveryWord = v.InferOutput<typeof recoveryWordSchema>;

/** `POST /api/visitor/words`: the visitor's new recovery words. They are shown once and stored nowhere. */
export const issuedRecoveryWordsSchema = v.object({
  words: v.array(recoveryWordSchema),
  issuedAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type IssuedRecoveryWords = v.InferOutput<typeof issuedRecoveryWordsSchema>;

/** What gives access to visitor data: recovery words as the visitor wrote them, in whatever writing, or the code of a link. */
export const accessKeySchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("words"), words: v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(80)) }),
  v.strictObject({ kind: v.literal("link"), code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)) }),
]);
export type AccessKey = v.InferOutput<typeof accessKeySchema>;

const tableCountSchema = v.object({ shelf: v.string(), rows: v.number() });

/** What is kept of a visitor of one kind, and from when to when. */
export const dataSummaryRowSchema = v.object({
  ...tableCountSchema.entries,
  since: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  until: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

/** `GET /api/visitor/holdings`. */
export const dataSummarySchema = v.object({
  holdings: v.array(dataSummaryRowSchema),
  /** When the visitor's recovery words were made; null without any. */
  wordsIssuedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type DataSummary = v.InferOutput<typeof dataSummarySchema>;

/** `POST /api/visitor/moves/preview`: what would come together, before anything is done. */
export const mergePreviewSchema = v.object({
  /** True when the key leads to the very visitor one already is. */
  isSame: v.boolean(),
  /** What is kept of the visitor that the key leads to, and of this one. */
  theirs: v.array(dataSummaryRowSchema),
  mine: v.array(dataSummaryRowSchema),
  /** Kinds of which only one can stay, and how many of them. */
  clashes: v.array(tableCountSchema),
});
export type MergePreview = v.InferOutput<typeof mergePreviewSchema>;

/** `POST /api/visitor/handover`: the code of a transfer link, which carries the visitor data once. */
export const issuedTransferLinkSchema = v.object({
  code: v.string(),
  /** The address that takes it in, with a leading slash; the code stands behind #, which no server sees. */
  path: v.string(),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The address as a QR code: one path of squares, so many to a side. */
  qr: v.object({ size: v.number(), path: v.string() }),
});
export type IssuedTransferLink = v.InferOutput<typeof issuedTransferLinkSchema>;
