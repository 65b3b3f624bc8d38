import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MyReviews, ReviewContent, ReviewPage, ReviewCatalogue, SubmittedReview } from "#contracts/review.ts";
import type { CardSource } from "#server/modules/share-images/share-card.ts";
import { setDemoEnabled } from "#server/modules/ranking/demo-state.ts";
import { type Decision, decide } from "#server/modules/reviews/decide.ts";
import { announcePhotoFile } from "#server/modules/reviews/photo-files.ts";
import { savePhoto } from "#server/modules/reviews/photos.ts";
import { openPhotoStore } from "#server/platform/photos.ts";
import { createTestApi, type TestApi, type TestBrowser } from "#tests/api/test-api.ts";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { mergeContent } from "../../../tools/content/merge-content.ts";
import { readContent } from "../../../tools/content/read-content.ts";
import { api } from "./api.server.ts";
import { jobs } from "./jobs.server.ts";
import { shareCard } from "./share-image.server.ts";

const master = mergeContent(
  readContent(join(import.meta.dirname, "../../../content")).content,
  new Date("2026-11-19T00:00:00Z"),
);
let fresh: TestDatabase;
let dataDir = "";
let hub: TestApi;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "kz-review-"));
  fresh = await createTestDatabase();
  hub = createTestApi({ databaseUrl: fresh.url, siteApis: { review: api }, master, env: { DATA_DIR: dataDir } });
});
afterEach(async () => {
  await hub.stop();
  await fresh.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const base = "/api/review";
const content: ReviewContent = {
  ...{ stars: 2, source: "purchase", from: null, faceType: "KIKA", skin: null, followUp: null, photoIds: [] },
  good: "色は名前のとおり。",
  notGood: "昼には落ちて、塗り直しました。",
};
async function visitor(): Promise<TestBrowser> {
  const browser = hub.browser();
  await browser.login();
  return browser;
}
const send = (browser: TestBrowser, change: Partial<ReviewContent> = {}, headers = {}): Promise<Response> =>
  browser.write("POST", `${base}/reviews`, { productId: "lip-03", content: { ...content, ...change } }, headers);
const sent = async (browser: TestBrowser, change?: Partial<ReviewContent>): Promise<SubmittedReview> =>
  (await send(browser, change)).json() as Promise<SubmittedReview>;
const read = async <T>(browser: TestBrowser, path: string): Promise<T> =>
  (await browser.get(base + path)).json() as Promise<T>;
const moderate = (id: number, decision: Decision) =>
  hub.database.transaction((queries) => decide(queries, { id, decision, now: hub.clock.now() }));
const source = (): CardSource => ({ master, database: hub.database, now: hub.clock.now() }) as CardSource;

/** Sends bytes as a page sends a photo. */
async function upload(
  browser: TestBrowser,
  bytes: Uint8Array,
  type = "image/jpeg",
  key = randomUUID(),
  info: { address?: string } = {},
): Promise<Response> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const { requestBindings: bindings } = await import("#tests/api/test-api.ts");
  return hub.app.request(
    `${base}/photos`,
    {
      method: "POST",
      body: new Uint8Array(bytes),
      headers: {
        ...{ cookie, "content-type": type, "x-xsrf-token": browser.cookies.get("XSRF-TOKEN") ?? "" },
        "idempotency-key": key,
      },
    },
    bindings(info),
  );
}
const photo = async (change: { width?: number; height?: number } = {}): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width: 900, height: 600, channels: 3, background: "#ae0d29", ...change } })
      .withExif({
        IFD0: { Make: "PhoneMaker", ImageDescription: "my kitchen" },
        IFD3: { GPSLatitude: "35/1 40/1 0/1" },
      })
      .jpeg()
      .toBuffer(),
  );

