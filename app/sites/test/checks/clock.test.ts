// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { clock } from "./clock.ts";
import { network } from "./network.ts";

afterEach(() => vi.unstubAllGlobals());

const requestedPaths: string[] = [];
function server(answer: (init: RequestInit) => Promise<Response>): void {
  requestedPaths.length = 0;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    requestedPaths.push(path);
    return answer(init);
  });
}
const respondAhead = (aheadMs: number) => () =>
  Promise.resolve(new Response("{}", { headers: { date: new Date(Date.now() - aheadMs).toUTCString() } }));

test("the clock is read three times from the ordinary summary, and from nothing else", async () => {
  server(respondAhead(20 * 60_000));
  expect(await clock.run(new AbortController().signal)).toMatchObject({ verdict: "ahead", facts: { minutes: 20 } });
  expect(requestedPaths).toEqual(Array(3).fill("/api/visitor/summary"));
});

test("a server that is silent is not asked three times", async () => {
  server(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await clock.run(new AbortController().signal)).toMatchObject({ verdict: "unknown" });
  expect(requestedPaths).toHaveLength(1);
});

test("an answer that is an error is no connection to us", async () => {
  server(() => Promise.resolve(new Response("sign in first", { status: 511 })));
  expect(await network.run(new AbortController().signal)).toMatchObject({ result: "no" });
});

test("leaving ends the question", async () => {
  const controller = new AbortController();
  server(
    ({ signal }) =>
      new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason), { once: true })),
  );
  const run = network.run(controller.signal);
  controller.abort();
  await expect(run).rejects.toBe(controller.signal.reason);
});
