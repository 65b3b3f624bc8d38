import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testApi, type TestApi, type TestBrowser } from "#tests/api/api-caller.ts";
import { freshDatabase } from "#test-support/postgres/fresh-database.ts";
import type { FreshDatabase } from "#test-support/postgres/test-postgres.ts";
import type { FilmDeskRecord } from "#contracts/film-desk.ts";
import type { LiveMessage, LiveMine, LiveNow, LivePoll } from "#contracts/live.ts";
import { changeAiring } from "#server/modules/films/airings.ts";
import { decideQuestion, waitingQuestions } from "#server/modules/films/questions.ts";
import { mergeContent } from "../../../tools/content/merge-content.ts";
import { readContent } from "../../../tools/content/read-content.ts";
import { api } from "./api.server.ts";

const master = mergeContent(
  readContent(join(import.meta.dirname, "../../../content")).content,
  new Date("2026-11-19T00:00:00Z"),
);
const base = "/api/videos";
const airing = "hitoiro-yawa.20261120";

let fresh: FreshDatabase;
let zone: TestApi;
/** A second process on the same database. */
let other: TestApi;
beforeEach(async () => {
  fresh = await freshDatabase();
  [zone, other] = [0, 1].map(() => testApi({ databaseUrl: fresh.url, siteApis: { videos: api }, master })) as [
    TestApi,
    TestApi,
  ];
});
afterEach(async () => {
  await Promise.all([zone.stop(), other.stop()]);
  await fresh.drop();
});

const begin = () =>
  zone.database.transaction((queries) =>
    changeAiring(queries, { airingId: airing, change: { verb: "on" }, now: zone.clock.now() }),
  );
async function visitor(at: TestApi = zone): Promise<TestBrowser> {
  const browser = at.browser();
  await browser.login();
  return browser;
}
const read = async <Answer>(browser: TestBrowser, path: string) =>
  (await (await browser.get(base + path)).json()) as Answer;
const say = (browser: TestBrowser, kind: string, said: string) =>
  browser.write("POST", `${base}/live/messages`, { airing, kind, said });

/** Reads a stream of events as a browser does; `until` waits for a text in it. */
function listen(response: Response) {
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  let text = "";
  return {
    text: () => text,
    async until(found: (text: string) => boolean): Promise<string> {
      while (!found(text)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`the stream ended with ${JSON.stringify(text)}`);
        text += decoder.decode(value, { stream: true });
      }
      return text;
    },
    async untilEnd(): Promise<void> {
      while (!(await reader.read()).done);
    },
    stop: () => reader.cancel(),
  };
}
const linesIn = (text: string): LiveMessage[] =>
  [...text.matchAll(/event: lines\ndata: (.*)\n/g)].flatMap(([, data]) => JSON.parse(data ?? "[]") as LiveMessage[]);

test("a bookmark lies in a film once and moves; a stopped colour is kept and can go; nobody else sees either", async () => {
  const me = await visitor();
  await me.write("PUT", `${base}/bookmarks/film-03`, { atMs: 12_000 });
  await me.write("PUT", `${base}/bookmarks/film-03`, { atMs: 90_000 });
  const stopped = { filmId: "film-05", atMs: 7_000, seen: "#C0392B", productId: "lip-01" };
  expect((await me.write("POST", `${base}/stopped`, stopped)).status).toBe(200);
  const mine = await read<FilmDeskRecord>(me, "/mine");
  expect(mine.bookmarks).toEqual([{ filmId: "film-03", atMs: 23_208, keptAt: "2026-11-20T12:00:00.000Z" }]);
  expect(mine.stopped).toMatchObject([stopped]);
  expect(await read(await visitor(), "/mine")).toEqual({ bookmarks: [], stopped: [] });

  await me.write("DELETE", `${base}/stopped/${mine.stopped[0]?.id}`, undefined);
  await me.write("DELETE", `${base}/bookmarks/film-03`, undefined);
  expect(await read(me, "/mine")).toEqual({ bookmarks: [], stopped: [] });
});

