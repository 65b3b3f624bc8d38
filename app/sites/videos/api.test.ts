import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApi, type TestApi, type TestBrowser } from "#tests/api/test-api.ts";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import type { VideoBookmarks } from "#contracts/video-bookmarks.ts";
import type { BroadcastMessage, MyBroadcast, BroadcastStatus, BroadcastPoll } from "#contracts/broadcast.ts";
import { updateBroadcast } from "#server/modules/videos/broadcasts.ts";
import { mergeContent } from "../../../tools/content/merge-content.ts";
import { readContent } from "../../../tools/content/read-content.ts";
import { api } from "./api.server.ts";
import { getLiveShow, pollWindow } from "./live-shows.server.ts";

const master = mergeContent(
  readContent(join(import.meta.dirname, "../../../content")).content,
  new Date("2026-11-19T00:00:00Z"),
);
const base = "/api/videos";
const broadcast = "hitoiro-yawa.20261120";

let fresh: TestDatabase;
let hub: TestApi;
/** A second process on the same database. */
let other: TestApi;
beforeEach(async () => {
  fresh = await createTestDatabase();
  [hub, other] = [0, 1].map(() => createTestApi({ databaseUrl: fresh.url, siteApis: { videos: api }, master })) as [
    TestApi,
    TestApi,
  ];
});
afterEach(async () => {
  await Promise.all([hub.stop(), other.stop()]);
  await fresh.drop();
});

const startBroadcast = () =>
  hub.database.transaction((queries) =>
    updateBroadcast(queries, { broadcastId: broadcast, change: { verb: "on" }, now: hub.clock.now() }),
  );
async function visitor(at: TestApi = hub): Promise<TestBrowser> {
  const browser = at.browser();
  await browser.login();
  return browser;
}
const read = async <Answer>(browser: TestBrowser, path: string) =>
  (await (await browser.get(base + path)).json()) as Answer;
const sendMessage = (browser: TestBrowser, kind: string, messageId: string) =>
  browser.write("POST", `${base}/live/messages`, { airing: broadcast, kind, said: messageId });

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
const linesIn = (text: string): BroadcastMessage[] =>
  [...text.matchAll(/event: lines\ndata: (.*)\n/g)].flatMap(
    ([, data]) => JSON.parse(data ?? "[]") as BroadcastMessage[],
  );

test("a bookmark lies in a film once and moves; a stopped colour is kept and can go; nobody else sees either", async () => {
  const me = await visitor();
  await me.write("PUT", `${base}/bookmarks/film-03`, { atMs: 12_000 });
  await me.write("PUT", `${base}/bookmarks/film-03`, { atMs: 90_000 });
  const stopped = { filmId: "film-05", atMs: 7_000, seen: "#C0392B", productId: "lip-01" };
  expect((await me.write("POST", `${base}/stopped`, stopped)).status).toBe(200);
  const myVote = await read<VideoBookmarks>(me, "/mine");
  expect(myVote.bookmarks).toEqual([{ filmId: "film-03", atMs: 23_208, keptAt: "2026-11-20T12:00:00.000Z" }]);
  expect(myVote.stopped).toMatchObject([stopped]);
  expect(await read(await visitor(), "/mine")).toEqual({ bookmarks: [], stopped: [] });

  await me.write("DELETE", `${base}/stopped/${myVote.stopped[0]?.id}`, undefined);
  await me.write("DELETE", `${base}/bookmarks/film-03`, undefined);
  expect(await read(me, "/mine")).toEqual({ bookmarks: [], stopped: [] });
});

test("a film or a product that nobody has is not kept", async () => {
  const me = await visitor();
  expect((await me.write("PUT", `${base}/bookmarks/film-77`, { atMs: 1 })).status).toBe(404);
  const otherVisitor = { filmId: "film-05", atMs: 1, seen: "#C0392B", productId: "tool-03" };
  expect((await me.write("POST", `${base}/stopped`, otherVisitor)).status).toBe(404);
});

test("on Friday at nine in the evening the plan is on; by hand another one is", async () => {
  const me = await visitor();
  expect(await read<BroadcastStatus>(me, "/live/now")).toMatchObject({
    state: "on",
    airing: { id: "mabuta-no-yonabe.20261120", startsAt: "2026-11-20T12:00:00.000Z" },
  });
  hub.clock.advance(1_000);
  await startBroadcast();
  expect((await read<BroadcastStatus>(me, "/live/now")).airing?.id).toBe(broadcast);
  hub.clock.advance(12 * 60_000);
  expect((await read<BroadcastStatus>(me, "/live/now")).state).toBe("replay");
  expect((await sendMessage(me, "phrase", "0")).status).toBe(403);
});

