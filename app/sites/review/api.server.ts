import { type Context, Hono } from "hono";
import * as v from "valibot";
import { lineLabel } from "#app/kits/product/product-labels.ts";
import { productLines } from "#contracts/product.ts";
import {
  deletedReviewSchema,
  helpfulCountSchema,
  savedPhotoSchema,
  markHelpfulSchema,
  myReviewsSchema,
  reportedReviewSchema,
  reportReviewSchema,
  reviewPageSchema,
  reviewCatalogueSchema,
  submitReviewSchema,
  submittedReviewSchema,
} from "#contracts/review.ts";
import { reviewPhotoPx } from "#contracts/review-limits.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { receiveUpload, receivePicture, withUploadPlace } from "#server/http/api-upload.ts";
import { idempotentWrite, hasStoredAnswer } from "#server/http/idempotency.ts";
import { bumpPageVersion } from "#server/modules/page-versions/page-versions.ts";
import { getDemoState } from "#server/modules/ranking/demo-state.ts";
import { listMyHelpfulIds, markHelpful } from "#server/modules/reviews/helpful.ts";
import { listMyReviews } from "#server/modules/reviews/my-reviews.ts";
import { deleteUnattachedPhoto, savePhoto, canSavePhoto, canViewPhoto } from "#server/modules/reviews/photos.ts";
import { announcePhotoFile, keepPhotoFile } from "#server/modules/reviews/photo-files.ts";
import { getReviewPage } from "#server/modules/reviews/review-queries.ts";
import { reportReview } from "#server/modules/reviews/report-review.ts";
import { reviewsTag } from "#server/modules/reviews/review-rows.ts";
import { deleteReview, submitReview } from "#server/modules/reviews/submit-review.ts";
import { followDeletion } from "#server/modules/visitor-data/follow-deletion.ts";
import { openPhotoStore } from "#server/platform/photos.ts";
import { filterOf } from "./review-list.server.ts";
import { listQuerySchema } from "./list-query.server.ts";
import { loadMaster } from "./master.server.ts";
import { tables } from "./tables.server.ts";
import { aliasCounts } from "./aliases.server.ts";
import { toMyReview, toReviews } from "./review-views.server.ts";
import { findStaffClaims } from "./staff-claims.ts";

const numberSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), v.maxValue(2_000_000_000));
const one = v.strictObject({ id: numberSchema });
const tooManyPhotos = (): HttpError => new HttpError("E-LIMIT", { headers: { "retry-after": "3600" } });
const onePhoto = v.strictObject({ id: v.pipe(v.string(), v.uuid()) });

/** Key, quota and limits come first: opening a picture costs more than all else here. */
async function receivePhoto(c: Context<ApiEnv>): Promise<Response> {
  const { clock, database, random, storage } = c.var.platform;
  const isKnown = await hasStoredAnswer(c, database);
  if (!isKnown && !(await canSavePhoto(database, c.var.visitorId, clock.now()))) throw tooManyPhotos();
  if (isKnown) await receiveUpload(c);
  const picture = isKnown ? null : await receivePicture(c, { sidePx: reviewPhotoPx });
  const id = random.uuid();
  if (picture !== null) {
    // Before its row: a row without its picture must never be, and no transaction waits for a storage. Should its row not come
    // through, the note has the picture deleted.
    await announcePhotoFile(database, id, clock.now());
    await openPhotoStore(storage).put(id, picture.bytes);
  }
  return idempotentWrite(c, database, "review-photo", async ({ queries, visitorId, now }) => {
    // The answer to this key went in the moment between: it may come again.
    if (picture === null) throw new HttpError("E-BUSY", { headers: { "retry-after": "1" } });
    const { widthPx, heightPx } = picture;
    if (!(await savePhoto(queries, { id, visitorId, widthPx, heightPx, now }))) throw tooManyPhotos();
    await keepPhotoFile(queries, id);
    return { status: 200, body: { id, widthPx, heightPx } };
  });
}