test("a film or a product that nobody has is not kept", async () => {
  const me = await visitor();
  expect((await me.write("PUT", `${base}/bookmarks/film-77`, { atMs: 1 })).status).toBe(404);
  const tool = { filmId: "film-05", atMs: 1, seen: "#C0392B", productId: "tool-03" };
  expect((await me.write("POST", `${base}/stopped`, tool)).status).toBe(404);
});

test("on Friday at nine in the evening the plan is on; by hand another one is", async () => {
  const me = await visitor();
  expect(await read<LiveNow>(me, "/live/now")).toMatchObject({
    state: "on",
    airing: { id: "mabuta-no-yonabe.20261120", startsAt: "2026-11-20T12:00:00.000Z" },
  });
  zone.clock.advance(1_000);
  await begin();
  expect((await read<LiveNow>(me, "/live/now")).airing?.id).toBe(airing);
  zone.clock.advance(15 * 60_000);
  expect((await read<LiveNow>(me, "/live/now")).state).toBe("replay");
  expect((await say(me, "phrase", "0")).status).toBe(403);
});

test("what is said in one process is heard in the other, in order, with the number to come back with", async () => {
  zone.clock.advance(1_000);
  other.clock.advance(1_000);
  await begin();
  const [me, you] = [await visitor(zone), await visitor(other)];
  const stream = await you.get(`${base}/live/events?airing=${airing}`);
  expect(stream.headers.get("content-type")).toContain("text/event-stream");
  expect(stream.headers.get("x-accel-buffering")).toBe("no");
  expect(stream.headers.get("cache-control")).toBe("no-store");
  const heard = listen(stream);
  await heard.until((text) => text.includes("retry:"));
  expect((await say(me, "stamp", "lips")).status).toBe(200);
  zone.clock.advance(2_000);
  expect((await say(me, "phrase", "59")).status).toBe(200);
  const text = await heard.until((so) => linesIn(so).length >= 2);
  expect(linesIn(text).map(({ seq, kind, said }) => [seq, kind, said])).toEqual([
    [1, "stamp", "lips"],
    [2, "phrase", "59"],
  ]);
  expect(text).toContain("id: 2\n");
  await heard.stop();

  zone.clock.advance(2_000);
  await say(me, "phrase", "3");
  const again = listen(await you.get(`${base}/live/events?airing=${airing}`, { "last-event-id": "1" }));
  const missed = await again.until((so) => linesIn(so).length >= 2);
  expect(linesIn(missed).map(({ seq }) => seq)).toEqual([2, 3]);
  await again.stop();
});

test("a process that ends closes its streams at once, so that it can end itself", async () => {
  zone.clock.advance(1_000);
  await begin();
  const heard = listen(await (await visitor()).get(`${base}/live/events?airing=${airing}`));
  await heard.until((text) => text.includes("event: poll"));
  const began = performance.now();
  zone.end();
  await heard.untilEnd();
  expect(performance.now() - began).toBeLessThan(2_000);
});

test("two lines of one visitor in one breath are one; what is no stamp and no phrase is none", async () => {
  zone.clock.advance(1_000);
  await begin();
  const me = await visitor();
  expect((await say(me, "stamp", "lips")).status).toBe(200);
  const second = await say(me, "stamp", "eye");
  expect(second.status).toBe(429);
  expect(second.headers.get("retry-after")).toBe("2");
  expect((await say(me, "stamp", "skull")).status).toBe(400);
  expect((await say(me, "phrase", "60")).status).toBe(400);
  expect(
    (await me.write("POST", `${base}/live/messages`, { airing: "hitoiro-yawa.20261128", kind: "stamp", said: "eye" }))
      .status,
  ).toBe(403);
});

