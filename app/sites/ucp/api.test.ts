import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { MyPainting, PaintingSubmission, MuralTileData } from "#contracts/painting.ts";
import { openDrawing } from "#server/modules/share-images/render-card.ts";
import { type CardSource, paintDrawing } from "#server/modules/share-images/share-card.ts";
import { getLinkedPainting } from "#server/modules/paintings/linked-painting.ts";
import { decide } from "#server/modules/paintings/decide.ts";
import { listReportedSamples, settleSampleReports } from "#server/modules/paintings/sample-reports.ts";
import { setDemoEnabled } from "#server/modules/ranking/demo-state.ts";
import { getVisitorSummary } from "#server/modules/visitors/visits.ts";
import { createTestApi, type TestApi, type TestBrowser } from "#tests/api/test-api.ts";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { mergeContent } from "../../../tools/content/merge-content.ts";
import { readContent } from "../../../tools/content/read-content.ts";
import { api } from "./api.server.ts";
import type { Colours, Panel, MuralPage } from "./contract.ts";
import { demoTiles } from "./demo.server.ts";
import { shareCard } from "./share-image.server.ts";
import { mixPigments } from "./rules/pigment.ts";

const master = mergeContent(
  readContent(join(import.meta.dirname, "../../../content")).content,
  new Date("2026-11-19T00:00:00Z"),
);
let fresh: TestDatabase;
let hub: TestApi;
let draftCount = 0;

beforeEach(async () => {
  draftCount = 0;
  fresh = await createTestDatabase();
  hub = createTestApi({ databaseUrl: fresh.url, siteApis: { ucp: api }, master });
});
afterEach(async () => {
  await hub.stop();
  await fresh.drop();
});

const base = "/api/ucp";
const uuid = (no: number): string => `00000000-0000-4000-8000-${String(no).padStart(12, "0")}`;
const painting = {
  paper: "bone",
  title: [0, 1],
  paints: [
    {
      parts: [
        { source: "lip-03", share: 2 },
        { source: "lip-14", share: 1 },
      ],
      grain: 1,
      medium: "oil",
    },
  ],
  strokes: [{ kind: "line", brush: "flat", paint: 0, size: 4, points: [60, 60, 9, 600, 800, 9] }],
};
async function visitor(): Promise<TestBrowser> {
  const browser = hub.browser();
  await browser.login();
  return browser;
}
const send = (browser: TestBrowser, draft = ++draftCount, change: object = {}): Promise<Response> =>
  browser.write("POST", `${base}/paintings`, { draftId: uuid(draft), painting: { ...painting, ...change } });
const sent = async (browser: TestBrowser, draft?: number, change?: object): Promise<PaintingSubmission> =>
  (await send(browser, draft, change)).json() as Promise<PaintingSubmission>;
const getJson = async <T>(browser: TestBrowser, path: string): Promise<T> =>
  (await browser.get(base + path)).json() as Promise<T>;
const listMine = async (browser: TestBrowser): Promise<MyPainting[]> =>
  (await getJson<{ paintings: MyPainting[] }>(browser, "/paintings")).paintings;
const approve = (id: string) =>
  hub.database.transaction((queries) => decide(queries, { id, decision: { verb: "approve" }, now: hub.clock.now() }));
const refuse = (id: string) =>
  hub.database.transaction((queries) =>
    decide(queries, { id, decision: { verb: "refuse", refusal: "person" }, now: hub.clock.now() }),
  );

test("a painting is mixed and named by the server, waits, is the last thing I made, and is in no list of anybody else's", async () => {
  const me = await visitor();
  const { outcome, painting: own } = await sent(me);
  expect(outcome).toBe("sent");
  const hex = mixPigments([
    { hex: "#ae0d29", share: 2 },
    { hex: "#bf8040", share: 1 },
  ]);
  expect(own).toMatchObject({ title: "閉店まぎわの金魚", state: "waiting", hex, strokeCount: 1, colourCount: 1 });
  const full = await getJson<{ drawn: { paints: object[] } }>(me, `/paintings/${own!.id}`);
  expect(full.drawn.paints).toEqual([
    {
      ...{ hex, grain: 1, medium: "oil" },
      parts: [
        { hex: "#ae0d29", name: "終電のりんご飴", share: 2 },
        { hex: "#bf8040", name: "煮詰めた満月", share: 1 },
      ],
    },
  ]);
  const [row] = await hub.database.query({ text: "SELECT visitor_id FROM works" });
  const { lastWork } = await getVisitorSummary(hub.database, row!.visitor_id);
  expect(lastWork).toMatchObject({ site: "ucp", title: "閉店まぎわの金魚", path: `/ucp-share?a=${own!.id}` });
  const otherVisitor = await visitor();
  expect((await otherVisitor.get(`${base}/paintings/${own!.id}`)).status).toBe(404);
  expect((await otherVisitor.get(`${base}/tiles/${own!.id}`)).status).toBe(404);
});