/** Reviews: to read, to write, to find helpful, to report; and the photos of one's own. */
export const api = new Hono<ApiEnv>()
  .get(
    "/list",
    route({ summary: "A page of the voices", query: listQuerySchema, answer: reviewPageSchema }),
    async (c) => {
      const query = c.req.valid("query");
      const { database } = c.var.platform;
      const [{ isOn: withDemo }, master] = await Promise.all([getDemoState(database), loadMaster(c)]);
      const page = await getReviewPage(database, filterOf(query, { products: master.products, withDemo }), query);
      return c.json({ items: toReviews(page.items, master), next: page.next });
    },
  )
  .get("/shelf", route({ summary: "What can be written about, by line", answer: reviewCatalogueSchema }), async (c) => {
    const { products } = await loadMaster(c);
    const knownProducts = products.filter(({ state }) => state !== "coming");
    const lines = productLines.map((line) => ({
      word: lineLabel(line),
      products: knownProducts
        .filter((product) => product.line === line)
        .map(({ id, number, names, reading, shade }) => ({
          ...{ id, number, name: names.ja, reading, hex: shade?.hex ?? null },
        })),
    }));
    return c.json({ lines: lines.filter(({ products: filteredReviews }) => filteredReviews.length > 0) });
  })
  .get(
    "/mine",
    route({
      summary:
        "The visitor's own reviews in whichever state, and what the visitor found helpful; empty without a cookie",
      answer: myReviewsSchema,
    }),
    async (c) => {
      const { platform, visitorId } = c.var;
      const [rows, helpfulIds] = await Promise.all([
        listMyReviews(platform.database, visitorId),
        listMyHelpfulIds(platform.database, visitorId),
      ]);
      return c.json({ reviews: rows.map(toMyReview), helpfulIds });
    },
  )
  .post(
    "/reviews",
    route({
      summary: "Sends a review to be looked at; the same product again is its next version",
      body: submitReviewSchema,
      answer: submittedReviewSchema,
      isIdempotent: true,
      isSensitive: true,
    }),
    async (c) => {
      const { productId, content } = c.req.valid("json");
      const { products } = await loadMaster(c);
      const { database, random } = c.var.platform;
      if (!products.some(({ id, state }) => id === productId && state !== "coming"))
        throw new HttpError("E-INPUT", { fields: ["productId"] });
      // What the brand's own people write is advertising, and may claim no more than it.
      if (findStaffClaims(content).length > 0) throw new HttpError("E-INPUT", { fields: ["content.good"] });
      return idempotentWrite(c, database, "review-send", async ({ queries, visitorId, now }) => {
        const sentReview = await submitReview(queries, {
          visitorId,
          productId,
          content,
          names: aliasCounts,
          random,
          now,
        });
        if (sentReview.outcome === "photos") throw new HttpError("E-INPUT", { fields: ["content.photoIds"] });
        const ownReview = (await listMyReviews(queries, visitorId)).find(({ id }) => id === sentReview.id);
        if (!ownReview) throw new HttpError("E-CONFLICT");
        return { status: 200, body: { outcome: sentReview.outcome, review: toMyReview(ownReview) } };
      });
    },
  )
  .delete(
    "/reviews/:id",
    route({
      summary: "Takes an own review away with its photos and all its versions",
      params: one,
      answer: deletedReviewSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const answer = await idempotentWrite(
        c,
        c.var.platform.database,
        "review-delete",
        async ({ queries, visitorId }) => {
          const isDeleted = await deleteReview(queries, visitorId, id);
          if (isDeleted) await bumpPageVersion(queries, reviewsTag);
          return { status: 200, body: { isDeleted } };
        },
      );
      await followDeletion([tables], c.var.platform);
      return answer;
    },
  )
  .post(
    "/photos",
    route({
      summary: "Takes a photo in: JPEG, PNG or WebP of at most 8 MB as the body; it is drawn anew",
      answer: savedPhotoSchema,
      errors: ["E-SIZE", "E-TYPE", "E-LIMIT", "E-BUSY"],
      isIdempotent: true,
    }),
    (c) => withUploadPlace(c, () => receivePhoto(c)),
  )
  .get(
    "/photos/:id",
    route({
      summary: "A photo of a voice that can be read, or an own one; WebP",
      params: onePhoto,
      answer: v.string(),
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { database, storage } = c.var.platform;
      const bytes = (await canViewPhoto(database, id, c.var.visitorId)) ? await openPhotoStore(storage).get(id) : null;
      if (!bytes) throw new HttpError("E-404");
      return c.body(new Uint8Array(bytes), 200, { "content-type": "image/webp" });
    },
  )
  .delete(
    "/photos/:id",
    route({
      summary: "Takes an own photo away that is in no review",
      params: onePhoto,
      answer: deletedReviewSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { platform } = c.var;
      const answer = await idempotentWrite(
        c,
        platform.database,
        "review-photo-delete",
        async ({ queries, visitorId }) => ({
          status: 200,
          body: { isDeleted: await deleteUnattachedPhoto(queries, visitorId, id) },
        }),
      );
      await followDeletion([tables], platform);
      return answer;
    },
  )
  .put(
    "/reviews/:id/helpful",
    route({
      summary: "Says that a voice helped, or takes it back; twice counts once",
      params: one,
      body: markHelpfulSchema,
      answer: helpfulCountSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { isHelpful } = c.req.valid("json");
      return idempotentWrite(c, c.var.platform.database, "review-helpful", async ({ queries, visitorId, now }) => {
        const count = await markHelpful(queries, { id, visitorId, isHelpful, now });
        if (!count) throw new HttpError("E-404");
        return { status: 200, body: count };
      });
    },
  )
  .post(
    "/reviews/:id/reports",
    route({
      summary: "Says that a voice should be looked at again; one word a visitor",
      params: one,
      body: reportReviewSchema,
      answer: reportedReviewSchema,
      isIdempotent: true,
      isSensitive: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { reason } = c.req.valid("json");
      return idempotentWrite(c, c.var.platform.database, "review-report", async ({ queries, visitorId, now }) => {
        if (!(await reportReview(queries, { id, visitorId, reason, now }))) throw new HttpError("E-404");
        return { status: 200, body: { isTaken: true } };
      });
    },
  );
