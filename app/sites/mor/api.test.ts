import { expect, it } from "vitest";
import type { MyMemoryState, NoRedPixel, MemoryFeed, CompleteMemoryChoices } from "#contracts/memory.ts";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { master } from "#tests/badges/api-user.ts";
import { api } from "./api.server.ts";
import { formatMemoryCode } from "./rules/memory-code.ts";

const choices: CompleteMemoryChoices = { thing: 1, lantern: 12, letter: [1, 3, 4, 7, 5], gift: 0, verb: 9, noun: 10 };
const code = formatMemoryCode(choices);

let zone: TestApi;
openApiForEachTest((opened) => (zone = opened), { siteApis: { mor: api }, master });

const visitor = () => zone.visitor();
const memoryOf = async (browser: TestBrowser): Promise<MyMemoryState> =>
  (await browser.get("/api/mor/memory")).json() as Promise<MyMemoryState>;
/** Plays all chapters, and comes to the red. */
const remember = async (browser: TestBrowser, red = code): Promise<MyMemoryState> => {
  await browser.write("PUT", "/api/mor/memory", choices);
  return (await browser.write("POST", "/api/mor/red", { code: red })).json() as Promise<MyMemoryState>;
};
/** Moves the clock to a moment in Japan. */
const goTo = (moment: string): void => zone.clock.advance(Date.parse(`${moment}+09:00`) - zone.clock.now().getTime());

it("a chapter that was done is remembered, and a browser without a cookie remembers nothing", async () => {
  expect(await memoryOf(zone.browser())).toEqual({ choices: {}, red: null, litNights: [] });
  const browser = await visitor();
  await browser.write("PUT", "/api/mor/memory", { thing: 1 });
  await browser.write("PUT", "/api/mor/memory", { letter: [0, 1, 2, 3, 4] });
  expect((await memoryOf(browser)).choices).toEqual({ thing: 1, letter: [0, 1, 2, 3, 4] });
  for (const bad of [
    { thing: 6 },
    { letter: [0, 0, 1, 2, 3] },
    { letter: [0, 1] },
    { lantern: 31 },
    { thing: 1, x: 1 },
  ])
    expect((await browser.write("PUT", "/api/mor/memory", bad)).status, JSON.stringify(bad)).toBe(400);
});

it("a red joins the sea once, whoever presses how often, and the sea does not say whose it is", async () => {
  const [mine, other] = [await visitor(), await visitor()];
  await Promise.all([remember(mine), remember(mine), remember(mine)]);
  const { red } = await remember(other);
  expect(red).toMatchObject({ code, name: "鳴りやまない祭り", others: 1, petName: null });
  const sea = (await (await zone.browser().get("/api/mor/sea")).json()) as MemoryFeed;
  expect(sea).toMatchObject({ count: 2, next: null });
  expect(Object.keys(sea.lights[0] ?? {}).toSorted()).toEqual(["code", "hex", "name"]);
  expect((await mine.write("POST", "/api/mor/red", { code: "AAAAAAAAAA" })).status).toBe(400);
});

it("a red is not taken from who has not played its chapters, however well its code is made", async () => {
  const browser = await visitor();
  const refused = async (): Promise<string> => {
    const answer = await browser.write("POST", "/api/mor/red", { code });
    return `${answer.status} ${await answer.text()}`;
  };
  expect(await refused()).toMatch(/^400 .*"chapters"/);
  const { gift: _, ...others } = choices;
  await browser.write("PUT", "/api/mor/memory", others);
  expect(await refused()).toMatch(/^400 .*"chapters"/);
  expect(await (await zone.browser().get("/api/mor/sea")).json()).toMatchObject({ count: 0 });
  await browser.write("PUT", "/api/mor/memory", { gift: 0 });
  expect(await refused()).toMatch(/^200/);
});

it("a pet name is the visitor's alone, and what is no name is refused with its field", async () => {
  const browser = await visitor();
  expect((await browser.write("PUT", "/api/mor/pet-name", { petName: "あかね" })).status).toBe(404);
  await remember(browser);
  const refused = await browser.write("PUT", "/api/mor/pet-name", { petName: "090-1234-5678" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("petName");
  await browser.write("PUT", "/api/mor/pet-name", { petName: " あかね " });
  expect((await memoryOf(browser)).red?.petName).toBe("あかね");
  expect(await (await zone.browser().get("/api/mor/sea")).text()).not.toContain("あかね");
  await browser.write("PUT", "/api/mor/pet-name", { petName: null });
  expect((await memoryOf(browser)).red?.petName).toBeNull();
});

it("a point is lit only while red is away, by the server's clock, once a night, and also before there is an own red", async () => {
  const [mine, early] = [await visitor(), await visitor()];
  const { red } = await remember(mine);
  const light = (browser: TestBrowser) => browser.write("POST", "/api/mor/pixel", undefined);
  goTo("2026-12-22T20:59:59.999");
  expect((await light(mine)).status).toBe(403);
  goTo("2026-12-22T21:00:00");
  const point = (await (await light(mine)).json()) as NoRedPixel;
  expect(point).toEqual({ nightId: "red-night-2026-winter", place: 0, hex: red?.hex });
  expect(((await (await light(mine)).json()) as NoRedPixel).place).toBe(0);
  await early.write("PUT", "/api/mor/memory", { thing: 3 });
  expect(((await (await light(early)).json()) as NoRedPixel).place).toBe(1);
  expect((await memoryOf(mine)).litNights).toEqual(["red-night-2026-winter"]);
  goTo("2026-12-23T00:00:00");
  expect((await light(await visitor())).status).toBe(403);
});

it("the calendar holds the nights to come and none that is over", async () => {
  goTo("2027-01-01T00:00:00");
  const calendar = await (await zone.browser().get("/api/mor/nights.ics")).text();
  expect(calendar).toContain("UID:red-night-2027-spring@kate-zone");
  expect(calendar).toContain("DTSTART:20270321T120000Z");
  expect(calendar).toContain("DTEND:20270321T150000Z");
  expect(calendar).not.toContain("2026-winter");
  expect(calendar.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

it("the clock is the server's", async () => {
  expect(await (await zone.browser().get("/api/mor/clock")).json()).toEqual({ now: zone.clock.now().toISOString() });
});
