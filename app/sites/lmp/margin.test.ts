import { expect, it } from "vitest";
import type { ProphecyHistory } from "#contracts/prophecy-history.ts";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { master } from "#tests/badges/api-user.ts";
import { api } from "./api.server.ts";

const dayMs = 86_400_000;

let zone: TestApi;
openApiForEachTest((opened) => (zone = opened), { siteApis: { lmp: api }, master });

const open = async (browser: TestBrowser): Promise<ProphecyHistory> =>
  (await browser.write("POST", "/api/lmp/letter", undefined)).json() as Promise<ProphecyHistory>;
const getHistory = async (browser: TestBrowser): Promise<ProphecyHistory> =>
  (await browser.get("/api/lmp/book")).json() as Promise<ProphecyHistory>;

/** So many letters, one a night; what was read each night. */
async function openNights(browser: TestBrowser, count: number): Promise<ProphecyHistory[]> {
  const histories: ProphecyHistory[] = [];
  for (let i = 0; i < count; i++) {
    histories.push(await open(browser));
    zone.clock.advance(dayMs);
  }
  return histories;
}

it("before the first letter there is no mouth, and each letter leaves one stroke in the colour of who wrote", async () => {
  const browser = await zone.visitor();
  expect((await getHistory(browser)).margin).toBeNull();
  const [first, second] = await openNights(browser, 2);
  expect(first?.margin).toMatchObject({
    mouth: 1,
    form: "closed",
    hexes: [first?.letter?.monster.hex],
    finished: null,
  });
  expect(second?.margin?.hexes).toEqual([first, second].map((history) => history?.letter?.monster.hex));
  expect((await getHistory(browser)).margin?.hexes, "tomorrow's is not drawn yet").toHaveLength(2);
});

it("night 40 differs from night 4: thirty letters close a mouth, and the next one has another shape and other words", async () => {
  const browser = await zone.visitor();
  const histories = await openNights(browser, 40);
  const [fourth, thirtieth, next, fortieth] = [4, 30, 31, 40].map((night) => histories[night - 1]?.margin);
  expect(fourth).toMatchObject({ mouth: 1, form: "closed" });
  expect(fortieth).toMatchObject({ mouth: 2, form: "parted" });
  expect([fourth, thirtieth, next, fortieth].map((margin) => margin?.hexes.length)).toEqual([4, 30, 1, 10]);
  expect(new Set(histories.map(({ margin }) => margin?.line)).size, "nothing is said twice").toBe(40);
  expect(thirtieth?.finished).toMatch(/^0[0-9A-Z]{30}$/);
  expect(fortieth?.finished, "the mouth that is finished stays as it was").toBe(thirtieth?.finished);
  expect(histories[28]?.margin?.finished).toBeNull();
  // The letters themselves are what they were on their night.
  const { cards } = await getHistory(browser);
  for (const { day, key } of cards) expect(histories.find((history) => history.day === day)?.letter?.key).toBe(key);
});

it("a stroke comes back to what was answered", async () => {
  const browser = await zone.visitor();
  const [first] = await openNights(browser, 1);
  await browser.write("POST", `/api/lmp/letter/${first?.day}/answer`, { answer: "no" });
  const [, third] = await openNights(browser, 2);
  expect(third?.margin?.line).toBe("外れたそうで。線は、気にせず曲がる。");
});