test("the card of a painting nobody looked at has its words, not the painting; the card of a refused one is gone", async () => {
  const me = await visitor();
  const own = (await sent(me)).painting!;
  const cardOf = () => shareCard(own.id, { master, database: hub.database, now: hub.clock.now() } as CardSource);
  expect(await cardOf()).toMatchObject({ title: "閉店まぎわの金魚", kicker: "役目を終えた1色" });
  expect((await cardOf())?.drawing).toBeUndefined();
  await approve(own.id);
  expect((await cardOf())?.drawing).toBeDefined();
  const next = (await sent(me)).painting!;
  await refuse(next.id);
  expect(await shareCard(next.id, { master, database: hub.database, now: hub.clock.now() } as CardSource)).toBeNull();
});

test("a friend who came by the link can report a painting nobody looked at", async () => {
  const own = (await sent(await visitor())).painting!;
  const friend = await visitor();
  const report = await friend.write("POST", `${base}/tiles/${own.id}/complaints`, { reason: "hurt" });
  expect(await report.json()).toEqual({ isNoted: true });
  expect(await getLinkedPainting(hub.database, own.id)).toBeNull();
});

test("a double tap and a second tab are one painting and one work", async () => {
  const me = await visitor();
  const headers = { "idempotency-key": uuid(777) };
  const body = { draftId: uuid(1), painting };
  const answers = await Promise.all([
    me.write("POST", `${base}/paintings`, body, headers),
    me.write("POST", `${base}/paintings`, body, headers),
    me.write("POST", `${base}/paintings`, body),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await listMine(me)).toHaveLength(1);
  expect(await hub.database.query({ text: "SELECT 1 FROM works" })).toHaveLength(1);
});

test.each<[string, object]>([
  ["a lip that nobody sells", { paints: [{ parts: [{ source: "lip-99", share: 1 }], grain: 1, medium: "oil" }] }],
  [
    "words that nobody wrote",
    { paints: [{ parts: [{ source: "de5038.999.999.999", share: 1 }], grain: 1, medium: "oil" }] },
  ],
  ["a brush without a colour", { paints: [{ parts: [{ source: "tool-01", share: 1 }], grain: 1, medium: "oil" }] }],
  ["a title of no words", { title: [98, 0] }],
  ["a colour of one's own making", { paints: [{ ...painting.paints[0], hex: "#ffffff" }] }],
  ["four hundred and one strokes", { strokes: Array.from({ length: 401 }, () => painting.strokes[0]) }],
  ["a picture", { bitmap: "data:image/png;base64,AAAA" }],
])("%s is refused, and nothing is kept", async (_, change) => {
  const me = await visitor();
  expect((await send(me, 1, change)).status).toBe(400);
  expect(await listMine(me)).toEqual([]);
});

test("a colour that I found can be crushed, and keeps its name", async () => {
  const me = await visitor();
  const [time, habit, thing] = [master.chameleonTimes[0]!, master.chameleonHabits[0]!, master.chameleonThings[0]!];
  const source = `3050e0.${time.id}.${habit.id}.${thing.id}`;
  const { painting: own } = await sent(me, 1, {
    paints: [{ parts: [{ source, share: 1 }], grain: 3, medium: "water" }],
  });
  expect(own?.hex).toBe("#3050e0");
  await approve(own!.id);
  const tile = await getJson<MuralTileData>(await visitor(), `/tiles/${own!.id}`);
  expect(tile.sources).toEqual([time.word + habit.word + thing.word]);
});

test("approved, it is the first of the list and in its panel; the list goes on through the demonstration without a gap", async () => {
  const me = await visitor();
  const own = (await sent(me)).painting!;
  await approve(own.id);
  const seen: MuralTileData[] = [];
  for (let path = "/wall"; ;) {
    const page = await getJson<MuralPage>(me, path);
    seen.push(...page.tiles);
    if (page.next === null) break;
    path = `/wall?after=${page.next}`;
  }
  expect(seen).toHaveLength(31);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(31);
  expect(seen[0]).toMatchObject({ id: own.id, isDemonstration: false });
  const panel = await getJson<Panel>(me, "/wall/0");
  expect(panel.tiles).toHaveLength(31);
  expect(panel.tiles.some(({ id }) => id === own.id)).toBe(true);
  expect((await me.get(`${base}/wall?after=yesterday`)).status).toBe(400);
  expect((await me.get(`${base}/wall/100`)).status).toBe(400);
});

test("without the demonstration the wall shows what visitors painted, and nothing else", async () => {
  await hub.database.transaction((queries) => setDemoEnabled(queries, false));
  const me = await visitor();
  expect(await getJson<MuralPage>(me, "/wall")).toEqual({ tiles: [], next: null });
  const [sample] = demoTiles;
  expect((await me.get(`${base}/tiles/${sample!.id}`)).status).toBe(404);
});

test("a panel is one picture with every tile at its place", async () => {
  const answer = await hub.browser().get(`${base}/wall/0/picture`);
  expect(answer.headers.get("content-type")).toBe("image/webp");
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([1080, 864, 4]);
  const alphaAt = (place: number): number =>
    data[4 * ((Math.floor(place / 10) * 144 + 70) * info.width + (place % 10) * 108 + 50) + 3]!;
  const places = demoTiles.map(({ place }) => place);
  for (let place = 0; place < 60; place++) expect(alphaAt(place) > 0, `place ${place}`).toBe(places.includes(place));
});

test("what I wear no more is among the retired colours, with everything that left the shop", async () => {
  const me = await visitor();
  await send(me);
  const [row] = await hub.database.query({ text: "SELECT visitor_id FROM works" });
  await hub.database.query({
    text: `INSERT INTO wishes (visitor_id, product_id, state, note, folder, position, wanted_at)
           VALUES ($1, 'lip-01', 'done', '', 'mine', 1, $2)`,
    values: [row!.visitor_id, hub.clock.now()],
  });
  const retired = ({ colours }: Colours): string[] =>
    colours.filter(({ isRetired }) => isRetired).map(({ source }) => source);
  expect(retired(await getJson<Colours>(me, "/colours"))).toContain("lip-01");
  const otherVisitor = retired(await getJson<Colours>(hub.browser(), "/colours"));
  expect(otherVisitor).not.toContain("lip-01");
  expect(otherVisitor).toContain("lip-05");
});

test("I can delete my painting and nobody else's; a complaint is noted once and only of what hangs", async () => {
  const [me, other] = [await visitor(), await visitor()];
  const own = (await sent(me)).painting!;
  await approve(own.id);
  const complaint = await other.write("POST", `${base}/tiles/${own.id}/complaints`, { reason: "hurt" });
  expect(await complaint.json()).toEqual({ isNoted: true });
  const wrong = await other.write("POST", `${base}/tiles/${own.id}/complaints`, { reason: "I do not like it" });
  expect(wrong.status).toBe(400);
  await other.write("DELETE", `${base}/paintings/${own.id}`, undefined);
  expect(await listMine(me)).toHaveLength(1);
  await me.write("DELETE", `${base}/paintings/${own.id}`, undefined);
  expect(await listMine(me)).toEqual([]);
  expect(await hub.database.query({ text: "SELECT 1 FROM works" })).toEqual([]);
  expect((await other.get(`${base}/tiles/${own.id}`)).status).toBe(404);
});

test("a sample can be reported like any other painting, while it hangs", async () => {
  const me = await visitor();
  const [sample] = demoTiles;
  const report = async () =>
    (await me.write("POST", `${base}/tiles/${sample!.id}/complaints`, { reason: "copied" })).json();
  expect(await report()).toEqual({ isNoted: true });
  expect(await report()).toEqual({ isNoted: true });
  expect(await listReportedSamples(hub.database)).toMatchObject([{ id: sample!.id, reports: 1, reasons: ["copied"] }]);
  await hub.database.transaction((queries) => setDemoEnabled(queries, false));
  expect(await report()).toEqual({ isNoted: false });
  expect(await settleSampleReports(hub.database, sample!.id)).toBe(true);
  expect(await listReportedSamples(hub.database)).toEqual([]);
});

test("the share picture is the painting itself, under its title and the name of what it was", async () => {
  const [sample] = demoTiles;
  const card = await shareCard(sample!.id, { master, database: hub.database, now: hub.clock.now() } as CardSource);
  expect(card?.line).toMatch(/^これは元『.+』。$/);
  const { width, height } = card!.drawing!;
  const opened = await openDrawing(await paintDrawing(card!.drawing!));
  const pixels = await opened.raw().toBuffer();
  expect(pixels).toHaveLength(4 * width * height);
  expect(new Set(pixels.filter((_, i) => i % 4 === 0)).size).toBeGreaterThan(8);
  expect(await shareCard("../etc", { master, database: hub.database, now: hub.clock.now() } as CardSource)).toBeNull();
});
