import { expect, it } from "vitest";
import type { FaceResult, FaceResults } from "#contracts/face-result.ts";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { master } from "#tests/badges/api-user.ts";
import { api } from "./api.server.ts";

const reading = { type: 7, runnerUp: 5, chosen: 7, a: 2, b: 1, c: -1, referenceId: "landmarker-jp-1", mode: "camera" };

let hub: TestApi;
openApiForEachTest((opened) => (hub = opened), { siteApis: { scan: api }, master });

const visitor = () => hub.visitor();

async function saveResult(browser: TestBrowser): Promise<FaceResult> {
  const answer = await browser.write("POST", "/api/scan/results", reading);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { result: FaceResult }).result;
}

const resultsOf = async (browser: TestBrowser): Promise<FaceResult[]> =>
  ((await (await browser.get("/api/scan/results")).json()) as FaceResults).results;
const summaryOf = async (browser: TestBrowser) => (await browser.get("/api/visitor/summary")).json();

it("a kept result is my last work, my starting point, and only mine to see in the list", async () => {
  const browser = await visitor();
  const { id } = await saveResult(browser);
  expect(await summaryOf(browser)).toMatchObject({
    faceType: "KIKA",
    lastWork: { site: "scan", title: "輝花", path: `/scan/KIKA/${id}` },
  });
  expect((await resultsOf(browser)).map((result) => result.id)).toEqual([id]);
  expect(await resultsOf(await visitor())).toEqual([]);
  expect(await resultsOf(hub.browser())).toEqual([]);
});

it("another choice moves the work to its own address", async () => {
  const browser = await visitor();
  const { id } = await saveResult(browser);
  expect((await browser.write("PATCH", `/api/scan/results/${id}`, { chosen: 0 })).status).toBe(200);
  expect(await summaryOf(browser)).toMatchObject({ faceType: "REISUI", lastWork: { path: `/scan/REISUI/${id}` } });
  expect((await (await visitor()).write("PATCH", `/api/scan/results/${id}`, { chosen: 1 })).status).toBe(404);
});

it("what I throw away leaves the list and the floors", async () => {
  const browser = await visitor();
  const { id } = await saveResult(browser);
  const answer = await browser.write("DELETE", `/api/scan/results/${id}`, undefined);
  expect(await answer.json()).toEqual({ results: [] });
  expect(await summaryOf(browser)).toMatchObject({ faceType: null, lastWork: null });
});

it.each([
  ["a picture", { ...reading, picture: "data:image/png;base64,AAAA" }],
  ["landmarks", { ...reading, landmarks: [[0.5, 0.5, 0]] }],
  ["a proportion", { ...reading, a: 1.25 }],
  ["a ninth type", { ...reading, chosen: 8 }],
  ["a strength beyond the line", { ...reading, b: 4 }],
  ["a reference with words in it", { ...reading, referenceId: "landmarker-jp-1 and more" }],
  ["another way of reading", { ...reading, mode: "mirror" }],
])("takes no %s", async (_what, body) => {
  const answer = await (await visitor()).write("POST", "/api/scan/results", body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code: "E-INPUT" } });
});