test("what is said in one process is heard in the other, in order, with the number to come back with", async () => {
  hub.clock.advance(1_000);
  other.clock.advance(1_000);
  await startBroadcast();
  const [me, you] = [await visitor(hub), await visitor(other)];
  const stream = await you.get(`${base}/live/events?airing=${broadcast}`);
  expect(stream.headers.get("content-type")).toContain("text/event-stream");
  expect(stream.headers.get("x-accel-buffering")).toBe("no");
  expect(stream.headers.get("cache-control")).toBe("no-store");
  const events = listen(stream);
  await events.until((text) => text.includes("retry:"));
  expect((await sendMessage(me, "stamp", "lips")).status).toBe(200);
  hub.clock.advance(2_000);
  expect((await sendMessage(me, "phrase", "59")).status).toBe(200);
  const text = await events.until((so) => linesIn(so).length >= 2);
  expect(linesIn(text).map(({ seq, kind, said: messageId }) => [seq, kind, messageId])).toEqual([
    [1, "stamp", "lips"],
    [2, "phrase", "59"],
  ]);
  expect(text).toContain("id: 2\n");
  await events.stop();

  hub.clock.advance(2_000);
  await sendMessage(me, "phrase", "3");
  const again = listen(await you.get(`${base}/live/events?airing=${broadcast}`, { "last-event-id": "1" }));
  const missedEvents = await again.until((so) => linesIn(so).length >= 2);
  expect(linesIn(missedEvents).map(({ seq }) => seq)).toEqual([2, 3]);
  await again.stop();
});

test("a visitor who has four streams gets a fifth when one of them is closed", async () => {
  await hub.stop();
  hub = createTestApi({ databaseUrl: fresh.url, siteApis: { videos: api }, master, env: { LIMITS_FACTOR: "1" } });
  hub.clock.advance(1_000);
  await startBroadcast();
  const me = await visitor();
  const open = () => me.get(`${base}/live/events?airing=${broadcast}`);
  const streams = [await open(), await open(), await open(), await open()];
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const fifth = await open();
  expect([fifth.status, fifth.headers.get("retry-after")]).toEqual([503, "30"]);
  await streams[0]?.body?.cancel();
  expect((await open()).status).toBe(200);
});

test("a process that ends closes its streams at once, so that it can end itself", async () => {
  hub.clock.advance(1_000);
  await startBroadcast();
  const events = listen(await (await visitor()).get(`${base}/live/events?airing=${broadcast}`));
  await events.until((text) => text.includes("event: poll"));
  const began = performance.now();
  hub.end();
  await events.untilEnd();
  expect(performance.now() - began).toBeLessThan(2_000);
});

test("two lines of one visitor in one breath are one; what is no stamp and no phrase is none", async () => {
  hub.clock.advance(1_000);
  await startBroadcast();
  const me = await visitor();
  expect((await sendMessage(me, "stamp", "lips")).status).toBe(200);
  const second = await sendMessage(me, "stamp", "eye");
  expect(second.status).toBe(429);
  expect(second.headers.get("retry-after")).toBe("2");
  expect((await sendMessage(me, "stamp", "skull")).status).toBe(400);
  expect((await sendMessage(me, "phrase", "60")).status).toBe(400);
  expect(
    (await me.write("POST", `${base}/live/messages`, { airing: "hitoiro-yawa.20261128", kind: "stamp", said: "eye" }))
      .status,
  ).toBe(403);
});

