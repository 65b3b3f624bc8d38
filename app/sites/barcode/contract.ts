import * as v from "valibot";
import { finishSchema } from "#contracts/monster.ts";
import { productLines, productStates } from "#contracts/product.ts";
import { productIdSchema } from "#contracts/wishes.ts";
import { maxWishes } from "#contracts/wish-limits.ts";

/** Widths of bars and spaces in modules, a bar first. */
const widthsSchema = v.array(v.number());

/** A product as a shop reads it: what the white card shows. */
export const showCardSchema = v.object({
  id: v.string(),
  line: v.picklist(productLines),
  number: v.string(),
  name: v.string(),
  priceYen: v.number(),
  state: v.picklist(productStates),
  jan: v.string(),
  widths: widthsSchema,
});
export type ShowCard = v.InferOutput<typeof showCardSchema>;

/** `GET /api/barcode/cards?p=lip-01,lip-02`: ids nobody knows are left out. */
export const showCardsSchema = v.object({ cards: v.array(showCardSchema) });
export const cardIdsSchema = v.pipe(
  v.string(),
  v.maxLength(1500),
  v.transform((text) => text.split(",").slice(0, maxWishes)),
  v.array(productIdSchema),
);

/** What the kit's `Picture` is drawn from. */
const pictureSchema = v.object({
  ...{ name: v.string(), hash: v.string(), color: v.string(), preview: v.string() },
  ...{ width: v.number(), height: v.number(), widths: v.array(v.number()), alt: v.object({ ja: v.string() }) },
});

/** A code of the catalogue, with whoever lives in its bars. */
export const foundProductSchema = v.object({
  ...showCardSchema.entries,
  hex: v.nullable(v.string()),
  /** The monster, else the product; null while neither has one. */
  picture: v.nullable(pictureSchema),
  /** The picture has no ground of its own. */
  isCutout: v.boolean(),
  monster: v.nullable(v.object({ id: v.string(), name: v.string(), character: v.string() })),
});
export type FoundProduct = v.InferOutput<typeof foundProductSchema>;

/** `GET /api/barcode/codes/:jan`: null for a code that is not ours. */
export const codeAnswerSchema = v.object({ found: v.nullable(foundProductSchema) });
export const janParamSchema = v.pipe(v.string(), v.regex(/^\d{13}$/));

/** What a drawer's list and its summary need of a product. */
export const drawerItemSchema = v.object({
  id: v.string(),
  jan: v.string(),
  line: v.picklist(productLines),
  number: v.string(),
  name: v.string(),
  hex: v.nullable(v.string()),
  finish: v.nullable(finishSchema),
  state: v.picklist(productStates),
});
export type DrawerItem = v.InferOutput<typeof drawerItemSchema>;

/** `GET /api/barcode/drawer`: the whole catalogue at once, so that one pack after the other is read without a network. */
export const drawerCatalogueSchema = v.object({ items: v.array(drawerItemSchema) });

/** `POST /api/barcode/meetings` */
export const encounterSchema = v.strictObject({ jan: janParamSchema });
export const encounterAnswerSchema = v.object({ isFirst: v.boolean() });
