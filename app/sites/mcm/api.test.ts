import { expect, it } from "vitest";
import { defaultRecipe, type MascaraRecipe, formatRecipe } from "#contracts/mascara-recipe.ts";
import type { FinishedMascara, GalleryPage, MyMascara } from "#contracts/mascara.ts";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { api } from "./api.server.ts";

let hub: TestApi;
openApiForEachTest((opened) => (hub = opened), { siteApis: { mcm: api } });

const visitor = () => hub.visitor();

const codeOf = (parts: Partial<MascaraRecipe>): string => formatRecipe({ ...defaultRecipe, ...parts });

async function finish(browser: TestBrowser, code: string, isPublic = true, parentId: string | null = null) {
  const answer = await browser.write("POST", "/api/mcm/works", { code, isPublic, parentId });
  expect(answer.status).toBe(200);
  return (await answer.json()) as FinishedMascara;
}

const listMine = async (browser: TestBrowser): Promise<MyMascara[]> =>
  ((await (await browser.get("/api/mcm/mine")).json()) as { items: MyMascara[] }).items;
const listGallery = async (browser: TestBrowser, query = ""): Promise<GalleryPage["items"]> =>
  ((await (await browser.get(`/api/mcm/gallery${query}`)).json()) as GalleryPage).items;

it("what I finish is mine, with its name and number, and stands where a tester finds it", async () => {
  const browser = await visitor();
  const { work, isNew } = await finish(browser, codeOf({ first: 1, last: 3 }), false);
  expect(isNew).toBe(true);
  expect(work).toMatchObject({ number: 1, isPublic: false, name: { ja: "二度寝の言い訳", en: "Slept-In Excuse" } });
  expect(await listMine(browser)).toMatchObject([{ id: work.id, code: codeOf({ first: 1, last: 3 }) }]);
  expect(await listMine(await visitor())).toEqual([]);
  expect(await listMine(hub.browser())).toEqual([]);
  expect(await listGallery(browser)).toEqual([]);
});

it("a code that says nothing, and words that hurt side by side, are not finished", async () => {
  const browser = await visitor();
  for (const code of ["", "AAAAAAAAAAAA", codeOf({}).slice(1), codeOf({ first: 36, last: 15 })]) {
    const answer = await browser.write("POST", "/api/mcm/works", { code, isPublic: true, parentId: null });
    expect(answer.status, code).toBe(400);
  }
  expect(await listMine(browser)).toEqual([]);
});

it("a changed one is credited, and experiments stand on a wall of their own", async () => {
  const [maker, other] = [await visitor(), await visitor()];
  const parent = await finish(maker, codeOf({ worry: 2, curve: 8 }));
  hub.clock.advance(1_000);
  await finish(other, codeOf({ density: 15, dry: 7 }), true, parent.work.id);
  expect((await listGallery(other)).map(({ parent: from }) => from?.number ?? null)).toEqual([1, null]);
  expect(await listGallery(other, "?sort=experiment")).toHaveLength(1);
  expect(await listGallery(other, "?sort=worry&worry=2")).toHaveLength(1);
  expect(await listGallery(other, "?sort=worry&worry=99")).toEqual([]);
  expect(await listGallery(other, "?sort=nonsense")).toHaveLength(2);
});

it("a draft comes back, and is gone when the thing is finished", async () => {
  const browser = await visitor();
  const code = codeOf({ length: 3 });
  expect((await browser.write("PUT", "/api/mcm/draft", { code, step: 2 })).status).toBe(200);
  expect(await (await browser.get("/api/mcm/draft")).json()).toMatchObject({ draft: { code, step: 2 } });
  await finish(browser, code);
  expect(await (await browser.get("/api/mcm/draft")).json()).toEqual({ draft: null });
  expect((await browser.write("PUT", "/api/mcm/draft", { code: "x", step: 2 })).status).toBe(400);
});

it("a like counts once and is remembered, a report of one visitor hides nothing, and only the maker takes it down", async () => {
  const [maker, other] = [await visitor(), await visitor()];
  const { work } = await finish(maker, codeOf({}));
  for (let i = 0; i < 2; i++) {
    const liked = await other.write("PUT", `/api/mcm/works/${work.id}/like`, { isLiked: true });
    expect(await liked.json()).toEqual({ likes: 1, isLiked: true });
  }
  expect(await (await other.get("/api/mcm/likes")).json()).toEqual({ ids: [work.id] });
  expect((await other.write("POST", `/api/mcm/works/${work.id}/reports`, { reason: "name" })).status).toBe(200);
  expect(await listGallery(other)).toHaveLength(1);
  expect((await other.write("PATCH", `/api/mcm/works/${work.id}`, { isPublic: false })).status).toBe(404);
  expect((await maker.write("PATCH", `/api/mcm/works/${work.id}`, { isPublic: false })).status).toBe(200);
  expect(await listGallery(other)).toEqual([]);
  expect((await other.write("PUT", `/api/mcm/works/${work.id}/like`, { isLiked: true })).status).toBe(404);
});

it("the QR code of an unfinished one carries its recipe, of one on the wall its id", async () => {
  const browser = hub.browser();
  const code = codeOf({ tip: 1 });
  const made = (await (await browser.get(`/api/mcm/qr?r=${code}`)).json()) as { size: number; path: string };
  expect(made.size).toBeGreaterThan(20);
  const hung = await browser.get(`/api/mcm/qr?r=${code}&w=00000000-0000-4000-8000-000000000001`);
  expect(((await hung.json()) as { path: string }).path).not.toBe(made.path);
  expect((await browser.get("/api/mcm/qr?r=nonsense")).status).toBe(400);
});
