import * as v from "valibot";
import { momentSchema } from "./visitor.ts";
import { maxWishNoteLength, maxWishUnits, wishFolders, wishStates } from "./wish-limits.ts";

/** The id of a product as an address or a body may carry it; whether there is such a product is asked later. */
export const productIdSchema = v.pipe(v.string(), v.regex(/^[a-z]{2,8}-\d{2,5}$/));

/** At most 40 characters as a reader counts them, on one line. */
export const wishNoteSchema = v.pipe(
  v.string(),
  v.maxLength(8 * maxWishNoteLength),
  v.transform((note) => note.replace(/[\s\p{Cc}]+/gu, " ").trim()),
  v.check((note) => [...note].length <= maxWishNoteLength, "a note has at most 40 characters"),
);

/** How many of a thing a visitor has. */
const wishUnitsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxWishUnits));

/** One thing on the list. The list itself is in the visitor's order. */
export const wishSchema = v.object({
  productId: v.string(),
  state: v.picklist(wishStates),
  note: v.string(),
  folder: v.picklist(wishFolders),
  wantedAt: momentSchema,
  /** When 「まだ欲しい」 was answered last; from here the thirty days are counted again. */
  keptAt: v.nullable(momentSchema),
  /** How many the visitor has; 1 where nobody counted. */
  units: v.number(),
  /** Nearly empty, as the visitor says. */
  isLow: v.boolean(),
});
export type Wish = v.InferOutput<typeof wishSchema>;

/** Something that was taken off, or let go, in the last seven days: it can come back as it was. */
export const removedWishSchema = v.object({
  ...wishSchema.entries,
  leftAt: momentSchema,
  how: v.picklist(["removed", "let-go"]),
});
export type RemovedWish = v.InferOutput<typeof removedWishSchema>;

/** `GET /api/wishlist/mine` */
export const myWishesSchema = v.object({
  wishes: v.array(wishSchema),
  left: v.array(removedWishSchema),
  /** The address under which others may read the list; null when there is none. */
  share: v.nullable(v.object({ id: v.string(), hasNotes: v.boolean() })),
});
export type MyWishes = v.InferOutput<typeof myWishesSchema>;

/**
 * The answer of every change. `full`: the list holds its hundred, nothing was added. `missing`: there is no such thing
 * on the list any more.
 */
export const wishOutcomeSchema = v.object({
  outcome: v.picklist(["done", "full", "missing"]),
  /** As it stands now; null when it is not on the list. */
  wish: v.nullable(wishSchema),
});
export type WishOutcome = v.InferOutput<typeof wishOutcomeSchema>;

/** `PUT /api/wishlist/items/:productId`: the state of a heart, so that a repeated tap changes nothing. */
export const wishHeartSchema = v.strictObject({ isWanted: v.boolean() });

/** `PATCH /api/wishlist/items/:productId`: only what is given changes. */
export const wishEditSchema = v.strictObject({
  state: v.optional(v.picklist(wishStates)),
  note: v.optional(wishNoteSchema),
  folder: v.optional(v.picklist(wishFolders)),
  units: v.optional(wishUnitsSchema),
  isLow: v.optional(v.boolean()),
});
export type WishEdit = v.InferOutput<typeof wishEditSchema>;

/** `PUT /api/wishlist/items/:productId/owned`: so many lie at home; from now on it is 「持ってる」. */
export const wishOwnedSchema = v.strictObject({ units: wishUnitsSchema });

/** `POST /api/wishlist/items/:productId/answer`: 「まだ欲しい？」 */
export const wishAnswerSchema = v.strictObject({ answer: v.picklist(["keep", "let-go"]) });
export type WishAnswer = v.InferOutput<typeof wishAnswerSchema>["answer"];

/** `PUT /api/wishlist/order`: things that are not named follow in the order they had. */
export const wishOrderSchema = v.strictObject({
  productIds: v.pipe(v.array(productIdSchema), v.minLength(1), v.maxLength(200)),
});

/** `POST /api/wishlist/share` and its answer. */
export const wishShareSchema = v.strictObject({ hasNotes: v.boolean() });
export const wishShareAnswerSchema = v.object({
  share: v.nullable(v.object({ id: v.string(), hasNotes: v.boolean() })),
});
