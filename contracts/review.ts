import * as v from "valibot";
import { faceTypeCodes } from "./hack-choices.ts";
import {
  lengthOf,
  maxReviewPhotos,
  reviewAges,
  reviewLength,
  reviewLights,
  reviewReasons,
  reviewReports,
  reviewSkins,
  reviewSources,
  reviewStates,
  writerSources,
} from "./review-limits.ts";

const textSchema = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => lengthOf(text) <= max, `at most ${max} characters`),
  );
const momentSchema = v.pipe(v.string(), v.isoTimestamp());
const uuidSchema = v.pipe(v.string(), v.uuid());

/** The number in the address of a review. */
export const reviewIdSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000_000_000));
export const reviewProductSchema = v.pipe(v.string(), v.regex(/^[a-z]{3,8}-\d{2,3}$/));
export const starsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

/** What a review says. `from`: who gave it; only of a gift, and never without. */
const contentFrom = <Source extends string>(sources: readonly Source[]) =>
  v.pipe(
    v.strictObject({
      stars: starsSchema,
      source: v.picklist(sources),
      from: v.nullable(v.pipe(textSchema(reviewLength.from), v.nonEmpty())),
      good: textSchema(reviewLength.most),
      notGood: textSchema(reviewLength.most),
      faceType: v.nullable(v.picklist(faceTypeCodes)),
      skin: v.nullable(v.picklist(reviewSkins)),
      // Left out by forms that were opened before there were such questions.
      age: v.optional(v.nullable(v.picklist(reviewAges)), null),
      light: v.optional(v.nullable(v.picklist(reviewLights)), null),
      /** What was told after 30 days; null before. */
      followUp: v.nullable(v.pipe(textSchema(reviewLength.followUp), v.nonEmpty())),
      photoIds: v.pipe(
        v.array(uuidSchema),
        v.maxLength(maxReviewPhotos),
        v.check((ids) => new Set(ids).size === ids.length, "a photo stands there twice"),
      ),
    }),
    v.forward(
      v.check(({ source, from }) => (source === "gift") === (from !== null), "a gift, and only a gift, has a giver"),
      ["from"],
    ),
    v.forward(
      v.check(({ good, notGood }) => {
        const length = lengthOf(good) + lengthOf(notGood);
        return length >= reviewLength.least && length <= reviewLength.most;
      }, `between ${reviewLength.least} and ${reviewLength.most} characters`),
      ["good"],
    ),
  );

/** What a visitor's review says. */
export const reviewContentSchema = contentFrom(writerSources);
export type ReviewContent = v.InferOutput<typeof reviewContentSchema>;

/** What a sample of ours says: nobody came by anything, so it has no other source. */
export const sampleContentSchema = contentFrom(["sample"]);
export type SampleContent = v.InferOutput<typeof sampleContentSchema>;

/** `POST /api/review/reviews` */
export const submitReviewSchema = v.strictObject({ productId: reviewProductSchema, content: reviewContentSchema });
export type ReviewSubmission = v.InferOutput<typeof submitReviewSchema>;

/** A review as everybody sees it. Never whose it is. */
export const reviewSchema = v.object({
  id: reviewIdSchema,
  productId: v.string(),
  productName: v.string(),
  /** The exact shade, `#RRGGBB`; null for what has none. */
  hex: v.nullable(v.string()),
  alias: v.string(),
  stars: starsSchema,
  source: v.picklist(reviewSources),
  from: v.nullable(v.string()),
  good: v.string(),
  notGood: v.string(),
  faceType: v.nullable(v.picklist(faceTypeCodes)),
  skin: v.nullable(v.picklist(reviewSkins)),
  age: v.nullable(v.picklist(reviewAges)),
  light: v.nullable(v.picklist(reviewLights)),
  followUp: v.nullable(v.string()),
  photoIds: v.array(v.string()),
  helpful: v.number(),
  /** Made up by us to show how it looks here. */
  isDemonstration: v.boolean(),
  publishedAt: momentSchema,
  /** When another version took the place of the first; null when none did. */
  changedAt: v.nullable(momentSchema),
});
export type Review = v.InferOutput<typeof reviewSchema>;

/** `GET /api/review/list`: a page of the list. */
export const reviewPageSchema = v.object({
  items: v.array(reviewSchema),
  /** For `after` of the next page; null on the last. */
  next: v.nullable(v.string()),
});
export type ReviewPage = v.InferOutput<typeof reviewPageSchema>;

/** One version of an own review, the newest first. */
const versionSchema = v.object({
  number: v.number(),
  state: v.picklist([...reviewStates, "replaced"]),
  reason: v.nullable(v.picklist(reviewReasons)),
  sentAt: momentSchema,
  content: reviewContentSchema,
});

/** An own review, in whichever state. */
export const myReviewSchema = v.object({
  id: reviewIdSchema,
  productId: v.string(),
  alias: v.string(),
  state: v.picklist(reviewStates),
  reason: v.nullable(v.picklist(reviewReasons)),
  /** Whether some version of it can be read by everybody now. */
  isShown: v.boolean(),
  publishedAt: v.nullable(momentSchema),
  helpful: v.number(),
  versions: v.array(versionSchema),
});
export type MyReviewRecord = v.InferOutput<typeof myReviewSchema>;

/** `GET /api/review/mine` */
export const myReviewsSchema = v.object({
  reviews: v.array(myReviewSchema),
  /** Which of all reviews the visitor found helpful. */
  helpfulIds: v.array(v.number()),
});
export type MyReviews = v.InferOutput<typeof myReviewsSchema>;

/** What becomes of a review that was sent. `same`: it says what the newest version says already. */
export const submittedReviewSchema = v.object({ outcome: v.picklist(["sent", "same"]), review: myReviewSchema });
export type SubmittedReview = v.InferOutput<typeof submittedReviewSchema>;

/** `GET /api/review/shelf`: the catalogue of what can be reviewed. */
export const reviewCatalogueSchema = v.object({
  lines: v.array(
    v.object({
      word: v.string(),
      products: v.array(
        v.object({
          ...{ id: v.string(), number: v.string(), name: v.string(), reading: v.string() },
          hex: v.nullable(v.string()),
        }),
      ),
    }),
  ),
});
export type ReviewCatalogue = v.InferOutput<typeof reviewCatalogueSchema>;

/** `POST /api/review/photos`, whose body is the picture itself. */
export const savedPhotoSchema = v.object({ id: uuidSchema, widthPx: v.number(), heightPx: v.number() });
export type SavedPhoto = v.InferOutput<typeof savedPhotoSchema>;

export const markHelpfulSchema = v.strictObject({ isHelpful: v.boolean() });
export const helpfulCountSchema = v.object({ helpful: v.number(), isHelpful: v.boolean() });
export const reportReviewSchema = v.strictObject({ reason: v.picklist(reviewReports) });
export const reportedReviewSchema = v.object({ isTaken: v.literal(true) });
export const deletedReviewSchema = v.object({ isDeleted: v.boolean() });
