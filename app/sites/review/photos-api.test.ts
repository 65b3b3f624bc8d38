import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { ReviewPage } from "#contracts/review.ts";
import {
  base,
  brokenPicture,
  createPhoto,
  openReviewApiForEachTest,
  type TestReviewApi,
} from "#tests/api/open-review-api-for-each-test.ts";

let reviews: TestReviewApi;
openReviewApiForEachTest((opened) => (reviews = opened));

test("a photo is drawn anew, without where and with what it was taken, and is nobody else's to see before it is read", async () => {
  const me = await reviews.visitor();
  const given = await createPhoto({ width: 2400, height: 1200 });
  expect((await sharp(given).metadata()).exif).toBeDefined();
  const stored = (await (await reviews.upload(me, given)).json()) as { id: string; widthPx: number; heightPx: number };
  expect(stored).toMatchObject({ widthPx: 1600, heightPx: 800 });
  const ownReviews = await me.get(`${base}/photos/${stored.id}`);
  expect(ownReviews.headers.get("content-type")).toBe("image/webp");
  const bytes = Buffer.from(await ownReviews.arrayBuffer());
  const { format, exif, icc, xmp, width } = await sharp(bytes).metadata();
  expect({ format, exif, icc, xmp, width }).toEqual({ format: "webp", width: 1600 });
  expect(bytes.includes("PhoneMaker")).toBe(false);
  const otherVisitor = await reviews.visitor();
  expect((await otherVisitor.get(`${base}/photos/${stored.id}`)).status).toBe(404);
  const { review } = await reviews.sent(me, { photoIds: [stored.id] });
  expect((await otherVisitor.get(`${base}/photos/${stored.id}`)).status).toBe(404);
  await reviews.moderate(review.id, { verb: "approve" });
  expect((await reviews.hub.browser().get(`${base}/photos/${stored.id}`)).status).toBe(200);
  expect((await reviews.read<ReviewPage>(otherVisitor, "/list?photo=1")).items).toHaveLength(1);
});

test("only pictures are taken, by what they are and not by what they are called, and none that is too large", async () => {
  const me = await reviews.visitor();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  expect((await reviews.upload(me, svg)).status).toBe(415);
  expect((await reviews.upload(me, Buffer.from("GIF89a"))).status).toBe(415);
  expect((await reviews.upload(me, brokenPicture)).status).toBe(415);
  expect((await reviews.upload(me, new Uint8Array(0))).status).toBe(415);
  expect((await reviews.upload(me, await createPhoto(), "text/html")).status, "its name is nothing to us").toBe(200);
  expect((await reviews.upload(me, new Uint8Array(8 * 1024 * 1024 + 1))).status).toBe(413);
  expect((await reviews.upload(me, await createPhoto({ width: 6000, height: 4100 }))).status, "24.6 megapixels").toBe(
    413,
  );
  expect(await reviews.hub.database.query({ text: "SELECT 1 FROM review_photos" })).toHaveLength(1);
});

test("six photos may lie there without a review; what I take back is gone, another's I cannot take", async () => {
  const [me, other] = [await reviews.visitor(), await reviews.visitor()];
  const bytes = await createPhoto({ width: 40, height: 30 });
  const ids: string[] = [];
  for (let i = 0; i < 6; i++) ids.push(((await (await reviews.upload(me, bytes)).json()) as { id: string }).id);
  const seventh = await reviews.upload(me, bytes);
  expect([seventh.status, seventh.headers.get("retry-after")]).toEqual([429, "3600"]);
  await other.write("DELETE", `${base}/photos/${ids[0]}`, undefined);
  expect((await me.get(`${base}/photos/${ids[0]}`)).status).toBe(200);
  await me.write("DELETE", `${base}/photos/${ids[0]}`, undefined);
  expect((await me.get(`${base}/photos/${ids[0]}`)).status).toBe(404);
});

test("a photo too many is refused before it is opened, and one that is sent again is answered without opening it", async () => {
  const me = await reviews.visitor();
  const bytes = await createPhoto({ width: 40, height: 30 });
  const sixth = randomUUID();
  for (let i = 0; i < 5; i++) await reviews.upload(me, bytes);
  const first = await (await reviews.upload(me, bytes, "image/jpeg", sixth)).json();
  expect((await reviews.upload(me, brokenPicture)).status, "it was not looked at").toBe(429);
  const again = await reviews.upload(me, bytes, "image/jpeg", sixth);
  expect([again.status, again.headers.get("idempotent-replay")]).toEqual([200, "true"]);
  expect(await again.json()).toEqual(first);
  expect(
    (await reviews.upload(me, brokenPicture, "image/jpeg", sixth)).status,
    "another photo under the same key",
  ).toBe(409);
});