test("a voice waits, is mine alone to see, and once approved is read by everybody, with its source and two words for a name", async () => {
  const me = await visitor();
  const { outcome, review } = await sent(me);
  expect(outcome).toBe("sent");
  expect(review).toMatchObject({ productId: "lip-03", state: "waiting", isShown: false });
  expect(review.id).toBeGreaterThanOrEqual(10_000);
  const otherVisitor = await visitor();
  expect(await read<ReviewPage>(otherVisitor, "/list")).toEqual({ items: [], next: null });
  expect(await read<MyReviews>(otherVisitor, "/mine")).toEqual({ reviews: [], helpfulIds: [] });
  expect(await shareCard(String(review.id), source())).toBeNull();
  await moderate(review.id, { verb: "approve" });
  const { items } = await read<ReviewPage>(otherVisitor, "/list?p=lip-03&stars=2");
  expect(items).toMatchObject([
    { id: review.id, productName: "終電のりんご飴", source: "purchase", alias: review.alias, isDemonstration: false },
  ]);
  expect(JSON.stringify(items)).not.toMatch(/visitor/i);
});

test("a double tap and a second tab are one voice", async () => {
  const me = await visitor();
  const headers = { "idempotency-key": "00000000-0000-4000-8000-000000000777" };
  const answers = await Promise.all([send(me, {}, headers), send(me, {}, headers), send(me)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await read<MyReviews>(me, "/mine")).reviews).toHaveLength(1);
});

test("given back, I read why, change it, and it waits again under the same number", async () => {
  const me = await visitor();
  const { review } = await sent(me);
  await moderate(review.id, { verb: "refuse", reason: "effect" });
  expect((await read<MyReviews>(me, "/mine")).reviews).toMatchObject([{ state: "returned", reason: "effect" }]);
  const again = await sent(me, { good: "色は名前のとおりの赤でした。" });
  expect(again).toMatchObject({ outcome: "sent", review: { id: review.id, state: "waiting" } });
  expect(again.review.versions.map(({ state }) => state)).toEqual(["waiting", "returned"]);
});

test.each<[string, object]>([
  ["no source", { source: undefined }],
  ["a gift of nobody", { source: "gift" }],
  ["nineteen characters", { good: "あ".repeat(19), notGood: "" }],
  ["six stars", { stars: 6 }],
  ["a photo that is not there", { photoIds: ["00000000-0000-4000-8000-000000000001"] }],
  ["a praise of one's own", { helpful: 9 }],
])("%s is refused, and nothing is kept", async (_, change) => {
  const me = await visitor();
  expect((await send(me, change)).status).toBe(400);
  expect((await read<MyReviews>(me, "/mine")).reviews).toEqual([]);
});

test("a product that nobody sells has no voice", async () => {
  const me = await visitor();
  const answer = await me.write("POST", `${base}/reviews`, { productId: "lip-99", content });
  expect(answer.status).toBe(400);
});

test("a photo is drawn anew, without where and with what it was taken, and is nobody else's to see before it is read", async () => {
  const me = await visitor();
  const given = await photo({ width: 2400, height: 1200 });
  expect((await sharp(given).metadata()).exif).toBeDefined();
  const stored = (await (await upload(me, given)).json()) as { id: string; widthPx: number; heightPx: number };
  expect(stored).toMatchObject({ widthPx: 1600, heightPx: 800 });
  const ownReviews = await me.get(`${base}/photos/${stored.id}`);
  expect(ownReviews.headers.get("content-type")).toBe("image/webp");
  const bytes = Buffer.from(await ownReviews.arrayBuffer());
  const { format, exif, icc, xmp, width } = await sharp(bytes).metadata();
  expect({ format, exif, icc, xmp, width }).toEqual({ format: "webp", width: 1600 });
  expect(bytes.includes("PhoneMaker")).toBe(false);
  const otherVisitor = await visitor();
  expect((await otherVisitor.get(`${base}/photos/${stored.id}`)).status).toBe(404);
  const { review } = await sent(me, { photoIds: [stored.id] });
  expect((await otherVisitor.get(`${base}/photos/${stored.id}`)).status).toBe(404);
  await moderate(review.id, { verb: "approve" });
  expect((await hub.browser().get(`${base}/photos/${stored.id}`)).status).toBe(200);
  expect((await read<ReviewPage>(otherVisitor, "/list?photo=1")).items).toHaveLength(1);
});

