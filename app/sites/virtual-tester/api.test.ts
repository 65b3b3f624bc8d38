import { expect, test } from "vitest";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { master } from "#tests/badges/api-user.ts";
import { api } from "./api.server.ts";
import type { BlindDeal, MonsterInfo, EyeCatalogue, FaceCatalogue, SkinShades } from "./contract.ts";

let hub: TestApi;
openApiForEachTest((opened) => (hub = opened), { siteApis: { "virtual-tester": api }, master });

const visitor = () => hub.visitor();

const base = "/api/virtual-tester";
const dealTo = async (browser: TestBrowser): Promise<BlindDeal> =>
  (await browser.write("POST", `${base}/blind/deals`, undefined)).json() as Promise<BlindDeal>;
const pick = (browser: TestBrowser, productId: unknown) => browser.write("POST", `${base}/blind/picks`, { productId });

test("a shade tells who lives in it, a tint what stands on its pack, and an unknown one is not there", async () => {
  const browser = hub.browser();
  const lip = (await (await browser.get(`${base}/shades/lip-01`)).json()) as MonsterInfo;
  expect(lip.monster?.name).toBe("踊り場の金魚");
  expect(lip.words.length).toBeGreaterThan(100);
  const tint = (await (await browser.get(`${base}/shades/tint-01`)).json()) as MonsterInfo;
  expect(tint.monster).toBeNull();
  expect((await browser.get(`${base}/shades/lip-99`)).status).toBe(404);
  expect((await browser.get(`${base}/shades/shadow-001`)).status).toBe(400);
});

test("the shelf of the eyes is the same for everybody, and small enough for a phone", async () => {
  const answer = await hub.browser().get(`${base}/eyes`);
  const text = await answer.text();
  const { shadows, palettes } = JSON.parse(text) as EyeCatalogue;
  expect(shadows).toHaveLength(108);
  expect(palettes.every(({ wells }) => wells.length === 4)).toBe(true);
  expect(text.length).toBeLessThan(20_000);
});

test("the shelf of looks is the same for everybody, and small enough for a phone", async () => {
  const answer = await hub.browser().get(`${base}/looks`);
  const text = await answer.text();
  const { looks, choices, strokes } = JSON.parse(text) as FaceCatalogue;
  expect(looks).toHaveLength(24);
  expect(choices.blush.length).toBeGreaterThan(8);
  expect(strokes.gloss?.smear).toMatch(/^\/assets\/v\/[\da-f]+\/smear-gloss$/);
  expect(text.length).toBeLessThan(36_000);
});

test("a skin is compared with foundations that cover and can be bought, and with no primer or powder", async () => {
  const { bases, lips, shadows } = (await (await hub.browser().get(`${base}/skin-shades`)).json()) as SkinShades;
  expect(bases.map(({ id }) => id)).toEqual(["base-03", "base-04", "base-05", "base-06"]);
  // Two lips are not made any more, two are still to come.
  expect(lips.map(({ id }) => id)).toHaveLength(20);
  expect(lips.some(({ id }) => id === "lip-22" || id === "lip-05")).toBe(false);
  expect(shadows.length).toBeGreaterThan(90);
});

test("what was tried is kept as a name, and what is no shade of these shelves is refused", async () => {
  const browser = await visitor();
  const saved = await browser.write("POST", `${base}/try-ons`, { productId: "lip-03" });
  expect(saved.status).toBe(200);
  expect(((await saved.json()) as { id: string }).id).toMatch(/^[\da-f-]{36}$/);
  for (const productId of ["lip-99", "shadow-001", "", 7])
    expect((await browser.write("POST", `${base}/try-ons`, { productId })).status).toBe(400);
});

test("five shades are dealt without names, the same ones all month, and another visitor's are others", async () => {
  const browser = await visitor();
  const first = await dealTo(browser);
  expect(first.shades).toHaveLength(5);
  expect(new Set(first.shades.map(({ id }) => id)).size).toBe(5);
  expect(JSON.stringify(first)).not.toContain("踊り場");
  expect(await dealTo(browser)).toEqual(first);
  const others = await Promise.all(Array.from({ length: 4 }, async () => dealTo(await visitor())));
  expect(others.some(({ shades }) => JSON.stringify(shades) !== JSON.stringify(first.shades))).toBe(true);
});

test("of the five one is chosen, and none that was not dealt", async () => {
  const browser = await visitor();
  const { shades } = await dealTo(browser);
  const dealt = new Set(shades.map(({ id }) => id));
  const undealt = master.products.find(({ id, line }) => line === "lip" && !dealt.has(id));
  expect((await pick(browser, undealt?.id)).status).toBe(400);
  expect((await pick(browser, shades[2]?.id)).status).toBe(200);
  expect((await dealTo(browser)).pickedId).toBe(shades[2]?.id);
});
