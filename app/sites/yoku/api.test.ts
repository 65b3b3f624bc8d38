import { join } from "node:path";
import { expect, it } from "vitest";
import type { MyPalettes } from "#contracts/palette-api.ts";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { recordWork } from "#server/modules/works/works.ts";
import { mergeContent } from "../../../tools/content/merge-content.ts";
import { readContent } from "../../../tools/content/read-content.ts";
import { api } from "./api.server.ts";
import type { PaletteChoice, Hands } from "./contract.ts";
import { shareCard } from "./share-image.server.ts";

const master = mergeContent(
  readContent(join(import.meta.dirname, "../../../content")).content,
  new Date("2026-11-20T00:00:00Z"),
);
let zone: TestApi;
openApiForEachTest((opened) => (zone = opened), { siteApis: { yoku: api }, master });

const visitor = () => zone.visitor();
const choose = async (browser: TestBrowser, code: string, isResting = false, lang = "ja"): Promise<PaletteChoice> => {
  const answer = await browser.write("POST", "/api/yoku/palettes", { code, lang, isResting });
  expect(answer.status).toBe(200);
  return (await answer.json()) as PaletteChoice;
};
const mine = async (browser: TestBrowser): Promise<MyPalettes> =>
  (await (await browser.get("/api/yoku/mine")).json()) as MyPalettes;
const lastWork = async (browser: TestBrowser) =>
  ((await (await browser.get("/api/visitor/summary")).json()) as { lastWork: unknown }).lastWork;

it("the words of an evening come without their colours", async () => {
  const answer = await (await zone.browser().get("/api/yoku/hands?lang=zh-TW")).text();
  const { hands, sleepers } = JSON.parse(answer) as Hands;
  expect(hands.map((hand) => hand.length)).toEqual(Array(8).fill(12));
  expect(sleepers).toEqual({ awake: [], total: 12, met: 0 });
  expect(answer).not.toMatch(/#[0-9A-F]{6}/);
});

it("a lid that is lifted is mine, my last work, and can be worn; a second one tonight is the first", async () => {
  const browser = await visitor();
  expect(await choose(browser, "01121t2d")).toMatchObject({ outcome: "opened", code: "01121t2d" });
  expect(await choose(browser, "02131u2e")).toMatchObject({ outcome: "already", code: "01121t2d" });
  const { palettes, tonight: todaysState } = await mine(browser);
  expect(todaysState).toBe("opened");
  expect(palettes).toHaveLength(1);
  expect(palettes[0]!.pans.map(({ well, shadow }) => `${well} ${shadow}`)).toEqual([
    "base shadow-001",
    "main shadow-038",
    "deep shadow-065",
    "light shadow-085",
  ]);
  expect(await lastWork(browser)).toMatchObject({ site: "yoku", title: palettes[0]!.name, path: "/yoku?p=01121t2d" });
});

it("what rests tells its words and no colours, and is no work before it is opened", async () => {
  const browser = await visitor();
  const { code, mine: after } = await choose(browser, "01121t2d", true);
  expect(code).toBeNull();
  expect(after).toMatchObject({ tonight: "resting", palettes: [], rested: null });
  expect(await lastWork(browser)).toBeNull();
});

it("a swap and a memo change my palette and nobody else's; the memo is told to nobody", async () => {
  const browser = await visitor();
  await choose(browser, "01121t2d", false, "zh-TW");
  const [{ id } = { id: "" }] = (await mine(browser)).palettes;
  const change = await browser.write("PUT", `/api/yoku/palettes/${id}`, {
    code: "02121t2d10",
    lang: "zh-TW",
    memo: "朝が早い",
  });
  expect(change.status).toBe(200);
  expect((await mine(browser)).palettes[0]).toMatchObject({ code: "02121t2d10", memo: "朝が早い" });
  expect(await lastWork(browser)).toMatchObject({ path: "/yoku-tw?p=02121t2d10" });
  const other = await visitor();
  expect((await other.write("PUT", `/api/yoku/palettes/${id}`, { memo: "のぞき見", lang: "ja" })).status).toBe(404);
  expect(JSON.stringify(await mine(other))).not.toContain("朝が早い");
  expect((await browser.write("PUT", `/api/yoku/palettes/${id}`, { memo: "あ".repeat(61), lang: "ja" })).status).toBe(
    400,
  );
});

it("a code of nonsense opens nothing", async () => {
  const browser = await visitor();
  for (const code of ["01010101", "zzzzzzzz", "0112"])
    expect((await browser.write("POST", "/api/yoku/palettes", { code, lang: "ja", isResting: false })).status).toBe(
      400,
    );
});

it("the share picture of a code shows its name and the compact itself, in the language it was shared in", async () => {
  const source = { master, database: {} as never, now: new Date() };
  const ja = await shareCard("j-01121t2d", source);
  const tw = await shareCard("t-01121t2d", source);
  expect(ja?.title).not.toBe(tw?.title);
  expect(ja?.line).toContain("二度寝の許可");
  expect(tw).toMatchObject({ lang: "zh-TW", kicker: "慾望調色盤" });
  expect(ja?.drawing?.key).toBe(tw?.drawing?.key);
  expect(await shareCard("j-nothing", source)).toBeNull();
});

it("what rested over night is told with tonight's letter, and not with last night's", async () => {
  const browser = await visitor();
  await choose(browser, "01121t2d", true);
  const [row] = await zone.database.query({ text: "SELECT id FROM visitors" });
  const letter = (id: string, title: string) =>
    zone.database.transaction((queries) =>
      recordWork(queries, id, row!.id, {
        ...{ site: "lmp", kind: "prophecies", ref: title, title, path: `/lmp?d=${title}`, madeAt: zone.clock.now() },
      }),
    );
  await letter("00000000-0000-4000-8000-00000000000a", "昨夜の一行");
  zone.clock.advance(24 * 3_600_000);
  expect((await mine(browser)).rested).toMatchObject({ letter: null });
  await letter("00000000-0000-4000-8000-00000000000b", "今夜の一行");
  expect((await mine(browser)).rested).toMatchObject({ letter: { title: "今夜の一行", path: "/lmp?d=今夜の一行" } });
});
