import { Hono } from "hono";
import { expect, it } from "vitest";
import type { Diary } from "#contracts/makeup-recipe.ts";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { master } from "#tests/badges/api-user.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { addWish, editWish } from "#server/modules/wishes/change-wish.ts";
import { api } from "./api.server.ts";
import type { MyItems } from "./contract.ts";
import { formatRecipeCode } from "./rules/recipe-code.ts";
import { bare, type RecipeInputs } from "./rules/recipe-inputs.ts";

const usual: RecipeInputs = {
  ...{ place: bare, mood: "bold", minutes: 7, scene: "desk", isContra: false, isFull: true, owned: [] },
};
const [code, other] = [formatRecipeCode(usual), formatRecipeCode({ ...usual, mood: "quiet" })];

/** Stands in for the wish list: one shade owned, one only wanted. */
const marksApi = new Hono<ApiEnv>().post("/marks", (c) =>
  idempotentWrite(c, c.var.platform.database, "shelf-marks", async ({ queries, visitorId, now }) => {
    for (const productId of ["lip-20", "lip-01"]) await addWish(queries, { visitorId, productId, now });
    await editWish(queries, { visitorId, productId: "lip-20", now }, { state: "owned" });
    return { status: 200, body: {} };
  }),
);

let zone: TestApi;
openApiForEachTest((opened) => (zone = opened), { siteApis: { personalmakeup: api, shelf: marksApi }, master });

const visitor = () => zone.visitor();
const recipes = "/api/personalmakeup/recipes";
const done = (browser: TestBrowser, body: unknown) => browser.write("POST", recipes, body);
const diaryOf = async (browser: TestBrowser): Promise<Diary["entries"]> =>
  ((await (await browser.get(recipes)).json()) as Diary).entries;
const thingsOf = async (browser: TestBrowser): Promise<MyItems> =>
  (await (await browser.get("/api/personalmakeup/things")).json()) as MyItems;

it("a recipe that was done is a night of the diary, with the shades that were worn, and only its owner reads it", async () => {
  const browser = await visitor();
  expect((await done(browser, { code })).status).toBe(200);
  const [night] = await diaryOf(browser);
  expect(night).toMatchObject({ code, title: "先に名乗る", minutes: 7 });
  expect(night?.hexes).toContain("#D31240");
  expect(await diaryOf(await visitor())).toEqual([]);
  expect(await diaryOf(zone.browser())).toEqual([]);
});

it("the same recipe twice on one day is one night, however often it is sent", async () => {
  const browser = await visitor();
  for (let i = 0; i < 3; i += 1) await done(browser, { code });
  await done(browser, { code: other });
  expect((await diaryOf(browser)).map((night) => night.code).toSorted()).toEqual([code, other].toSorted());
});

it("is what the visitor made last, until it is taken out of the diary", async () => {
  const browser = await visitor();
  await done(browser, { code });
  const lastWork = async () =>
    ((await (await browser.get("/api/visitor/summary")).json()) as { lastWork: { path: string } | null }).lastWork;
  expect(await lastWork()).toMatchObject({ site: "personalmakeup", path: `/personalmakeup?r=${code}` });
  const [night] = await diaryOf(browser);
  expect((await browser.write("DELETE", `${recipes}/${night?.id}`, undefined)).status).toBe(200);
  expect(await diaryOf(browser)).toEqual([]);
  expect(await lastWork()).toBeNull();
});

it("nobody takes a night out of another's diary, and one that is gone is no fault", async () => {
  const browser = await visitor();
  await done(browser, { code });
  const [night] = await diaryOf(browser);
  const otherVisitor = await visitor();
  expect((await otherVisitor.write("DELETE", `${recipes}/${night?.id}`, undefined)).status).toBe(200);
  expect(await diaryOf(browser)).toHaveLength(1);
});

it.each([
  [{ code: "0001" }],
  [{ code: "" }],
  [{ code: 7 }],
  [{}],
  [null],
  [{ code, more: 1 }],
  [{ code: "x".repeat(500) }],
])("refuses %j as a recipe", async (body) => {
  const answer = await done(await visitor(), body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code: "E-INPUT" } });
});

it.each(["0", "x", "8%27"])("refuses %s as a night", async (id) => {
  expect((await (await visitor()).write("DELETE", `${recipes}/${id}`, undefined)).status).toBe(400);
});

it("what is marked as owned can be used, what is only wanted cannot, and nobody sees another's", async () => {
  const browser = await visitor();
  expect((await browser.write("POST", "/api/shelf/marks", undefined)).status).toBe(200);
  expect(await thingsOf(browser)).toEqual({
    owned: [{ id: "lip-20", name: "忘れ物の鼓動", line: "lip", hex: "#D31240" }],
    tools: [],
  });
  expect(await thingsOf(zone.browser())).toEqual({ owned: [], tools: [] });
});
