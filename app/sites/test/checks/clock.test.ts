// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { clock } from "./clock.ts";
import { network } from "./network.ts";

afterEach(() => vi.unstubAllGlobals());

const asked: string[] = [];
function server(answer: (init: RequestInit) => Promise<Response>): void {
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(path);
    return answer(init);
  });
}
const dated = (aheadMs: number) => () =>
  Promise.resolve(new Response("{}", { headers: { date: new Date(Date.now() - aheadMs).toUTCString() } }));

test("the clock is read three times from the ordinary summary, and from nothing else", async () => {
  server(dated(20 * 60_000));
  expect(await clock.run(new AbortController().signal)).toMatchObject({ verdict: "ahead", facts: { minutes: 20 } });
  expect(asked).toEqual(Array(3).fill("/api/visitor/summary"));
});

test("a server that is silent is not asked three times", async () => {
  server(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await clock.run(new AbortController().signal)).toMatchObject({ verdict: "unknown" });
  expect(asked).toHaveLength(1);
});

test("an answer that is an error is no connection to us", async () => {
  server(() => Promise.resolve(new Response("sign in first", { status: 511 })));
  expect(await network.run(new AbortController().signal)).toMatchObject({ result: "no" });
});

test("leaving ends the question", async () => {
  const leaving = new AbortController();
  server(
    ({ signal }) =>
      new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason), { once: true })),
  );
  const run = network.run(leaving.signal);
  leaving.abort();
  await expect(run).rejects.toBe(leaving.signal.reason);
});
