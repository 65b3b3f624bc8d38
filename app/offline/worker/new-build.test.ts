import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFakeCaches } from "./fake-caches.ts";

let caches: ReturnType<typeof createFakeCaches>;
let isAway = false;
let deployed = "1";

beforeEach(() => {
  isAway = false;
  caches = createFakeCaches();
  vi.stubGlobal("caches", {
    ...caches.storage,
    match: async (url: string) => {
      for (const name of await caches.storage.keys()) {
        const found = await (await caches.storage.open(name)).match(url);
        if (found) return found;
      }
      return undefined;
    },
  });
  vi.stubGlobal("fetch", async (request: Request | string) => {
    if (isAway) throw new TypeError("Failed to fetch");
    const url = typeof request === "string" ? request : request.url;
    const { pathname } = new URL(url, "https://zone.example");
    return asBasic(
      new Response(`<title>${pathname}</title><main>build ${deployed}</main>`, {
        headers: { "cache-control": "public, max-age=0, s-maxage=60", "content-type": "text/html" },
      }),
    );
  });
  vi.stubGlobal("self", { navigator: { languages: ["ja"] }, location: { origin: "https://zone.example" } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

function asBasic(answer: Response): Response {
  const clone = answer.clone.bind(answer);
  Object.defineProperty(answer, "type", { value: "basic" });
  return Object.assign(answer, { clone: () => asBasic(clone()) });
}

/** The worker of a build: its modules are loaded anew with what that build wrote into them. */
async function workerOf(revision: string) {
  vi.resetModules();
  deployed = revision;
  vi.stubGlobal("WORKER_SETTINGS", {
    ...{ revision, essentials: [`/build/shell-${revision}.js`], style: `/build/s-${revision}.css`, queryNames: [] },
    messages: {
      ja: { lost: "圏外です。", message: "前に開いたものは見られます。", list: "前に開いたもの", again: "もう一度" },
    },
  });
  const [{ cacheEssentials, deleteOldCaches }, { answerDocument }, { answerFile }] = await Promise.all([
    import("./install.ts"),
    import("./answer-page.ts"),
    import("./answer-file.ts"),
  ]);
  const ask = async (answer: (event: FetchEvent) => Promise<Response>, path: string): Promise<string> => {
    const behind: Promise<unknown>[] = [];
    const event = {
      request: new Request(new URL(path, "https://zone.example")),
      preloadResponse: Promise.resolve(undefined),
      waitUntil: (work: Promise<unknown>) => void behind.push(work),
    };
    const text = await (await answer(event as unknown as FetchEvent)).text();
    await Promise.all(behind);
    return text;
  };
  return {
    install: cacheEssentials,
    activate: deleteOldCaches,
    page: (path: string) => ask(answerDocument, path),
    file: (path: string) => ask(answerFile, path),
  };
}

test("after a new build no page and no script of the old one is shown, with a network or without", async () => {
  const old = await workerOf("1");
  await old.install();
  await old.activate();
  await old.page("/zone3");
  await old.file("/build/room-1.js");
  await old.file("/assets/v/0005f1fb/gate@780.avif");

  const next = await workerOf("2");
  await next.install();
  expect(await next.activate()).toBe(false);
  expect(await next.page("/zone3")).toContain("build 2");

  const names = await caches.storage.keys();
  expect(names.filter((name) => name.endsWith("-1"))).toEqual([]);
  isAway = true;
  expect(await next.page("/zone3")).toContain("build 2");
  await expect(next.file("/build/room-1.js")).rejects.toThrow("Failed to fetch");
  // Art is named by what it shows: it is the same for every build.
  expect(await next.file("/assets/v/0005f1fb/gate@780.avif")).toContain("gate");
});

test("a page that only the old build had kept becomes the card that says so", async () => {
  const old = await workerOf("1");
  await old.install();
  await old.activate();
  await old.page("/zone3");
  const next = await workerOf("2");
  await next.install();
  await next.activate();
  isAway = true;
  const card = await next.page("/zone3");
  expect(card).toContain("圏外です。");
  expect(card).not.toContain("build 1");
});
