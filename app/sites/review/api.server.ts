import { Hono } from "hono";
import * as v from "valibot";
import { lineWord } from "#app/kits/shelf/product-words.ts";
import { productLines } from "#contracts/product.ts";
import {
  deletedReviewSchema,
  helpfulCountSchema,
  keptPhotoSchema,
  markHelpfulSchema,
  ownReviewsSchema,
  reportedReviewSchema,
  reportReviewSchema,
  reviewPageSchema,
  reviewShelfSchema,
  sendReviewSchema,
  sentReviewSchema,
} from "#contracts/review.ts";
import { reviewPhotoPx } from "#contracts/review-limits.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { ApiFailure } from "#server/http/api-failure.ts";
import { route } from "#server/http/api-route.ts";
import { receiveUpload, takePicture } from "#server/http/api-upload.ts";
import { idempotentWrite, wasAnswered } from "#server/http/idempotency.ts";
import { bumpPageVersion } from "#server/modules/page-versions/page-versions.ts";
import { readDemonstration } from "#server/modules/ranking/demonstration.ts";
import { helpfulOf, markHelpful } from "#server/modules/reviews/helpful.ts";
import { readReviewsOf } from "#server/modules/reviews/own-reviews.ts";
import { dropLoosePhoto, keepPhoto, mayKeepPhoto, maySeePhoto } from "#server/modules/reviews/photos.ts";
import { reviewPage } from "#server/modules/reviews/read-reviews.ts";
import { reportReview } from "#server/modules/reviews/report-review.ts";
import { reviewsTag } from "#server/modules/reviews/review-rows.ts";
import { deleteReview, sendReview } from "#server/modules/reviews/send-review.ts";
import { openPhotos } from "#server/platform/photos.ts";
import { filterOf } from "./list.server.ts";
import { listQuerySchema } from "./list-query.server.ts";
import { masterOf } from "./master.server.ts";
import { nameCounts } from "./names.server.ts";
import { ownVoice, voicesOf } from "./voices.server.ts";

const numberSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), v.maxValue(2_000_000_000));
const one = v.strictObject({ id: numberSchema });
const tooManyPhotos = (): ApiFailure => new ApiFailure("E-LIMIT", { headers: { "retry-after": "3600" } });
const onePhoto = v.strictObject({ id: v.pipe(v.string(), v.uuid()) });