test("numbers have no gap and none twice, however many speak at once in two processes", async () => {
  hub.clock.advance(1_000);
  other.clock.advance(1_000);
  await startBroadcast();
  const visitors = await Promise.all(Array.from({ length: 16 }, (_, i) => visitor(i % 2 ? hub : other)));
  const answers = await Promise.all(visitors.map((one) => sendMessage(one, "phrase", "1")));
  const seqs = (await Promise.all(answers.map((answer) => answer.json() as Promise<{ seq: number }>))).map(
    ({ seq }) => seq,
  );
  expect(seqs.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
});

/** Puts both processes to a second of the show. */
function goTo(second: number): void {
  const leftMs = startedAt + second * 1_000 - hub.clock.now().getTime();
  hub.clock.advance(leftMs);
  other.clock.advance(leftMs);
}
let startedAt = 0;
async function startShow(): Promise<void> {
  hub.clock.advance(1_000);
  other.clock.advance(1_000);
  startedAt = hub.clock.now().getTime();
  await startBroadcast();
}
const vote = (browser: TestBrowser, choice: string) =>
  browser.write("POST", `${base}/live/votes`, { airing: broadcast, choice });
const ask = (browser: TestBrowser, question: string) =>
  browser.write("POST", `${base}/live/questions`, { airing: broadcast, question });
const mine = (browser: TestBrowser) => read<MyBroadcast>(browser, `/live/mine?airing=${broadcast}`);
const { opensAtS, closesAtS } = pollWindow(getLiveShow("hitoiro-yawa"));
const questionBeats = getLiveShow("hitoiro-yawa").beats.flatMap(({ kind, atS }) => (kind === "question" ? atS : []));

test("one vote a visitor, told with the number of all, only while the poll is open", async () => {
  await startShow();
  const [me, you] = [await visitor(), await visitor()];
  goTo(opensAtS - 1);
  expect((await vote(me, "futon")).status).toBe(403);
  goTo(opensAtS);
  expect((await vote(me, "futon")).status).toBe(200);
  expect((await vote(me, "window")).status).toBe(409);
  expect((await vote(you, "sun")).status).toBe(400);
  expect((await (await vote(you, "futon")).json()) as BroadcastPoll).toEqual({ counts: { futon: 2 }, all: 2 });
  goTo(closesAtS);
  expect((await vote(await visitor(), "window")).status).toBe(403);
  expect(await mine(me)).toMatchObject({ choice: "futon", poll: { all: 2 }, tally: { decided: { poll: "futon" } } });
});

test("what was decided stands, in every process, when those who voted are gone; without votes the first answer wins", async () => {
  await startShow();
  const me = await visitor();
  goTo(opensAtS);
  await vote(me, "futon");
  goTo(closesAtS);
  expect((await mine(me)).tally.decided["poll"]).toBe("futon");
  await hub.database.queryComposed({ text: "DELETE FROM live_poll_votes", values: [] });
  expect((await mine(await visitor(other))).tally.decided["poll"]).toBe("futon");
  await hub.database.queryComposed({ text: "DELETE FROM live_decisions", values: [] });
  expect((await mine(me)).tally.decided["poll"]).toBe("window");
});

test("the question asked most is answered first, the next one after it, and each is asked once a visitor", async () => {
  await startShow();
  const [me, you] = [await visitor(), await visitor()];
  expect((await ask(me, "nonsense")).status).toBe(400);
  await sendMessage(me, "stamp", "lips");
  expect((await ask(me, "cup")).status).toBe(200);
  expect((await ask(me, "cup")).status).toBe(200);
  // It stands in the chat once, although its asker spoke a breath ago.
  const events = listen(await you.get(`${base}/live/events?airing=${broadcast}`));
  const chat = linesIn(await events.until((so) => linesIn(so).length > 0));
  expect(chat.map(({ kind, said: messageId }) => [kind, messageId])).toEqual([
    ["stamp", "lips"],
    ["question", "cup"],
  ]);
  await events.stop();
  hub.clock.advance(2_000);
  await ask(me, "sheep");
  await ask(you, "sheep");
  expect(await mine(me)).toMatchObject({
    questions: ["cup", "sheep"],
    tally: { questions: { cup: 1, sheep: 2 }, decided: {} },
  });
  goTo(questionBeats[0]!);
  expect((await mine(me)).tally.decided).toEqual({ [`question:${questionBeats[0]}`]: "sheep" });
  goTo(questionBeats[1]!);
  expect((await mine(me)).tally.decided).toMatchObject({ [`question:${questionBeats[1]}`]: "cup" });
});

test("wants are counted once a visitor and told to everybody by the stream, as decisions are", async () => {
  await startShow();
  const [me, you] = [await visitor(hub), await visitor(other)];
  const events = listen(await you.get(`${base}/live/events?airing=${broadcast}`));
  await events.until((text) => text.includes("event: tally"));
  const want = () => me.write("POST", `${base}/live/wants`, { airing: broadcast });
  expect((await want()).status).toBe(200);
  expect((await want()).status).toBe(200);
  expect(await events.until((text) => text.includes('"wants":1'))).not.toContain('"wants":2');
  goTo(closesAtS);
  await events.until((text) => text.includes('"poll":"window"'));
  await events.stop();
});

test("the captions of a show come in six languages, and in no other", async () => {
  const me = hub.browser();
  const captions = await read<Record<string, string>>(me, "/live/captions?p=hitoiro-yawa&lang=th");
  expect(captions["b-0"]).toBe(getLiveShow("hitoiro-yawa").beats[0]!.words.th);
  expect((await me.get(`${base}/live/captions?p=hitoiro-yawa&lang=xx`)).status).toBe(400);
  expect((await me.get(`${base}/live/captions?p=nothing&lang=th`)).status).toBe(404);
});

test("a cancelled programme says so, and can be begun all the same", async () => {
  const cancelled = { broadcastId: "mabuta-no-yonabe.20261120", change: { verb: "cancel", reason: "host" } } as const;
  await hub.database.transaction((queries) => updateBroadcast(queries, { ...cancelled, now: hub.clock.now() }));
  const me = await visitor();
  expect((await read<BroadcastStatus>(me, "/live/now")).state).toBe("cancelled");
  await hub.database.transaction((queries) =>
    updateBroadcast(queries, { broadcastId: cancelled.broadcastId, change: { verb: "on" }, now: hub.clock.now() }),
  );
  expect((await read<BroadcastStatus>(me, "/live/now")).state).toBe("on");
});

test("the calendar holds the evenings to come", async () => {
  const answer = await hub.browser().get(`${base}/live/next.ics?p=hitoiro-yawa`);
  expect(answer.headers.get("content-type")).toContain("text/calendar");
  const text = await answer.text();
  expect(text).toContain("UID:hitoiro-yawa.20261121@kate-zone");
  expect(text).toContain("DTSTART:20261121T123000Z");
  expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect((await hub.browser().get(`${base}/live/next.ics?p=nothing`)).status).toBe(404);
});