test("only pictures are taken, by what they are and not by what they are called, and none that is too large", async () => {
  const me = await visitor();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  expect((await upload(me, svg)).status).toBe(415);
  expect((await upload(me, Buffer.from("GIF89a"))).status).toBe(415);
  expect((await upload(me, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500)]))).status).toBe(415);
  expect((await upload(me, new Uint8Array(0))).status).toBe(415);
  expect((await upload(me, await photo(), "text/html")).status, "its name is nothing to us").toBe(200);
  expect((await upload(me, new Uint8Array(8 * 1024 * 1024 + 1))).status).toBe(413);
  expect((await upload(me, await photo({ width: 6000, height: 4100 }))).status, "24.6 megapixels").toBe(413);
  expect(await hub.database.query({ text: "SELECT 1 FROM review_photos" })).toHaveLength(1);
});

test("six photos may lie there without a voice; what I take back is gone, another's I cannot take", async () => {
  const [me, other] = [await visitor(), await visitor()];
  const bytes = await photo({ width: 40, height: 30 });
  const ids: string[] = [];
  for (let i = 0; i < 6; i++) ids.push(((await (await upload(me, bytes)).json()) as { id: string }).id);
  const seventh = await upload(me, bytes);
  expect([seventh.status, seventh.headers.get("retry-after")]).toEqual([429, "3600"]);
  await other.write("DELETE", `${base}/photos/${ids[0]}`, undefined);
  expect((await me.get(`${base}/photos/${ids[0]}`)).status).toBe(200);
  await me.write("DELETE", `${base}/photos/${ids[0]}`, undefined);
  expect((await me.get(`${base}/photos/${ids[0]}`)).status).toBe(404);
});

test("a photo too many is refused before it is opened, and one that is sent again is answered without opening it", async () => {
  const me = await visitor();
  const bytes = await photo({ width: 40, height: 30 });
  const sixth = randomUUID();
  for (let i = 0; i < 5; i++) await upload(me, bytes);
  const first = await (await upload(me, bytes, "image/jpeg", sixth)).json();
  const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500)]);
  expect((await upload(me, broken)).status, "it was not looked at").toBe(429);
  const again = await upload(me, bytes, "image/jpeg", sixth);
  expect([again.status, again.headers.get("idempotent-replay")]).toEqual([200, "true"]);
  expect(await again.json()).toEqual(first);
  expect((await upload(me, broken, "image/jpeg", sixth)).status, "another photo under the same key").toBe(409);
});

test("a photo that arrives while the night looks for photos of nobody stays", async () => {
  const me = await visitor();
  const first = (await (await upload(me, await photo({ width: 40, height: 30 }))).json()) as { id: string };
  const [row] = await hub.database.query({ text: "SELECT visitor_id FROM review_photos" });
  const [photos, id, now] = [openPhotoStore(dataDir), randomUUID(), hub.clock.now()];
  let nextDay: Promise<void> = Promise.resolve();
  await hub.database.transaction(async (queries) => {
    await savePhoto(queries, { id, visitorId: row?.visitor_id ?? "", widthPx: 40, heightPx: 30, now });
    await photos.put(id, new Uint8Array([1]));
    nextDay = hub.runJob(jobs, "review-photos");
    // It must not look before this one is committed.
    await vi.waitFor(async () =>
      expect(
        await hub.database.query({ text: "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted" }),
      ).not.toEqual([]),
    );
  });
  await nextDay;
  expect((await photos.list()).toSorted()).toEqual([first.id, id].toSorted());
});

test("at night the photos of nobody go, and those of voices stay", async () => {
  const me = await visitor();
  const bytes = await photo({ width: 40, height: 30 });
  const { id } = (await (await upload(me, bytes)).json()) as { id: string };
  await upload(me, bytes);
  await sent(me, { photoIds: [id] });
  const files = async (): Promise<string[]> => {
    const folders = await readdir(join(dataDir, "photos"));
    return (await Promise.all(folders.map((folder) => readdir(join(dataDir, "photos", folder))))).flat();
  };
  expect(await files()).toHaveLength(2);
  hub.clock.advance(86_400_001);
  await hub.runJob(jobs, "review-photos");
  expect(await files()).toEqual([`${id}.webp`]);
});

