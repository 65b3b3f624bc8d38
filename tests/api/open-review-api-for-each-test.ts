import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach } from "vitest";
import { api } from "#app/sites/review/api.server.ts";
import type { ReviewContent, SubmittedReview } from "#contracts/review.ts";
import { type Decision, decide } from "#server/modules/reviews/decide.ts";
import type { CardSource } from "#server/modules/share-images/share-card.ts";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { master } from "#tests/badges/api-user.ts";
import { createTestApi, requestBindings, type TestApi, type TestBrowser } from "./test-api.ts";

export const base = "/api/review";
export const content: ReviewContent = {
  ...{
    stars: 2,
    source: "purchase",
    from: null,
    faceType: "KIKA",
    skin: null,
    age: null,
    light: null,
    followUp: null,
    photoIds: [],
  },
  good: "色は名前のとおり。",
  notGood: "昼には落ちて、塗り直しました。",
};
/** Begins as a photo does, and is none. */
export const brokenPicture = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500)]);

/** A photo that tells where and with what it was taken. */
export async function createPhoto(change: { width?: number; height?: number } = {}): Promise<Uint8Array> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: "#ae0d29", ...change } });
  const taken = {
    IFD0: { Make: "PhoneMaker", ImageDescription: "my kitchen" },
    IFD3: { GPSLatitude: "35/1 40/1 0/1" },
  };
  return new Uint8Array(await picture.withExif(taken).jpeg().toBuffer());
}

/**
 * Opens the API of reviews, with a database and a folder of photos of its own, before each test of a file, and ends them after it.
 * @param env settings of the server
 */
export function openReviewApiForEachTest(
  onOpen: (reviews: TestReviewApi) => unknown,
  env: Record<string, string> = {},
): void {
  let fresh: TestDatabase;
  let reviews: TestReviewApi;
  beforeEach(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "kz-review-"));
    fresh = await createTestDatabase();
    const options = { siteApis: { review: api }, master, env: { DATA_DIR: dataDir, ...env } };
    reviews = new TestReviewApi(createTestApi({ databaseUrl: fresh.url, ...options }), dataDir);
    await onOpen(reviews);
  });
  afterEach(async () => {
    await reviews.hub.stop();
    await fresh.drop();
    await rm(reviews.dataDir, { recursive: true, force: true });
  });
}

/** What writers, readers and moderators of reviews do. */
export class TestReviewApi {
  readonly hub: TestApi;
  /** Photos lie in a folder of it. */
  readonly dataDir: string;

  constructor(hub: TestApi, dataDir: string) {
    this.hub = hub;
    this.dataDir = dataDir;
  }

  visitor(): Promise<TestBrowser> {
    return this.hub.visitor();
  }

  send(browser: TestBrowser, change: Partial<ReviewContent> = {}, headers = {}): Promise<Response> {
    const review = { productId: "lip-03", content: { ...content, ...change } };
    return browser.write("POST", `${base}/reviews`, review, headers);
  }

  async sent(browser: TestBrowser, change?: Partial<ReviewContent>): Promise<SubmittedReview> {
    return (await this.send(browser, change)).json() as Promise<SubmittedReview>;
  }

  async read<T>(browser: TestBrowser, path: string): Promise<T> {
    return (await browser.get(base + path)).json() as Promise<T>;
  }

  async moderate(id: number, decision: Decision): Promise<void> {
    await this.hub.database.transaction((queries) => decide(queries, { id, decision, now: this.hub.clock.now() }));
  }

  /** What a share picture is drawn from. */
  cardSource(): CardSource {
    return { master, database: this.hub.database, now: this.hub.clock.now() } as CardSource;
  }

  /** Sends bytes as a page sends a photo. */
  async upload(
    browser: TestBrowser,
    bytes: Uint8Array,
    type = "image/jpeg",
    key: string = randomUUID(),
    info: { address?: string } = {},
  ): Promise<Response> {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = {
      ...{ cookie, "content-type": type, "x-xsrf-token": browser.cookies.get("XSRF-TOKEN") ?? "" },
      "idempotency-key": key,
    };
    const init = { method: "POST", body: new Uint8Array(bytes), headers };
    return this.hub.app.request(`${base}/photos`, init, requestBindings(info));
  }
}