test("numbers have no gap and none twice, however many speak at once in two processes", async () => {
  zone.clock.advance(1_000);
  other.clock.advance(1_000);
  await begin();
  const crowd = await Promise.all(Array.from({ length: 16 }, (_, i) => visitor(i % 2 ? zone : other)));
  const answers = await Promise.all(crowd.map((one) => say(one, "phrase", "1")));
  const seqs = (await Promise.all(answers.map((answer) => answer.json() as Promise<{ seq: number }>))).map(
    ({ seq }) => seq,
  );
  expect(seqs.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
});

test("a question is seen by nobody until an operator shows it; given back it says why; a fourth one waits outside", async () => {
  zone.clock.advance(1_000);
  await begin();
  const me = await visitor();
  const ask = (text: string) => me.write("POST", `${base}/live/questions`, { airing, text });
  for (const text of ["名前の由来は？", "下地は？", "筆は何号？"]) {
    expect((await ask(text)).status).toBe(200);
    zone.clock.advance(1_000);
  }
  expect((await ask("四つめ")).status).toBe(429);
  expect((await ask("https://example.com を見て")).status).toBe(400);
  expect((await ask("電話は 090123456 です")).status).toBe(400);

  const [first, second] = await waitingQuestions(zone.database);
  const now = zone.clock.now();
  await zone.database.transaction((queries) => decideQuestion(queries, { id: first!.id, refusal: null, now }));
  await zone.database.transaction((queries) => decideQuestion(queries, { id: second!.id, refusal: "twice", now }));
  const mine = await read<LiveMine>(me, `/live/mine?airing=${airing}`);
  expect(new Map(mine.questions.map(({ text, state, refusal }) => [text, [state, refusal]]))).toEqual(
    new Map([
      [first!.text, ["shown", null]],
      [second!.text, ["refused", "twice"]],
      ["筆は何号？", ["waiting", null]],
    ]),
  );
  const heard = listen(await me.get(`${base}/live/events?airing=${airing}`));
  const text = await heard.until((so) => linesIn(so).length > 0);
  expect(linesIn(text).map(({ kind, said }) => [kind, said])).toEqual([["question", first!.text]]);
  await heard.stop();
  const decided = await zone.database.transaction((queries) =>
    decideQuestion(queries, { id: first!.id, refusal: "twice", now }),
  );
  expect(decided).toBeNull();
});

test("one vote a visitor, told with the number of all", async () => {
  zone.clock.advance(1_000);
  await begin();
  const [me, you] = [await visitor(), await visitor()];
  const vote = (browser: TestBrowser, choice: string) =>
    browser.write("POST", `${base}/live/votes`, { airing, choice });
  expect((await vote(me, "moon")).status).toBe(200);
  expect((await vote(me, "grape")).status).toBe(409);
  expect((await vote(you, "sun")).status).toBe(400);
  expect((await (await vote(you, "moon")).json()) as LivePoll).toEqual({ counts: { moon: 2 }, all: 2 });
  expect(await read<LiveMine>(me, `/live/mine?airing=${airing}`)).toMatchObject({ choice: "moon", poll: { all: 2 } });
});

test("a cancelled programme says so, and can be begun all the same", async () => {
  const cancelled = { airingId: "mabuta-no-yonabe.20261120", change: { verb: "cancel", reason: "host" } } as const;
  await zone.database.transaction((queries) => changeAiring(queries, { ...cancelled, now: zone.clock.now() }));
  const me = await visitor();
  expect((await read<LiveNow>(me, "/live/now")).state).toBe("cancelled");
  await zone.database.transaction((queries) =>
    changeAiring(queries, { airingId: cancelled.airingId, change: { verb: "on" }, now: zone.clock.now() }),
  );
  expect((await read<LiveNow>(me, "/live/now")).state).toBe("on");
});

test("the calendar holds the evenings to come", async () => {
  const answer = await zone.browser().get(`${base}/live/next.ics?p=hitoiro-yawa`);
  expect(answer.headers.get("content-type")).toContain("text/calendar");
  const text = await answer.text();
  expect(text).toContain("UID:hitoiro-yawa.20261121@kate-zone");
  expect(text).toContain("DTSTART:20261121T123000Z");
  expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect((await zone.browser().get(`${base}/live/next.ics?p=nothing`)).status).toBe(404);
});
