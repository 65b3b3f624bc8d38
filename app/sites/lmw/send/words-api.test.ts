import { describe, expect, it } from "vitest";
import {
  maxSentWordsADay,
  maxWordAnswers,
  type MySentWord,
  type SendWordAnswer,
  type WordAnswer,
} from "#contracts/sent-word.ts";
import { listReportedWords, moderateWord } from "#server/modules/sent-words/report-word.ts";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { master } from "#tests/badges/api-user.ts";
import { api } from "../api.server.ts";
import { tables } from "../tables.server.ts";

let hub: TestApi;
openApiForEachTest((opened) => (hub = opened), { siteApis: { lmw: api }, master });

const send = async (me: TestBrowser, words: string): Promise<SendWordAnswer> =>
  (await me.write("POST", "/api/lmw/words", { words, monster: 1 })).json();
const sendOne = async (me: TestBrowser, words = "赤は派手すぎる"): Promise<string> => {
  const sent = await send(me, words);
  return sent.outcome === "sent" ? sent.id : "";
};
const read = (who: TestBrowser, id: string): Promise<Response> => who.get(`/api/lmw/words/${id}`);
const paint = (who: TestBrowser, id: string, answer: WordAnswer = "gone"): Promise<Response> =>
  who.write("POST", `/api/lmw/words/${id}/paint`, { monster: 13, answer });
const mine = async (me: TestBrowser): Promise<MySentWord[]> =>
  ((await (await me.get("/api/lmw/words")).json()) as { words: MySentWord[] }).words;

describe("a word that was said to me", () => {
  it("is read by whoever has its link, painted over once by each, and the answers come back to me", async () => {
    const [me, friend, other] = [await hub.visitor(), await hub.visitor(), await hub.visitor()];
    const id = await sendOne(me, "  赤は　派手すぎる ");
    expect(await (await read(friend, id)).json()).toEqual({
      ...{ words: "赤は 派手すぎる", monster: 1, painted: 0, isOwn: false, myAnswer: null },
    });
    expect(await (await paint(friend, id, "suits")).json()).toMatchObject({ painted: 1, myAnswer: "suits" });
    // Said again otherwise, the first stays.
    expect(await (await paint(friend, id, "call")).json()).toMatchObject({ painted: 1, myAnswer: "suits" });
    hub.clock.advance(1000);
    await paint(other, id, "same");
    const [word] = await mine(me);
    expect(word?.answers.map(({ answer }) => answer)).toEqual(["same", "suits"]);
    expect(await mine(friend)).toEqual([]);
    const progress = (await (await me.get("/api/lmw/progress")).json()) as { wordAnswers: number };
    expect(progress.wordAnswers).toBe(2);
  });

  it("is not answered by myself, and nobody without its link finds it", async () => {
    const me = await hub.visitor();
    const id = await sendOne(me);
    expect((await paint(me, id)).status).toBe(409);
    expect((await read(await hub.visitor(), "00000000-0000-4000-8000-000000000000")).status).toBe(404);
    expect((await read(await hub.visitor(), "all")).status).toBe(400);
  });

  it.each([
    ["佐藤に言われた", "name"],
    ["死 ね", "harm"],
    ["@kate に言って", "contact"],
    ["？", "empty"],
  ])("「%s」 is not sent, and says why: %s", async (words, reason) => {
    const me = await hub.visitor();
    expect(await send(me, words)).toEqual({ outcome: "refused", reason });
    expect(await mine(me)).toEqual([]);
  });

  it("ten go out in a day, tomorrow again", async () => {
    const me = await hub.visitor();
    for (let i = 0; i < maxSentWordsADay; i++)
      expect((await send(me, `派手すぎる ${"あいうえおかきくけこ"[i]}`)).outcome).toBe("sent");
    expect((await send(me, "派手すぎる")).outcome).toBe("full");
    hub.clock.advance(86_400_000 + 1);
    expect((await send(me, "派手すぎる")).outcome).toBe("sent");
  });

  it("takes a hundred answers and no more", async () => {
    const me = await hub.visitor();
    const id = await sendOne(me);
    const friends = await Promise.all(Array.from({ length: maxWordAnswers }, () => hub.visitor()));
    for (const friend of friends) await paint(friend, id);
    expect((await paint(await hub.visitor(), id)).status).toBe(409);
  });

  it("that somebody reports is hidden at once, from all but me, until somebody has looked", async () => {
    const [me, friend] = [await hub.visitor(), await hub.visitor()];
    const id = await sendOne(me);
    await friend.write("POST", `/api/lmw/words/${id}/report`, { reason: "hurts" });
    expect((await read(friend, id)).status).toBe(404);
    expect((await paint(friend, id)).status).toBe(404);
    expect((await mine(me))[0]).toMatchObject({ isHidden: true });
    const { database } = hub;
    expect(await listReportedWords(database)).toMatchObject([{ id, reason: "hurts" }]);
    await database.transaction((queries) => moderateWord(queries, id, "cleared"));
    expect((await read(friend, id)).status).toBe(200);
    await friend.write("POST", `/api/lmw/words/${id}/report`, { reason: "hurts" });
    expect((await read(friend, id)).status).toBe(200);
  });

  it("is gone with its answers when I take it back, and after thirty days by itself", async () => {
    const [me, friend] = [await hub.visitor(), await hub.visitor()];
    const id = await sendOne(me);
    await paint(friend, id);
    await friend.write("DELETE", `/api/lmw/words/${id}`, undefined);
    expect(await mine(me)).toHaveLength(1);
    await me.write("DELETE", `/api/lmw/words/${id}`, undefined);
    expect((await read(friend, id)).status).toBe(404);
    const old = await sendOne(me);
    hub.clock.advance(31 * 86_400_000);
    await tables.deleteOld?.(hub.database, hub.clock.now(), AbortSignal.timeout(10_000));
    expect((await read(friend, old)).status).toBe(404);
  });
});
