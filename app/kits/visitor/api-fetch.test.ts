// @vitest-environment happy-dom
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { apiFetch, newIdempotencyKey } from "./api-fetch.ts";
import { subscribeToBadges } from "./badge-news.ts";
import { type FakeAnswer, createFakeApi, deleteToken, jsonResponse, errorResponse } from "./fake-api.ts";

const schema = v.object({ wishes: v.number() });
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function serve(answers: Record<string, FakeAnswer>) {
  const api = createFakeApi(answers);
  vi.stubGlobal("fetch", api.fetch);
  return api;
}

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`no ApiError but ${String(error)}`);
  return error;
}

beforeEach(() => {
  document.cookie = "XSRF-TOKEN=token-0; Path=/";
});

afterEach(() => {
  deleteToken();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("reading carries neither token nor key and opens no session", async () => {
  deleteToken();
  const api = serve({ "GET /api/wishes": () => jsonResponse(200, { wishes: 3 }) });
  expect(await apiFetch("/api/wishes", { schema })).toEqual({ wishes: 3 });
  expect(api.requests.map(({ path }) => path)).toEqual(["/api/wishes"]);
  expect(api.requests[0]?.headers.has("x-xsrf-token")).toBe(false);
  expect(api.requests[0]?.headers.has("idempotency-key")).toBe(false);
});

test.each(["POST", "PUT", "PATCH", "DELETE"] as const)(
  "a %s carries the token of the cookie and a key",
  async (method) => {
    const api = serve({ [`${method} /api/wishes`]: () => jsonResponse(200, { wishes: 4 }) });
    await apiFetch("/api/wishes", { method, body: { productId: "lip-01" }, schema });
    expect(api.requests).toHaveLength(1);
    expect(api.requests[0]?.headers.get("x-xsrf-token")).toBe("token-0");
    expect(api.requests[0]?.headers.get("idempotency-key")).toMatch(uuid);
    expect(api.requests[0]?.headers.get("content-type")).toBe("application/json");
    expect(api.requests[0]?.body).toEqual({ productId: "lip-01" });
  },
);

test("a first write opens the session before; two at once share it", async () => {
  deleteToken();
  const api = serve({ "POST /api/wishes": () => jsonResponse(200, { wishes: 1 }) });
  await Promise.all([apiFetch("/api/wishes", { method: "POST" }), apiFetch("/api/wishes", { method: "POST" })]);
  expect(api.requests.map(({ path }) => path)).toEqual(["/api/login.php", "/api/wishes", "/api/wishes"]);
  expect(api.writes().map(({ headers }) => headers.get("x-xsrf-token"))).toEqual(["token-1", "token-1"]);
});

test("a token that is too old is renewed once, and the write is sent again under the same key", async () => {
  const api = serve({
    "POST /api/wishes": ({ headers }) =>
      headers.get("x-xsrf-token") === "token-1" ? jsonResponse(200, { wishes: 5 }) : errorResponse(403, "E-CSRF"),
  });
  expect(await apiFetch("/api/wishes", { method: "POST", schema })).toEqual({ wishes: 5 });
  const keys = api.writes().map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("a server that refuses every token is asked twice and no more", async () => {
  const api = serve({ "POST /api/wishes": () => errorResponse(403, "E-CSRF") });
  expect((await failure(apiFetch("/api/wishes", { method: "POST" }))).code).toBe("E-CSRF");
  expect(api.writes()).toHaveLength(2);
});

test("a browser that keeps no cookie sends no write at all", async () => {
  deleteToken();
  const api = serve({ "GET /api/login.php": () => jsonResponse(200, { ok: true }) });
  expect((await failure(apiFetch("/api/wishes", { method: "POST" }))).code).toBe("E-CSRF");
  expect(api.writes()).toEqual([]);
});

test("a session that cannot be opened is the server's trouble, not the visitor's", async () => {
  deleteToken();
  serve({ "GET /api/login.php": () => errorResponse(503, "E-BUSY") });
  expect((await failure(apiFetch("/api/wishes", { method: "POST" }))).code).toBe("E-BUSY");
});

test("the visitor's own key is sent as it is", async () => {
  const api = serve({ "POST /api/votes": () => jsonResponse(200, {}) });
  const idempotencyKey = newIdempotencyKey();
  await apiFetch("/api/votes", { method: "POST", idempotencyKey });
  expect(api.requests[0]?.headers.get("idempotency-key")).toBe(idempotencyKey);
});

test("an error of the server arrives with its code, number and waiting time", async () => {
  serve({ "POST /api/votes": () => errorResponse(429, "E-LIMIT", { "retry-after": "7" }) });
  const error = await failure(apiFetch("/api/votes", { method: "POST" }));
  expect(error).toMatchObject({ code: "E-LIMIT", requestId: "r1", retryAfterMs: 7000, message: "いまはできません。" });
});

test("the fields at fault are named", async () => {
  const error = { code: "E-INPUT", message: "x", requestId: "r2", fields: ["note"] };
  serve({ "POST /api/wishes": () => jsonResponse(400, { error }) });
  expect((await failure(apiFetch("/api/wishes", { method: "POST" }))).fields).toEqual(["note"]);
});

test.each([
  [502, "E-BUSY"],
  [503, "E-BUSY"],
  [504, "E-BUSY"],
  [500, "E-SERVER"],
  [403, "E-SERVER"],
  [418, "E-SERVER"],
  [404, "E-404"],
  [410, "E-GONE"],
  [429, "E-LIMIT"],
] as const)("a %i that is not in the shape of the house is %s", async (status, code) => {
  serve({ "GET /api/wishes": () => jsonResponse(status, { oops: "<h1>" }, { "x-request-id": "edge-1" }) });
  expect(await failure(apiFetch("/api/wishes", { schema }))).toMatchObject({ code, requestId: "edge-1" });
});

test.each([[{ wishes: "many" }], [undefined], ["<!doctype html>"]])(
  "an answer that is not what was agreed (%j) is no answer",
  async (body) => {
    serve({ "GET /api/wishes": () => jsonResponse(200, body) });
    expect((await failure(apiFetch("/api/wishes", { schema }))).code).toBe("E-NET");
  },
);

test("without a connection the phone knows whether it is offline", async () => {
  serve({});
  expect((await failure(apiFetch("/api/wishes"))).code).toBe("E-NET");
  vi.stubGlobal("navigator", { onLine: false });
  expect((await failure(apiFetch("/api/wishes"))).code).toBe("E-OFFLINE");
});

test("after ten seconds the call is given up", async () => {
  vi.useFakeTimers();
  let given: AbortSignal | undefined;
  serve({
    "GET /api/wishes": (_, signal) => {
      given = signal;
      return new Promise(() => {});
    },
  });
  const call = failure(apiFetch("/api/wishes"));
  await vi.advanceTimersByTimeAsync(9999);
  expect(given?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect((await call).code).toBe("E-NET");
  expect(given?.aborted).toBe(true);
});

test("leaving the page is no error of ours", async () => {
  const leaving = new AbortController();
  serve({ "GET /api/wishes": () => new Promise(() => {}) });
  const call = apiFetch("/api/wishes", { signal: leaving.signal });
  leaving.abort();
  await expect(call).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
  await expect(apiFetch("/api/wishes", { signal: leaving.signal })).rejects.toThrow(
    expect.objectContaining({ name: "AbortError" }),
  );
});

test("no timer is left behind", async () => {
  vi.useFakeTimers();
  serve({ "POST /api/wishes": () => jsonResponse(200, {}) });
  await apiFetch("/api/wishes", { method: "POST" });
  expect(vi.getTimerCount()).toBe(0);
});

test("a form goes out as a form", async () => {
  const api = serve({ "POST /api/reviews": () => jsonResponse(201, {}) });
  const body = new FormData();
  await apiFetch("/api/reviews", { method: "POST", body });
  expect(api.requests[0]?.body).toBe(body);
  expect(api.requests[0]?.headers.has("content-type")).toBe(false);
});

test("another place of the API and its login is taken from the document", async () => {
  deleteToken();
  Object.assign(document.documentElement.dataset, { api: "/zone/api/", login: "/zone/api/enter" });
  const api = serve({
    "GET /zone/api/enter": () => {
      document.cookie = "XSRF-TOKEN=entered; Path=/";
      return jsonResponse(200, { ok: true });
    },
    "POST /zone/api/wishes": () => jsonResponse(200, {}),
  });
  await apiFetch("/api/wishes", { method: "POST" });
  expect(api.requests.map(({ path }) => path)).toEqual(["/zone/api/enter", "/zone/api/wishes"]);
  delete document.documentElement.dataset.api;
  delete document.documentElement.dataset.login;
});

test.each(["https://evil.example/api/", "//evil.example/api/", "/zone1"])(
  "nothing is ever sent to %s",
  async (path) => {
    const api = serve({});
    await expect(apiFetch(path as "/api/", { method: "POST" })).rejects.toThrow(TypeError);
    expect(api.requests).toEqual([]);
  },
);

test("no two keys are the same", () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(uuid);
});

test("what a write earned is told to the window, with its answer", async () => {
  serve({ "POST /api/wishes": () => jsonResponse(200, { wishes: 1 }, { "x-seals": "a-want,second-night" }) });
  const heard = new Promise((resolve) => {
    subscribeToBadges(resolve, new AbortController().signal);
  });
  expect(await apiFetch("/api/wishes", { method: "POST", body: {}, schema })).toEqual({ wishes: 1 });
  expect(await heard).toEqual(["a-want", "second-night"]);
});
