import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { FaceResult, FaceResults } from "#contracts/face-result.ts";
import { testApi, type TestApi, type TestBrowser } from "#tests/api/api-caller.ts";
import { freshDatabase } from "#test-support/postgres/fresh-database.ts";
import type { FreshDatabase } from "#test-support/postgres/test-postgres.ts";
import { mergeContent } from "../../../tools/content/merge-content.ts";
import { readContent } from "../../../tools/content/read-content.ts";
import { api } from "./api.server.ts";

const master = mergeContent(
  readContent(join(import.meta.dirname, "../../../content")).content,
  new Date("2026-11-19T00:00:00Z"),
);
const read = { type: 7, runnerUp: 5, chosen: 7, a: 2, b: 1, c: -1, referenceId: "landmarker-jp-1", mode: "camera" };

let fresh: FreshDatabase;
let zone: TestApi;
beforeEach(async () => {
  fresh = await freshDatabase();
  zone = testApi({ databaseUrl: fresh.url, siteApis: { scan: api }, master });
});
afterEach(async () => {
  await zone.stop();
  await fresh.drop();
});

async function visitor(): Promise<TestBrowser> {
  const browser = zone.browser();
  await browser.login();
  return browser;
}

async function keep(browser: TestBrowser): Promise<FaceResult> {
  const answer = await browser.write("POST", "/api/scan/results", read);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { result: FaceResult }).result;
}

const resultsOf = async (browser: TestBrowser): Promise<FaceResult[]> =>
  ((await (await browser.get("/api/scan/results")).json()) as FaceResults).results;
const summaryOf = async (browser: TestBrowser) => (await browser.get("/api/visitor/summary")).json();

it("a kept result is my last work, my starting point, and only mine to see in the list", async () => {
  const browser = await visitor();
  const { id } = await keep(browser);
  expect(await summaryOf(browser)).toMatchObject({
    faceType: "KIKA",
    lastWork: { site: "scan", title: "輝花", path: `/scan/KIKA/${id}` },
  });
  expect((await resultsOf(browser)).map((result) => result.id)).toEqual([id]);
  expect(await resultsOf(await visitor())).toEqual([]);
  expect(await resultsOf(zone.browser())).toEqual([]);
});

it("another choice moves the work to its own address", async () => {
  const browser = await visitor();
  const { id } = await keep(browser);
  expect((await browser.write("PATCH", `/api/scan/results/${id}`, { chosen: 0 })).status).toBe(200);
  expect(await summaryOf(browser)).toMatchObject({ faceType: "REISUI", lastWork: { path: `/scan/REISUI/${id}` } });
  expect((await (await visitor()).write("PATCH", `/api/scan/results/${id}`, { chosen: 1 })).status).toBe(404);
});

it("what I throw away leaves the list and the floors", async () => {
  const browser = await visitor();
  const { id } = await keep(browser);
  const answer = await browser.write("DELETE", `/api/scan/results/${id}`, undefined);
  expect(await answer.json()).toEqual({ results: [] });
  expect(await summaryOf(browser)).toMatchObject({ faceType: null, lastWork: null });
});

it.each([
  ["a picture", { ...read, picture: "data:image/png;base64,AAAA" }],
  ["landmarks", { ...read, landmarks: [[0.5, 0.5, 0]] }],
  ["a proportion", { ...read, a: 1.25 }],
  ["a ninth type", { ...read, chosen: 8 }],
  ["a strength beyond the line", { ...read, b: 4 }],
  ["a reference with words in it", { ...read, referenceId: "landmarker-jp-1 and more" }],
  ["another way of reading", { ...read, mode: "mirror" }],
])("takes no %s", async (_what, body) => {
  const answer = await (await visitor()).write("POST", "/api/scan/results", body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code: "E-INPUT" } });
});
