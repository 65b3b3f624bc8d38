// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registerWorker, notifyOpened } from "./register-worker.ts";

let known: { unregister: () => Promise<boolean> } | undefined;
let registered: string[];
let dropped: string[];
let workerStatus: number;
const active = { active: { postMessage: vi.fn<(message: unknown) => void>() } };

beforeEach(() => {
  known = undefined;
  registered = [];
  dropped = [];
  workerStatus = 200;
  active.active.postMessage.mockClear();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: workerStatus })));
  vi.stubGlobal("caches", {
    keys: () => Promise.resolve(["kz-pages-1", "kz-art", "another"]),
    delete: (name: string) => Promise.resolve(dropped.push(name)),
  });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      getRegistration: () => Promise.resolve(known),
      register: (address: string) => Promise.resolve(registered.push(address)),
      ready: Promise.resolve(active),
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the worker is registered for the whole zone", async () => {
  expect(await registerWorker()).toBe(active);
  expect(registered).toEqual(["/sw.js"]);
});

test.each([404, 410])("where the server has none any more (%i), it leaves with all it kept", async (status) => {
  workerStatus = status;
  known = { unregister: vi.fn<() => Promise<boolean>>(() => Promise.resolve(true)) };
  expect(await registerWorker()).toBeNull();
  expect(known.unregister).toHaveBeenCalledOnce();
  expect(dropped).toEqual(["kz-pages-1", "kz-art"]);
  expect(registered).toEqual([]);
});

test("a server in trouble takes no worker away", async () => {
  workerStatus = 503;
  known = { unregister: vi.fn<() => Promise<boolean>>() };
  expect(await registerWorker()).toBe(active);
  expect(known.unregister).not.toHaveBeenCalled();
});

test("an app's own browser without workers, and one that blocks them, go on without", async () => {
  vi.spyOn(navigator.serviceWorker, "register").mockRejectedValue(new DOMException("blocked", "SecurityError"));
  vi.spyOn(navigator.serviceWorker, "getRegistration").mockRejectedValue(new DOMException("blocked", "SecurityError"));
  expect(await registerWorker()).toBeNull();
  Reflect.deleteProperty(navigator, "serviceWorker");
  expect(await registerWorker()).toBeNull();
});

test("no worker is asked for once the line has gone", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  vi.stubGlobal("caches", { keys: () => Promise.resolve(onLine.mockReturnValue(false) && []) });
  expect(await registerWorker()).toBeNull();
  expect(registered).toEqual([]);
});

test("the worker is told the page and the files of this origin, and no other address", () => {
  const files = [`${location.origin}/build/a.js`, "https://outside.example/tag.js"];
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(
    files.map((name) => ({ name, entryType: "resource", startTime: 0, duration: 0, toJSON: () => ({}) })),
  );
  notifyOpened(active as unknown as ServiceWorkerRegistration, "/zone3?cid=x");
  expect(active.active.postMessage).toHaveBeenCalledWith({
    opened: "/zone3?cid=x",
    files: [`${location.origin}/build/a.js`],
  });
});
