import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFakeCaches } from "./fake-caches.ts";

const cacheControl = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
const minuteMs = 60_000;
const openedAtMs = 1_700_000_000_000;
let caches: ReturnType<typeof createFakeCaches>;
let server: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers({ now: openedAtMs });
  caches = createFakeCaches();
  vi.stubGlobal("caches", caches.storage);
  vi.stubGlobal("fetch", () => server());
  vi.stubGlobal("self", { navigator: { languages: ["ja"] } });
  const messages = {
    lost: "圏外です。",
    message: "前に開いたものは見られます。",
    list: "前に開いたもの",
    again: "もう一度",
  };
  vi.stubGlobal("WORKER_SETTINGS", {
    revision: "1",
    essentials: [],
    style: "/s.css",
    queryNames: ["r"],
    messages: { ja: messages },
  });
  server = () => Promise.resolve(page("fresh"));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A page as the server answers it. What a test makes has no type of its own: a browser calls it `basic`. */
function page(text: string, init: ResponseInit = {}): Response {
  const html = `<!DOCTYPE html><html lang="ja"><head><title>KATE ZONE | ${text}</title></head><body><main>${text}</main></body></html>`;
  const answer = new Response(html, { headers: { "cache-control": cacheControl }, ...init });
  return asBasic(answer);
}

function asBasic(answer: Response): Response {
  const clone = answer.clone.bind(answer);
  Object.defineProperty(answer, "type", { value: "basic" });
  return Object.assign(answer, { clone: () => asBasic(clone()) });
}

/** Asks the worker for a page. `behind` is what it does after it has answered. */
async function dispatchRequest(path: string): Promise<{ answer: Promise<string>; behind: Promise<unknown>[] }> {
  const { answerDocument } = await import("./answer-page.ts");
  const behind: Promise<unknown>[] = [];
  const event = {
    request: new Request(new URL(path, "https://zone.example")),
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (work: Promise<unknown>) => void behind.push(work),
  };
  const answer = answerDocument(event as unknown as FetchEvent).then((response) => response.text());
  return { answer, behind };
}

/** Opens a page and waits until the worker has come to rest. */
async function open(path: string): Promise<string> {
  const { answer, behind } = await dispatchRequest(path);
  await Promise.all(behind);
  return answer;
}

const failNetwork = () => Promise.reject(new TypeError("no network"));
const neverAnswer = () => new Promise<Response>(() => {});

test("a server that answers has the last word, whatever is kept", async () => {
  await open("/hack");
  server = () => Promise.resolve(page("newer"));
  expect(await open("/hack?cid=kz_x")).toContain("newer");
  server = failNetwork;
  expect(await open("/hack")).toContain("newer");
});

test("without a network the copy is shown and says that it is one, for a week", async () => {
  await open("/hack");
  server = failNetwork;
  expect(await open("/hack")).toContain(`data-copy="${openedAtMs}"`);
  vi.setSystemTime(openedAtMs + 8 * 24 * 60 * minuteMs);
  await expect(open("/hack")).resolves.not.toContain("fresh");
});

/** What is shown of a page after some time in which the server has said nothing. */
async function shownAfter(path: string, waitMs: number): Promise<string> {
  server = neverAnswer;
  let shown = "nothing yet";
  const { answer } = await dispatchRequest(path);
  void answer.then((text) => (shown = text));
  await vi.advanceTimersByTimeAsync(waitMs);
  return shown;
}

test("a slow server is stood in for after three seconds by a copy as young as it allows itself", async () => {
  await open("/hack");
  vi.setSystemTime(openedAtMs + 10 * minuteMs);
  expect(await shownAfter("/hack", 2_900)).toBe("nothing yet");
  expect(await shownAfter("/hack", 3_000)).toContain("fresh");
});

test("an older copy waits until the server counts as not there, so that a closed door closes", async () => {
  await open("/hack");
  vi.setSystemTime(openedAtMs + 12 * minuteMs);
  expect(await shownAfter("/hack", 9_900)).toBe("nothing yet");
  expect(await shownAfter("/hack", 10_000)).toContain("fresh");
});

test("an answer that comes too late for this visitor is there for the next time", async () => {
  await open("/hack");
  server = () => new Promise((resolve) => setTimeout(resolve, 5_000, page("newer")));
  const { answer, behind } = await dispatchRequest("/hack");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await answer).toContain("fresh");
  await Promise.all(behind);
  server = failNetwork;
  expect(await open("/hack")).toContain("newer");
});

test.each([404, 410])("what the server says is gone (%i) is gone without a network too", async (status) => {
  await open("/hack");
  server = () => Promise.resolve(page("gone", { status }));
  expect(await open("/hack")).toContain("gone");
  expect(await caches.keysOf("kz-pages-1")).not.toContain("/hack");
});

test("a server in trouble is shown as it is, and the copy stays for later", async () => {
  await open("/hack");
  server = () => Promise.resolve(page("trouble", { status: 503, headers: { "cache-control": "no-store" } }));
  expect(await open("/hack")).toContain("trouble");
  expect(await caches.keysOf("kz-pages-1")).toContain("/hack");
});

test("what is not the same for everyone is never kept", async () => {
  server = () => Promise.resolve(page("mine", { headers: { "cache-control": "no-store" } }));
  await open("/myroom");
  expect(await caches.keysOf("kz-pages-1")).toEqual([]);
});

test("sixty pages are kept, the newest", async () => {
  for (let i = 0; i < 63; i++) {
    vi.setSystemTime(openedAtMs + i);
    await open(`/review/${i}`);
  }
  const keys = await caches.keysOf("kz-pages-1");
  expect(keys).toHaveLength(60);
  expect(keys).not.toContain("/review/2");
  expect(keys).toContain("/review/62");
});

test("a page nobody opened becomes the card in the frame of the gate, with what was opened", async () => {
  await open("/zone1");
  await open("/hack");
  server = failNetwork;
  const card = await open("/ranking?cid=x");
  expect(card).toContain("前に開いたものは見られます。");
  expect(card).toContain('href="/hack"');
  expect(card).toContain('href="/ranking?cid=x"');
});

test("an address of the zone that was kept under another build leaves with it, art stays", async () => {
  for (const name of ["kz-pages-0", "kz-shell-0", "kz-art", "kz-pages-1", "another"]) await caches.storage.open(name);
  const { deleteOldCaches } = await import("./install.ts");
  expect(await deleteOldCaches()).toBe(false);
  expect((await caches.storage.keys()).toSorted()).toEqual(["another", "kz-art", "kz-pages-1"]);
  expect(await deleteOldCaches()).toBe(true);
});
