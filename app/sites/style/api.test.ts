import { join } from "node:path";
import { expect, it } from "vitest";
import type { SavedTwoFaces, TwoFacesGallery } from "#contracts/two-faces.ts";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { mergeContent } from "../../../tools/content/merge-content.ts";
import { readContent } from "../../../tools/content/read-content.ts";
import { api } from "./api.server.ts";
import { shareCard } from "./share-image.server.ts";
import type { NamedPair } from "./rules/pair.ts";
import { pairCode } from "./rules/pair-code.ts";

const master = mergeContent(
  readContent(join(import.meta.dirname, "../../../content")).content,
  new Date("2026-11-20T00:00:00Z"),
);
const myPair: NamedPair = {
  pair: { morning: 5, night: 6 },
  names: { morning: { head: 0, tail: 3 }, night: { head: 1, tail: 12 } },
};
const code = pairCode(myPair);
const renamed = pairCode({ ...myPair, names: { ...myPair.names, night: { head: 2, tail: 12 } } });

let hub: TestApi;
openApiForEachTest((opened) => (hub = opened), { siteApis: { style: api }, master });

const visitor = () => hub.visitor();

async function savePair(browser: TestBrowser, savedCode: string): Promise<SavedTwoFaces> {
  const answer = await browser.write("POST", "/api/style/faces", { code: savedCode });
  expect(answer.status).toBe(200);
  return (await answer.json()) as SavedTwoFaces;
}
const gallery = async (after = ""): Promise<TwoFacesGallery> =>
  (await (await hub.browser().get(`/api/style/gallery${after && `?after=${after}`}`)).json()) as TwoFacesGallery;
const lastWork = async (browser: TestBrowser) =>
  ((await (await browser.get("/api/visitor/summary")).json()) as { lastWork: unknown }).lastWork;

it("a pair I name is my last work, and stands in the gallery by its names alone", async () => {
  const browser = await visitor();
  expect(await savePair(browser, code)).toEqual({ code, count: 1, isUnchosen: false });
  expect(await lastWork(browser)).toMatchObject({
    site: "style",
    title: "始発の交渉人／踊り場の怪物",
    path: `/style?f=${code}`,
  });
  const { items, next } = await gallery();
  expect(items).toMatchObject([{ code, morning: "始発の交渉人", night: "踊り場の怪物", count: 1 }]);
  expect(next).toBeNull();
});

it("new names move the work to its new address, and the gallery has the pair once", async () => {
  const browser = await visitor();
  await savePair(browser, code);
  await savePair(browser, renamed);
  expect(await lastWork(browser)).toMatchObject({ path: `/style?f=${renamed}` });
  expect((await gallery()).items.map((item) => item.code)).toEqual([renamed]);
});

it("another visitor's same pair counts, and what nobody wrote in the bank is refused", async () => {
  await savePair(await visitor(), code);
  const other = await visitor();
  expect(await savePair(other, renamed)).toMatchObject({ count: 2 });
  const unwritten = pairCode({ ...myPair, names: { ...myPair.names, night: { head: 31, tail: 31 } } });
  const clashing = pairCode({ ...myPair, names: { ...myPair.names, night: { head: 2, tail: 9 } } });
  for (const refused of [unwritten, clashing, "ZZZZZZZ", "わたし"])
    expect((await other.write("POST", "/api/style/faces", { code: refused })).status).toBe(400);
});

it("the gallery goes on behind its last name", async () => {
  const browser = await visitor();
  const codes: string[] = [];
  for (let night = 0; night < 8; night++)
    for (const morning of [0, 1]) {
      codes.unshift(pairCode({ ...myPair, pair: { morning, night } }));
      await savePair(browser, codes[0]!);
    }
  const first = await gallery();
  expect(first.items).toHaveLength(12);
  const rest = await gallery(first.next!);
  expect([...first.items, ...rest.items].map((item) => item.code).toSorted()).toEqual(codes.toSorted());
  expect(rest.next).toBeNull();
  expect((await hub.browser().get("/api/style/gallery?after=1.2")).status).toBe(400);
});

it("the share picture says both names and the pair's own line, and nothing for a code that is none", async () => {
  const source = { master, database: null as never, now: new Date() };
  expect(await shareCard(code, source)).toMatchObject({
    title: "始発の交渉人と、踊り場の怪物",
    line: "風を入れると、火は大きくなる。朝からそれを知っていた。",
  });
  expect(await shareCard("0000000", source)).not.toBeNull();
  expect(await shareCard("nothing", source)).toBeNull();
});

it("two looks without names have a share picture, a drawn face that wears both in halves", async () => {
  const source = { master, database: null as never, now: new Date() };
  const card = await shareCard("5-2", source);
  const painted = await card?.drawing?.paint();
  const svg = painted && "svg" in painted ? painted.svg : "";
  for (const [half, index] of [
    ["morning", 5],
    ["night", 2],
  ] as const) {
    const look = master.twoFacesLooks.find((one) => one.half === half && one.index === index);
    expect(svg, half).toContain(look?.layers.find(({ kind }) => kind === "lip")?.hex);
  }
  expect((await shareCard("2-5", source))?.drawing?.key).not.toBe(card?.drawing?.key);
  for (const none of ["5-8", "5-", "52", "5-2-1"]) expect(await shareCard(none, source), none).toBeNull();
});