/** Voices: to read, to write, to find helpful, to report; and the photos of one's own. */
export const api = new Hono<ApiEnv>()
  .get(
    "/list",
    route({ summary: "A page of the voices", query: listQuerySchema, answer: reviewPageSchema }),
    async (c) => {
      const query = c.req.valid("query");
      const { database } = c.var.platform;
      const { isOn } = await readDemonstration(database);
      const page = await reviewPage(database, filterOf(query, isOn), query);
      return c.json({ items: voicesOf(page.items, await masterOf(c)), next: page.next });
    },
  )
  .get("/shelf", route({ summary: "What can be written about, by line", answer: reviewShelfSchema }), async (c) => {
    const { products } = await masterOf(c);
    const known = products.filter(({ state }) => state !== "coming");
    const lines = productLines.map((line) => ({
      word: lineWord(line),
      products: known
        .filter((product) => product.line === line)
        .map(({ id, number, names, shade }) => ({ id, number, name: names.ja, hex: shade?.hex ?? null })),
    }));
    return c.json({ lines: lines.filter(({ products: some }) => some.length > 0) });
  })
  .get(
    "/mine",
    route({
      summary:
        "The visitor's own reviews in whichever state, and what the visitor found helpful; empty without a cookie",
      answer: ownReviewsSchema,
    }),
    async (c) => {
      const { platform, visitorId } = c.var;
      const [rows, helpfulIds] = await Promise.all([
        readReviewsOf(platform.database, visitorId),
        helpfulOf(platform.database, visitorId),
      ]);
      return c.json({ reviews: rows.map(ownVoice), helpfulIds });
    },
  )
  .post(
    "/reviews",
    route({
      summary: "Sends a review to be looked at; the same product again is its next version",
      body: sendReviewSchema,
      answer: sentReviewSchema,
      isIdempotent: true,
      isSensitive: true,
    }),
    async (c) => {
      const { productId, content } = c.req.valid("json");
      const { products } = await masterOf(c);
      const { database, random } = c.var.platform;
      if (!products.some(({ id, state }) => id === productId && state !== "coming"))
        throw new ApiFailure("E-INPUT", { fields: ["productId"] });
      return idempotentWrite(c, database, "review-send", async ({ queries, visitorId, now }) => {
        const sent = await sendReview(queries, { visitorId, productId, content, names: nameCounts, random, now });
        if (sent.outcome === "photos") throw new ApiFailure("E-INPUT", { fields: ["content.photoIds"] });
        const own = (await readReviewsOf(queries, visitorId)).find(({ id }) => id === sent.id);
        if (!own) throw new ApiFailure("E-CONFLICT");
        return { status: 200, body: { outcome: sent.outcome, review: ownVoice(own) } };
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
      return idempotentWrite(c, c.var.platform.database, "review-delete", async ({ queries, visitorId }) => {
        const isDeleted = await deleteReview(queries, visitorId, id);
        if (isDeleted) await bumpPageVersion(queries, reviewsTag);
        return { status: 200, body: { isDeleted } };
      });
    },
  )
  .post(
    "/photos",
    route({
      summary: "Takes a photo in: JPEG, PNG or WebP of at most 8 MB as the body; it is drawn anew",
      answer: keptPhotoSchema,
      errors: ["E-SIZE", "E-TYPE", "E-LIMIT", "E-BUSY"],
      isIdempotent: true,
    }),
    async (c) => {
      const { clock, database, random, settings } = c.var.platform;
      // Opening a picture costs more than all else here: it comes last, and not for what was answered or refused already.
      const isKnown = await wasAnswered(c, database);
      if (!isKnown && !(await mayKeepPhoto(database, c.var.visitorId, clock.now()))) throw tooManyPhotos();
      if (isKnown) await receiveUpload(c);
      const picture = isKnown ? null : await takePicture(c, { sidePx: reviewPhotoPx });
      const photos = openPhotos(settings.dataDir);
      return idempotentWrite(c, database, "review-photo", async ({ queries, visitorId, now }) => {
        // The answer to this key went in the moment between: it may come again.
        if (picture === null) throw new ApiFailure("E-BUSY", { headers: { "retry-after": "1" } });
        const { widthPx, heightPx } = picture;
        const id = random.uuid();
        if (!(await keepPhoto(queries, { id, visitorId, widthPx, heightPx, now }))) throw tooManyPhotos();
        // Before the commit: a row without its picture must never be. A picture without its row goes at night.
        await photos.put(id, picture.bytes);
        return { status: 200, body: { id, widthPx, heightPx } };
      });
    },
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
      const { database, settings } = c.var.platform;
      const bytes = (await maySeePhoto(database, id, c.var.visitorId))
        ? await openPhotos(settings.dataDir).get(id)
        : null;
      if (!bytes) throw new ApiFailure("E-404");
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
      const { database, settings } = c.var.platform;
      const photos = openPhotos(settings.dataDir);
      let isDeleted = false;
      const answer = await idempotentWrite(c, database, "review-photo-delete", async ({ queries, visitorId }) => {
        isDeleted = await dropLoosePhoto(queries, visitorId, id);
        return { status: 200, body: { isDeleted } };
      });
      // After the commit: a row whose picture is gone must never be. Where this fails the night's job sees to it.
      if (isDeleted) await photos.remove(id);
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
        if (!count) throw new ApiFailure("E-404");
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
        if (!(await reportReview(queries, { id, visitorId, reason, now }))) throw new ApiFailure("E-404");
        return { status: 200, body: { isTaken: true } };
      });
    },
  );
