// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFakeApi, deleteToken, jsonResponse, errorResponse } from "./fake-api.ts";
import type { WriteIntent } from "./pending-writes.ts";
import { useVisitor, type Visitor, VisitorProvider } from "./visitor-provider.tsx";

const summary = {
  known: true,
  nightsVisited: 3,
  openingSeenAt: null,
  metMonsterIds: [],
  companion: null,
  lastWork: null,
  faceType: null,
};
const seenAt = "2024-01-10T12:00:00.000Z";
const vote: WriteIntent = { name: "lmv-vote", path: "/api/lmv/votes", method: "POST", body: { monsterId: "01" } };

let root: Root | null = null;
let visitor: Visitor;
let api: ReturnType<typeof createFakeApi>;

function Reader() {
  const now = useVisitor();
  useEffect(() => {
    visitor = now;
  });
  return now.state;
}

const page = (
  <VisitorProvider>
    <Reader />
  </VisitorProvider>
);

async function open(): Promise<void> {
  root = createRoot(document.createElement("main"));
  await act(async () => root?.render(page));
  // The contract's schemas come by import(): its promise settles after the first round.
  await act(() => vi.dynamicImportSettled());
}

const close = () => act(async () => root?.unmount());
const keysOf = (path: string) =>
  api.writes().flatMap((request) => (request.path === path ? [request.headers.get("idempotency-key")] : []));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.cookie = "XSRF-TOKEN=token-0; Path=/";
  api = createFakeApi({
    "GET /api/visitor/summary": () => jsonResponse(200, summary),
    "POST /api/visitor/opening": () => jsonResponse(200, { openingSeenAt: seenAt }),
  });
  vi.stubGlobal("fetch", api.fetch);
});

afterEach(async () => {
  await close();
  localStorage.clear();
  deleteToken();
  vi.unstubAllGlobals();
});

test("the server's page knows nobody", () => {
  expect(renderToStaticMarkup(page)).toBe("loading");
  expect(api.requests).toEqual([]);
});

test("once the page is alive, the summary is asked for once", async () => {
  await open();
  expect(visitor).toMatchObject({ state: "known", summary });
  expect(api.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(["GET /api/visitor/summary"]);
});

test("without an answer the visitor is offline until the connection is back", async () => {
  delete api.answers["GET /api/visitor/summary"];
  await open();
  expect(visitor).toMatchObject({ state: "offline", summary: null });
  api.answers["GET /api/visitor/summary"] = () => jsonResponse(200, summary);
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(visitor.state).toBe("known");
});

test("a browser that refuses cookies is told so, and the server is not asked", async () => {
  vi.stubGlobal("navigator", { cookieEnabled: false, onLine: true });
  await open();
  expect(visitor.state).toBe("unsaved");
  expect(api.requests).toEqual([]);
});

test("a browser that drops the session's cookies is found out at the first write", async () => {
  deleteToken();
  api.answers["GET /api/login.php"] = () => jsonResponse(200, { ok: true });
  await open();
  await act(async () => {
    await expect(visitor.write(vote)).rejects.toMatchObject({ code: "E-CSRF" });
  });
  expect(visitor.state).toBe("unsaved");
});

test("the opening is seen once: here at once, and on the server", async () => {
  await open();
  document.documentElement.dataset.opening = "first";
  await act(async () => visitor.markIntroSeen());
  expect(document.documentElement.dataset.opening).toBeUndefined();
  expect(localStorage.getItem("kz_opening_seen")).toBe("1");
  expect(visitor.summary?.openingSeenAt).toBe(seenAt);
  expect(api.writes()).toMatchObject([{ path: "/api/visitor/opening", body: {} }]);
  expect(localStorage.getItem("kz_pending")).toBeNull();
});

test("the functions stay the same while the state changes, so that effects do not run anew", async () => {
  await open();
  const before = visitor;
  await act(async () => visitor.markIntroSeen());
  expect(visitor.markIntroSeen).toBe(before.markIntroSeen);
  expect(visitor.write).toBe(before.write);
});

test("a press whose answer was lost is sent again under the same key when pressed again", async () => {
  await open();
  await expect(visitor.write(vote)).rejects.toMatchObject({ code: "E-NET" });
  api.answers["POST /api/lmv/votes"] = () => jsonResponse(200, { votes: 1 });
  expect(await visitor.write(vote, v.object({ votes: v.number() }))).toEqual({ votes: 1 });
  const keys = keysOf("/api/lmv/votes");
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("what had no answer is sent again under the same key when the page is opened anew", async () => {
  await open();
  await expect(visitor.write(vote)).rejects.toMatchObject({ code: "E-NET" });
  await close();
  api.answers["POST /api/lmv/votes"] = () => jsonResponse(200, { votes: 1 });
  await open();
  const keys = keysOf("/api/lmv/votes");
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await close();
  await open();
  expect(keysOf("/api/lmv/votes")).toHaveLength(2);
});

test("where the line is back a little later than the phone says, what had no answer is sent all the same", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    await open();
    await expect(visitor.write(vote)).rejects.toMatchObject({ code: "E-NET" });
    await act(async () => window.dispatchEvent(new Event("online")));
    await act(() => vi.advanceTimersByTimeAsync(1_900));
    expect(keysOf("/api/lmv/votes")).toHaveLength(2);
    api.answers["POST /api/lmv/votes"] = () => jsonResponse(200, { votes: 1 });
    await act(() => vi.advanceTimersByTimeAsync(200));
    const keys = keysOf("/api/lmv/votes");
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(keysOf("/api/lmv/votes"), "it was answered").toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});

test("where not even the summary comes when the phone says that it is back, both come seconds later", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    delete api.answers["GET /api/visitor/summary"];
    await open();
    await expect(visitor.write(vote)).rejects.toMatchObject({ code: "E-NET" });
    await act(async () => window.dispatchEvent(new Event("online")));
    expect(visitor.state).toBe("offline");
    api.answers["GET /api/visitor/summary"] = () => jsonResponse(200, summary);
    api.answers["POST /api/lmv/votes"] = () => jsonResponse(200, { votes: 1 });
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    expect(visitor.state).toBe("known");
    expect(new Set(keysOf("/api/lmv/votes")).size).toBe(1);
    expect(localStorage.getItem("kz_pending")).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test("a server that is too busy is not asked again by the same page", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    api.answers["POST /api/lmv/votes"] = () => errorResponse(503, "E-BUSY");
    await open();
    await expect(visitor.write(vote)).rejects.toMatchObject({ code: "E-BUSY" });
    await act(async () => window.dispatchEvent(new Event("online")));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(keysOf("/api/lmv/votes")).toHaveLength(2);
    expect(localStorage.getItem("kz_pending")).toContain('"repeats":1');
  } finally {
    vi.useRealTimers();
  }
});

test("a refusal is an answer: it is not tried again by itself", async () => {
  api.answers["POST /api/lmv/votes"] = () => errorResponse(409, "E-CONFLICT");
  await open();
  await expect(visitor.write(vote)).rejects.toMatchObject({ code: "E-CONFLICT" });
  await close();
  await open();
  expect(keysOf("/api/lmv/votes")).toHaveLength(1);
});

test("a page that is left asks for nothing more", async () => {
  await open();
  await close();
  const before = api.requests.length;
  window.dispatchEvent(new Event("online"));
  expect(api.requests).toHaveLength(before);
});
