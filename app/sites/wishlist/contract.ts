import * as v from "valibot";
import { productIdSchema } from "#contracts/wishes.ts";
import { maxWishes } from "#contracts/wish-limits.ts";
import { finishSchema } from "#contracts/monster.ts";
import { productLines, productStates } from "#contracts/product.ts";

/** `?p=lip-01,lip-02`: at most a full list and what can come back to it. */
export const productIdsSchema = v.pipe(
  v.string(),
  v.maxLength(3000),
  v.transform((text) => text.split(",").slice(0, 2 * maxWishes)),
  v.array(productIdSchema),
);

/** What a row of the list shows of a product: the catalogue's own item, and the day it comes to the shops. */
export const cardSchema = v.object({
  id: v.string(),
  line: v.picklist(productLines),
  number: v.string(),
  name: v.string(),
  hex: v.nullable(v.string()),
  finish: v.nullable(finishSchema),
  priceYen: v.number(),
  state: v.picklist(productStates),
  picture: v.nullable(v.string()),
  releasedOn: v.string(),
});
export type Card = v.InferOutput<typeof cardSchema>;

/** `GET /api/wishlist/cards`: products that left the catalogue are missing. */
export const cardsSchema = v.object({ cards: v.array(cardSchema) });

/** `GET /api/wishlist/letting-go`: the monthly number with the way it is counted. */
export const wishRemovalsSchema = v.object({
  month: v.string(),
  count: v.number(),
  isFinal: v.boolean(),
  finalOn: v.string(),
  method: v.string(),
});
export const monthSchema = v.pipe(v.string(), v.regex(/^20[2-9]\d-(0[1-9]|1[0-2])$/));
