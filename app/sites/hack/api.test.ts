import { expect, it } from "vitest";
import type { SavedHacks } from "#contracts/saved-hacks.ts";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { master } from "#tests/badges/api-user.ts";
import { api } from "./api.server.ts";

let zone: TestApi;
openApiForEachTest((opened) => (zone = opened), { siteApis: { hack: api }, master });

const visitor = () => zone.visitor();

const keep = (browser: TestBrowser, numbers: unknown) => browser.write("POST", "/api/hack/book", { numbers });
const getSavedHacks = async (browser: TestBrowser): Promise<SavedHacks> =>
  (await browser.get("/api/hack/book")).json() as Promise<SavedHacks>;

it("a book shows what was kept, with its rule and an address of its own, and only to its owner", async () => {
  const browser = await visitor();
  expect((await keep(browser, [8, 57])).status).toBe(200);
  const { hacks } = await getSavedHacks(browser);
  expect(hacks.map(({ number }) => number)).toEqual([8, 57]);
  expect(hacks[0]).toMatchObject({
    title: "5分で、上がって見える線",
    rule: "上げる線は太く描く",
    minutes: 5,
    worry: "line",
  });
  expect(new Set(hacks.map(({ key }) => key)).size).toBe(2);
  expect(await getSavedHacks(await visitor())).toEqual({ hacks: [] });
  expect(await getSavedHacks(zone.browser())).toEqual({ hacks: [] });
});

it("what was taken out is gone, and what was never in is no fault", async () => {
  const browser = await visitor();
  await keep(browser, [8, 57]);
  const answer = await browser.write("DELETE", "/api/hack/book/8", undefined);
  expect(((await answer.json()) as SavedHacks).hacks.map(({ number }) => number)).toEqual([57]);
  expect((await browser.write("DELETE", "/api/hack/book/9", undefined)).status).toBe(200);
});

it.each([[[]], [[0]], [[97]], [[1.5]], [["8"]], [[1, 2, 3, 4, 5, 6]], [null]])(
  "refuses %j as a deck",
  async (numbers) => {
    const answer = await keep(await visitor(), numbers);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: "E-INPUT" } });
  },
);

it.each(["0", "97", "01", "8%27", "x"])("refuses %s as a hack of the book", async (number) => {
  expect((await (await visitor()).write("DELETE", `/api/hack/book/${number}`, undefined)).status).toBe(400);
});