/** The names of all files of photos. */
async function photoFiles(): Promise<string[]> {
  const folders = await readdir(join(dataDir, "photos"));
  return (await Promise.all(folders.map((folder) => readdir(join(dataDir, "photos", folder))))).flat();
}
const notes = () => hub.database.query({ text: "SELECT photo_id FROM photo_file_removals" });

test("who erases everything leaves no file of a photo, sent or not, at that very moment", async () => {
  const [me, other] = [await visitor(), await visitor()];
  const bytes = await photo({ width: 40, height: 30 });
  const { id } = (await (await upload(me, bytes)).json()) as { id: string };
  await upload(me, bytes);
  await sent(me, { photoIds: [id] });
  const { id: saved } = (await (await upload(other, bytes)).json()) as { id: string };
  expect(await photoFiles()).toHaveLength(3);
  expect((await me.write("DELETE", "/api/visitor/room", { isMeant: true })).status).toBe(200);
  expect(await photoFiles()).toEqual([`${saved}.webp`]);
  expect(await notes()).toEqual([]);
});

test("a voice that is taken away takes its photos along at that very moment", async () => {
  const me = await visitor();
  const { id } = (await (await upload(me, await photo({ width: 40, height: 30 }))).json()) as { id: string };
  const { review } = await sent(me, { photoIds: [id] });
  await me.write("DELETE", `${base}/reviews/${review.id}`, undefined);
  expect(await photoFiles()).toEqual([]);
});

test("a file that could not be deleted goes by the job, and so does one whose row never came", async () => {
  const me = await visitor();
  const { id } = (await (await upload(me, await photo({ width: 40, height: 30 }))).json()) as { id: string };
  const lost = randomUUID();
  await announcePhotoFile(hub.database, lost, hub.clock.now());
  await openPhotoStore(dataDir).put(lost, new Uint8Array([1]));
  // As by a process that ended before it came to the file.
  await hub.database.query({ text: "DELETE FROM review_photos WHERE id = $1", values: [id] });
  expect(await photoFiles()).toHaveLength(2);
  await hub.runJob(jobs, "review-photo-files");
  expect(await photoFiles(), "its row may still come").toEqual([`${lost}.webp`]);
  hub.clock.advance(3_600_001);
  await hub.runJob(jobs, "review-photo-files");
  expect(await photoFiles()).toEqual([]);
  expect(await notes()).toEqual([]);
});

test("what is undone leaves no note of a file to delete", async () => {
  const me = await visitor();
  await upload(me, await photo({ width: 40, height: 30 }));
  await hub.database
    .transaction(async (queries) => {
      await queries.query({ text: "DELETE FROM review_photos" });
      throw new Error("undone");
    })
    .catch(() => {});
  expect(await notes()).toEqual([]);
  expect(await photoFiles()).toHaveLength(1);
});

test("while two of my photos are under way a third is asked to come again, and gets in when one is through", async () => {
  await hub.stop();
  const env = { DATA_DIR: dataDir, LIMITS_FACTOR: "1" };
  hub = createTestApi({ databaseUrl: fresh.url, siteApis: { review: api }, master, env });
  const me = await visitor();
  const bytes = await photo({ width: 40, height: 30 });
  const answers = await Promise.all([1, 2, 3].map(() => upload(me, bytes)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 503]);
  const refused = answers.find(({ status }) => status === 503)!;
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ error: { code: "E-BUSY" } });
  expect((await upload(me, bytes)).status).toBe(200);
});

test("the thirty-first photo of a minute from one network is refused before it is read, and another network's is taken", async () => {
  await hub.stop();
  const env = { DATA_DIR: dataDir, LIMITS_FACTOR: "1" };
  hub = createTestApi({ databaseUrl: fresh.url, siteApis: { review: api }, master, env });
  const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500)]);
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++) statuses.push((await upload(await visitor(), broken)).status);
  expect(statuses.slice(0, 30)).toEqual(Array<number>(30).fill(415));
  expect(statuses.at(-1)).toBe(429);
  const otherNetwork = hub.browser({ address: "198.51.100.1" });
  await otherNetwork.login();
  expect((await upload(otherNetwork, broken, "image/jpeg", randomUUID(), { address: "198.51.100.1" })).status).toBe(
    415,
  );
});

