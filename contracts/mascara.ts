import * as v from "valibot";
import { isRecipe, type MascaraRecipe, parseRecipe, recipeLimits } from "./mascara-recipe.ts";

const integerUpTo = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

/** A recipe as plain data, every part within its limit. */
export const mascaraRecipeSchema = v.pipe(
  v.strictObject(
    Object.fromEntries(Object.entries(recipeLimits).map(([part, max]) => [part, integerUpTo(max)])) as Record<
      keyof MascaraRecipe,
      ReturnType<typeof integerUpTo>
    >,
  ),
  v.check(isRecipe),
);

/** A code that says something. */
export const mascaraCodeSchema = v.pipe(
  v.string(),
  v.check((code) => typeof parseRecipe(code) === "object", "no recipe"),
);

const idSchema = v.pipe(v.string(), v.uuid());
const instantSchema = v.pipe(v.string(), v.isoTimestamp());
const nameSchema = v.strictObject({ ja: v.string(), en: v.string() });

/** A mascara that somebody finished, as its maker sees it. */
export const myMascaraSchema = v.strictObject({
  id: idSchema,
  /** The recipe (contracts/mascara-recipe.ts): `parseRecipe`, then `lashesOf` for what it does to lashes. */
  code: v.string(),
  name: nameSchema,
  /** Of the certificate. */
  number: v.number(),
  isPublic: v.boolean(),
  /** Reported often and not looked at yet: only the maker sees it. */
  isHidden: v.boolean(),
  likes: v.number(),
  madeAt: instantSchema,
});
export type MyMascara = v.InferOutput<typeof myMascaraSchema>;

/** `GET /api/mcm/mine`: what the visitor made, the newest first, twelve at most; empty without a cookie. */
export const myMascarasSchema = v.strictObject({ items: v.array(myMascaraSchema) });

/** How far a maker got: 1 line, 2 colour, 3 name; 4 to 7 what stands under 「もっと変える」. */
const stepSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7));

export const mascaraDraftSchema = v.strictObject({ code: mascaraCodeSchema, step: stepSchema });
/** `GET /api/mcm/draft`; null when nothing lies on the bench. */
export const savedDraftSchema = v.strictObject({
  draft: v.nullable(v.strictObject({ code: v.string(), step: v.number(), savedAt: instantSchema })),
});

export const finishMascaraSchema = v.strictObject({
  code: mascaraCodeSchema,
  isPublic: v.boolean(),
  /** The work that was changed into this one. */
  parentId: v.nullable(idSchema),
});
export const finishedMascaraSchema = v.strictObject({ work: myMascaraSchema, isNew: v.boolean() });
export type FinishedMascara = v.InferOutput<typeof finishedMascaraSchema>;

export const publishMascaraSchema = v.strictObject({ isPublic: v.boolean() });

export const gallerySorts = ["new", "liked", "experiment", "worry"] as const;
export type GallerySort = (typeof gallerySorts)[number];

/** A mascara in the gallery, as everybody sees it. Never whose it is. */
export const galleryMascaraSchema = v.strictObject({
  id: idSchema,
  code: v.string(),
  name: nameSchema,
  number: v.number(),
  likes: v.number(),
  /** Made by us to show how it looks here. */
  isDemonstration: v.boolean(),
  isExperiment: v.boolean(),
  /** What it was changed from; null when that is gone or there was nothing. */
  parent: v.nullable(v.strictObject({ id: idSchema, code: v.string(), number: v.number() })),
});
export type GalleryMascara = v.InferOutput<typeof galleryMascaraSchema>;
export const galleryPageSchema = v.strictObject({
  items: v.array(galleryMascaraSchema),
  /** For `after` of the next page; null on the last. */
  next: v.nullable(v.string()),
});
export type GalleryPage = v.InferOutput<typeof galleryPageSchema>;

export const likedMascarasSchema = v.strictObject({ ids: v.array(v.string()) });
export const likeMascaraSchema = v.strictObject({ isLiked: v.boolean() });
export const mascaraLikesSchema = v.strictObject({ likes: v.number(), isLiked: v.boolean() });

export const reportReasons = ["name", "copy", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];
export const reportMascaraSchema = v.strictObject({ reason: v.picklist(reportReasons) });
export const reportedMascaraSchema = v.strictObject({ isTaken: v.literal(true) });

/** A QR code as one path of squares. */
export const qrSchema = v.strictObject({ size: v.number(), path: v.string() });
