import { expect, test } from "vitest";
import { getVisitorSummary } from "#server/modules/visitors/visits.ts";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { master } from "#tests/badges/api-user.ts";
import { api } from "./api.server.ts";
import type { Collection, SaveResult, TodaysColours } from "./contract.ts";
import { parseSharedColour } from "./shared-colour.server.ts";
import { bankOf } from "./rules/name-bank.ts";
import { nameColour, wordsOf } from "./rules/name-colour.ts";

const bank = bankOf(master);

let zone: TestApi;
openApiForEachTest((opened) => (zone = opened), { siteApis: { chameleon: api }, master });

const visitor = () => zone.visitor();

const base = "/api/chameleon";
const named = (hex: string, turn = 0) => nameColour(hex, "2026-11-20", turn, bank);
const keep = async (browser: TestBrowser, hex: string, more: object = {}): Promise<Response> =>
  browser.write("POST", `${base}/book`, { hex, name: named(hex), replaces: null, ...more });
const getCollection = async (browser: TestBrowser): Promise<Collection> =>
  (await browser.get(`${base}/book`)).json() as Promise<Collection>;
const rainbow = [
  "#e02020",
  "#f08020",
  "#e8b820",
  "#d8e020",
  "#30b040",
  "#20c8a0",
  "#20b8c0",
  "#3090e0",
  "#3050e0",
  "#8040e0",
  "#d030c0",
  "#f0408c",
];

test("a colour goes into the book with its words, opens again as a link, and is the last thing I made", async () => {
  const browser = await visitor();
  const saved = (await (await keep(browser, "#de5038")).json()) as SaveResult;
  expect(saved.outcome).toBe("kept");
  const [cell] = (await getCollection(browser)).cells;
  const words = wordsOf(named("#de5038"), bank);
  expect(cell).toMatchObject({ hex: "#de5038", words, hue: 0, shade: { id: "lip-01", name: "踊り場の金魚" } });
  expect(parseSharedColour(cell!.code, master)).toMatchObject({
    hex: "#de5038",
    words,
    shade: { id: "lip-01" },
    kinship: "twin",
  });
  const [visitorRow] = await zone.database.query({ text: "SELECT visitor_id FROM works" });
  const { lastWork } = await getVisitorSummary(zone.database, visitorRow!.visitor_id);
  expect(lastWork).toMatchObject({ site: "chameleon", title: words?.join(""), path: `/chameleon?c=${cell!.code}` });
});

test("the same press sent twice is one colour", async () => {
  const browser = await visitor();
  const headers = { "idempotency-key": "00000000-0000-4000-8000-00000000aaaa" };
  const body = { hex: "#de5038", name: named("#de5038"), replaces: null };
  await browser.write("POST", `${base}/book`, body, headers);
  const again = await browser.write("POST", `${base}/book`, body, headers);
  expect(again.headers.get("idempotent-replay")).toBe("true");
  expect(((await (await keep(browser, "#de5038")).json()) as SaveResult).outcome).toBe("already");
  expect((await getCollection(browser)).cells).toHaveLength(1);
});

test("what is no colour, no name, or a picture is refused", async () => {
  const browser = await visitor();
  const wrong: object[] = [
    { hex: "de5038" },
    { hex: "#DE5038" },
    { hex: "red" },
    { name: { time: 999, habit: 1, thing: 1 } },
    { name: "雨の日だけ" },
    { replaces: "1" },
    { picture: "data:image/png;base64,AAAA" },
  ];
  for (const change of wrong) expect((await keep(browser, "#de5038", change)).status, JSON.stringify(change)).toBe(400);
  expect((await getCollection(browser)).cells).toEqual([]);
});

test("a full book asks which colour goes, and takes the new one in its place", async () => {
  const browser = await visitor();
  for (let i = 0; i < 30; i++) await keep(browser, `#d05${(0x100 + i * 5).toString(16)}`);
  const refused = (await (await keep(browser, "#3050e0")).json()) as SaveResult;
  expect(refused).toMatchObject({ outcome: "full", book: { limit: 30 } });
  const out = refused.book.cells[4]!;
  const saved = (await (await keep(browser, "#3050e0", { replaces: out.id })).json()) as SaveResult;
  expect(saved.outcome).toBe("kept");
  expect(saved.book.cells).toHaveLength(30);
  expect(saved.book.cells.map(({ id }) => id)).not.toContain(out.id);
});

test("twelve hues bring the costume, and a colour taken out leaves book and works", async () => {
  const browser = await visitor();
  for (const hex of rainbow.slice(0, 11))
    expect(await (await keep(browser, hex)).json()).toMatchObject({ isCostumeNew: false });
  const last = (await (await keep(browser, rainbow[11]!)).json()) as SaveResult;
  expect(last.isCostumeNew).toBe(true);
  expect(last.book.costumeAt).not.toBeNull();
  const dropped = await browser.write("DELETE", `${base}/book/${last.book.cells[0]!.id}`, undefined);
  const collection = (await dropped.json()) as Collection;
  expect(collection.cells).toHaveLength(11);
  expect(collection.costumeAt).toBe(last.book.costumeAt);
  expect(await zone.database.query({ text: "SELECT 1 FROM works" })).toHaveLength(11);
});

test("the town's palette counts everybody's finds of today", async () => {
  const todaysColours = async (): Promise<TodaysColours> =>
    (await zone.browser().get(`${base}/town`)).json() as Promise<TodaysColours>;
  expect(await todaysColours()).toMatchObject({ count: 0, hues: [] });
  for (const browser of [await visitor(), await visitor()]) await keep(browser, "#3050e0");
  await keep(await visitor(), "#808080");
  expect(await todaysColours()).toMatchObject({
    count: 3,
    hues: [
      { hue: 8, count: 2, hex: "#3050e0" },
      { hue: null, count: 1, hex: "#808080" },
    ],
  });
});

test("naming and turning need nothing more of the server than the stock", async () => {
  const stock = (await (await zone.browser().get(`${base}/stock`)).json()) as {
    bank: object;
    shades: { hex: string }[];
  };
  expect(stock.bank).toEqual(bank);
  expect(stock.shades.length).toBeGreaterThan(100);
  expect(stock.shades.every(({ hex }) => /^#[\dA-F]{6}$/.test(hex))).toBe(true);
});

test("a link that names no words, or a shade that is gone, is a find all the same; nonsense is none", () => {
  expect(parseSharedColour("de5038-lip-01", master)?.words.join("")).not.toBe("");
  expect(parseSharedColour("de5038-lip-99", master)?.shade.id).toBe("lip-01");
  expect(parseSharedColour("nothing", master)).toBeNull();
});