test("it helped me once, my own voice I cannot praise, and I see again what helped", async () => {
  const [me, other] = [await visitor(), await visitor()];
  const { review } = await sent(me);
  await moderate(review.id, { verb: "approve" });
  const mark = (browser: TestBrowser, isHelpful = true) =>
    browser.write("PUT", `${base}/reviews/${review.id}/helpful`, { isHelpful });
  await mark(other);
  expect(await (await mark(other)).json()).toEqual({ helpful: 1, isHelpful: true });
  expect((await mark(me)).status).toBe(404);
  expect(await read<MyReviews>(other, "/mine")).toEqual({ reviews: [], helpfulIds: [review.id] });
  expect(await (await mark(other, false)).json()).toEqual({ helpful: 0, isHelpful: false });
});

test("a reader's word is noted of what is read, and of nothing else", async () => {
  const [me, other] = [await visitor(), await visitor()];
  const { review } = await sent(me);
  const report = (reason: string) => other.write("POST", `${base}/reviews/${review.id}/reports`, { reason });
  expect((await report("advert")).status).toBe(404);
  await moderate(review.id, { verb: "approve" });
  expect(await (await report("advert")).json()).toEqual({ isTaken: true });
  expect((await report("I do not like it")).status).toBe(400);
});

test("I can delete my voice and nobody else's", async () => {
  const [me, other] = [await visitor(), await visitor()];
  const { review } = await sent(me);
  const remove = async (browser: TestBrowser) =>
    (await browser.write("DELETE", `${base}/reviews/${review.id}`, undefined)).json();
  expect(await remove(other)).toEqual({ isDeleted: false });
  expect(await remove(me)).toEqual({ isDeleted: true });
  expect((await read<MyReviews>(me, "/mine")).reviews).toEqual([]);
});

test("the house's voices are a hundred and fifty and more, say so, and are gone when the demonstration is off", async () => {
  await hub.runJob(jobs, "review-demonstration");
  const me = hub.browser();
  const seen: ReviewPage["items"] = [];
  for (let path = "/list?sort=dry"; ;) {
    const page = await read<ReviewPage>(me, path);
    seen.push(...page.items);
    if (page.next === null) break;
    path = `/list?sort=dry&after=${page.next}`;
  }
  expect(seen.length).toBeGreaterThanOrEqual(150);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  expect(seen.every(({ isDemonstration }) => isDemonstration)).toBe(true);
  expect(seen.map(({ stars }) => stars)).toEqual(seen.map(({ stars }) => stars).toSorted((a, b) => a - b));
  await hub.database.transaction((queries) => setDemoEnabled(queries, false));
  expect(await read<ReviewPage>(me, "/list")).toEqual({ items: [], next: null });
  expect(await shareCard("1", source())).toBeNull();
});

test("what can be written about is every product that one can have", async () => {
  const { lines } = await read<ReviewCatalogue>(hub.browser(), "/shelf");
  const ids = lines.flatMap(({ products }) => products.map(({ id }) => id));
  expect(ids).toContain("lip-03");
  for (const { id, state } of master.products) expect(ids.includes(id), id).toBe(state !== "coming");
});

test("the share picture says the source and the stars before the words, in forty letters at most", async () => {
  const me = await visitor();
  const { review } = await sent(me, { notGood: "昼".repeat(80) });
  await moderate(review.id, { verb: "approve" });
  const card = await shareCard(String(review.id), source());
  expect(card).toMatchObject({ kicker: "購入品　星2つ", title: "終電のりんご飴", shade: "#ae0d29" });
  expect([...(card?.line ?? "")].length).toBeLessThanOrEqual(42);
  expect(await shareCard("../etc", source())).toBeNull();
  expect(await shareCard("99999", source())).toBeNull();
});
