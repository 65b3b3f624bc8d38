import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import { startTestStorage, type TestStorage } from "#test-support/s3/test-storage.ts";
import { base, createPhoto, TestReviewApi } from "#tests/api/open-review-api-for-each-test.ts";
import { createTestApi } from "#tests/api/test-api.ts";
import { master } from "#tests/badges/api-user.ts";
import { api } from "./api.server.ts";

let storage: TestStorage;
beforeAll(async () => {
  storage = await startTestStorage();
});
afterAll(() => storage.stop());

/** Two processes of one place, each with its own folder, which holds nothing. */
async function openTwo() {
  const fresh = await createTestDatabase();
  const env = { ...storage.env, DATA_DIR: "/nowhere", S3_WITHIN_MS: "400" };
  const open = () =>
    new TestReviewApi(createTestApi({ databaseUrl: fresh.url, siteApis: { review: api }, master, env }), "/nowhere");
  const [one, other] = [open(), open()];
  const stop = async () => {
    await Promise.all([one.hub.stop(), other.hub.stop()]);
    await fresh.drop();
  };
  return { one, other, stop };
}

test("a photo that one machine took in is shown by the other, and gone from both when it is taken back", async () => {
  const { one, other, stop } = await openTwo();
  const me = await one.visitor();
  const { id } = (await (await one.upload(me, await createPhoto({ width: 40, height: 30 }))).json()) as { id: string };
  const there = other.hub.browser();
  for (const [name, value] of me.cookies) there.cookies.set(name, value);
  const shown = await there.get(`${base}/photos/${id}`);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect((await there.write("DELETE", `${base}/photos/${id}`, undefined)).status).toBe(200);
  expect((await me.get(`${base}/photos/${id}`)).status).toBe(404);
  await stop();
});

test.each([
  ["is gone", () => storage.pause()],
  ["is silent", () => storage.slowDown(60_000)],
])("while the storage %s a photo is busy, and one that was sent is taken in when it is sent again", async (_, fail) => {
  const { one, stop } = await openTwo();
  const me = await one.visitor();
  const bytes = await createPhoto({ width: 40, height: 30 });
  const { id } = (await (await one.upload(me, bytes)).json()) as { id: string };
  fail();
  const [read, key] = [await me.get(`${base}/photos/${id}`), randomUUID()];
  expect([read.status, read.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await read.json()).toMatchObject({ error: { code: "E-BUSY" } });
  expect((await one.upload(me, bytes, "image/jpeg", key)).status).toBe(503);
  storage.resume();
  storage.slowDown(0);
  expect((await me.get(`${base}/photos/${id}`)).status).toBe(200);
  expect((await one.upload(me, bytes, "image/jpeg", key)).status).toBe(200);
  await stop();
});
