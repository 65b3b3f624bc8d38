import { expect, it } from "vitest";
import type { ProphecyHistory } from "#contracts/prophecy-history.ts";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { master } from "#tests/badges/api-user.ts";
import { choosePalette, openRestingPalette } from "#server/modules/palettes/palette-choices.ts";
import { api } from "./api.server.ts";

const hourMs = 3_600_000;

let zone: TestApi;
openApiForEachTest((opened) => (zone = opened), { siteApis: { lmp: api }, master });

const visitor = () => zone.visitor();
const open = async (browser: TestBrowser): Promise<ProphecyHistory> =>
  (await browser.write("POST", "/api/lmp/letter", undefined)).json() as Promise<ProphecyHistory>;
const getHistory = async (browser: TestBrowser): Promise<ProphecyHistory> =>
  (await browser.get("/api/lmp/book")).json() as Promise<ProphecyHistory>;
const answer = (browser: TestBrowser, day: string, choice: unknown) =>
  browser.write("POST", `/api/lmp/letter/${day}/answer`, { answer: choice });

it("before the seal is broken there is nothing to read, and no cookie means an empty book", async () => {
  expect(await getHistory(zone.browser())).toMatchObject({ letter: null, count: 0, cards: [], asking: null });
  expect((await getHistory(await visitor())).letter).toBeNull();
});

it("one night has one letter, whatever is pressed and in however many tabs", async () => {
  const browser = await visitor();
  const histories = await Promise.all([open(browser), open(browser), open(browser)]);
  expect(new Set(histories.map(({ letter }) => letter?.key)).size).toBe(1);
  expect((await getHistory(browser)).count).toBe(1);
  expect((await getHistory(browser)).letter).toEqual(histories[0]?.letter);
});

it("the letter stays what it was in the afternoon, and the next night has another", async () => {
  const browser = await visitor();
  const { letter, day } = await open(browser);
  zone.clock.advance(hourMs);
  expect((await open(browser)).letter).toEqual(letter);
  zone.clock.advance(24 * hourMs);
  const next = await open(browser);
  expect(next.day > day).toBe(true);
  expect(next.letter?.key).not.toBe(letter?.key);
  expect(next).toMatchObject({ count: 2, asking: { day, key: letter?.key } });
});

it("a letter that came true says so among all who saw its sign, and tonight's cannot yet", async () => {
  const browser = await visitor();
  const { day } = await open(browser);
  expect((await answer(browser, day, "yes")).status).toBe(404);
  zone.clock.advance(24 * hourMs);
  expect(await (await answer(browser, day, "yes")).json()).toEqual({ answer: "yes", answered: 1, cameTrue: 1 });
  expect(await (await answer(browser, day, "no")).json()).toEqual({ answer: "no", answered: 1, cameTrue: 0 });
  expect((await getHistory(browser)).asking).toBeNull();
  expect((await answer(await visitor(), day, "yes")).status).toBe(404);
});

it.each([
  ["2026-02-30", "yes"],
  ["x", "yes"],
  ["2026-11-19", "maybe"],
])("refuses %s with %s", async (day, choice) => {
  expect((await answer(await visitor(), day, choice)).status).toBe(400);
});

it("whoever passes by without a cookie reads one letter of the night, and it is kept nowhere", async () => {
  const [one, other] = await Promise.all(
    [zone.browser(), zone.browser()].map(async (browser) => (await browser.get("/api/lmp/passing")).json()),
  );
  expect(one).toEqual(other);
  expect(await zone.database.query({ text: "SELECT 1 FROM prophecies" })).toEqual([]);
});

it("a palette that was laid to rest sleeps beside tonight's letter, and tomorrow's knows that it may be opened", async () => {
  const browser = await visitor();
  expect((await open(browser)).palette).toBeNull();
  const [row] = await zone.database.query({ text: "SELECT id FROM visitors" });
  const resting = { id: row!.id, visitorId: row!.id, code: "01121t2d", desires: [1, 38, 65, 85], isResting: true };
  await zone.database.transaction((queries) => choosePalette(queries, { ...resting, now: zone.clock.now() }));
  const { palette } = await getHistory(browser);
  expect(palette?.isReady).toBe(false);
  expect(palette?.words).toHaveLength(4);
  expect(JSON.stringify(palette)).not.toMatch(/#[0-9A-F]{6}/i);
  zone.clock.advance(24 * hourMs);
  expect((await open(browser)).palette).toEqual({ ...palette, isReady: true });
  await zone.database.transaction((queries) => openRestingPalette(queries, row!.id, row!.id, zone.clock.now()));
  expect((await getHistory(browser)).palette).toBeNull();
});
