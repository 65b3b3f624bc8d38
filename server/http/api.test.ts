import { Hono } from "hono";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteAliases } from "#app/shell/site-frame/site-api-aliases.server.ts";
import { requestBindings, createTestApi, type TestApi } from "#tests/api/test-api.ts";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { errorBodySchema } from "#contracts/errors.ts";
import { hubAliases } from "./api-aliases.ts";
import type { ApiEnv } from "./api-env.ts";
import { HttpError } from "./http-error.ts";
import { operationOf, route } from "./api-route.ts";
import { requestInfo } from "./request-info.ts";

const answer = v.object({ ok: v.boolean() });
const pollApi = new Hono<ApiEnv>()
  .get("/open", route({ summary: "Looks in", answer }), (c) => c.json({ ok: true }))
  .get("/raw", route({ summary: "Answers without Hono's help", answer }), () => new Response("raw"))
  .get("/broken", route({ summary: "Breaks", answer }), () => {
    throw new Error("secret at /srv/app/hall.ts");
  })
  .get("/odd", route({ summary: "Throws a text", answer }), () => {
    throw "just a text";
  })
  .get("/gone", route({ summary: "Is gone", answer }), () => {
    throw new HttpError("E-GONE");
  })
  .post("/draw", route({ summary: "Draws", answer, isSensitive: true }), (c) => c.json({ ok: true }))
  .put("/open", route({ summary: "Changes", answer }), (c) => c.json({ ok: true }));

let fresh: TestDatabase;
let api: TestApi;
let isPollClosed = false;
beforeAll(async () => {
  fresh = await createTestDatabase();
  api = createTestApi({
    databaseUrl: fresh.url,
    siteApis: { hall: pollApi },
    isClosed: (siteId) => siteId === "hall" && isPollClosed,
  });
});
afterAll(async () => {
  await api.stop();
  await fresh.drop();
});

describe("the name under which a call is counted", () => {
  it.each([
    ["/api/hall/open", "/api/hall/open"],
    ["/api/hall/gone", "/api/hall/gone"],
    ["/api/visitor/summary?x=1", "/api/visitor/summary"],
  ])("%s is its pattern, whatever comes of it", async (path, pattern) => {
    const bindings = requestBindings();
    await api.app.request(path, {}, bindings);
    expect(requestInfo(bindings.incoming).route).toBe(pattern);
  });

  it("is never a visitor's own address", async () => {
    const bindings = requestBindings();
    await api.app.request("/api/hall/there-is-no-such-thing-0815", {}, bindings);
    expect(requestInfo(bindings.incoming).route).not.toContain("0815");
  });
});

async function failure(response: Response): Promise<{ status: number; code: string }> {
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  return { status: response.status, code: v.parse(errorBodySchema, await response.json()).error.code };
}

describe("every answer of the API", () => {
  it.each([
    "/api/hall/open",
    "/api/hall/raw",
    "/api/hall/broken",
    "/api/hall/odd",
    "/api/nowhere",
    "/api/openapi.json",
  ])("is kept by nobody and is what it says it is (%s)", async (path) => {
    const { headers } = await api.browser().get(path);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});

describe("an error", () => {
  it("has one shape and the number of its request", async () => {
    const response = await api.browser({ requestId: "request-77" }).get("/api/hall/gone");
    expect(response.status).toBe(410);
    expect(await response.json()).toEqual({
      error: {
        code: "E-GONE",
        message: "期限が過ぎたか、作った人が消したため、表示できません。",
        requestId: "request-77",
      },
    });
  });

  it("of ours is told to the operator, never to the visitor", async () => {
    const response = await api.browser().get("/api/hall/broken");
    expect(await response.clone().text()).not.toMatch(/secret|srv|hall\.ts/);
    expect(await failure(response)).toEqual({ status: 500, code: "E-SERVER" });
    expect(api.logger.lines.join("")).toContain("secret at /srv/app/hall.ts");
  });

  it("is E-SERVER too when something else than an error was thrown", async () => {
    expect(await failure(await api.browser().get("/api/hall/odd"))).toEqual({ status: 500, code: "E-SERVER" });
  });

  it.each(["/api", "/api/", "/api/nowhere", "/api/hall", "/api/hall/open/more", "/api/visitor"])(
    "is E-404 at %s",
    async (path) => {
      expect(await failure(await api.browser().get(path))).toEqual({ status: 404, code: "E-404" });
    },
  );

  it("names the methods that would do", async () => {
    const response = await api.browser().write("DELETE", "/api/hall/open", {});
    expect(response.headers.get("allow")).toBe("GET, HEAD, PUT");
    expect(await failure(response)).toEqual({ status: 405, code: "E-METHOD" });
  });
});

describe("the session", () => {
  it("is two cookies that hold 400 days and no row", async () => {
    const response = await api.browser().get("/api/login.php");
    expect(await response.json()).toEqual({ ok: true });
    const [token, visitor] = response.headers.getSetCookie().toSorted();
    expect(visitor).toMatch(/^__Host-kz_vid=[\w.-]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(token).toMatch(/^XSRF-TOKEN=[\w.-]+; Max-Age=34560000; Path=\/; Secure; SameSite=Lax$/);
    expect(await api.database.query({ text: "SELECT id FROM visitors" })).toEqual([]);
  });

  it("has the plain name on http", async () => {
    const response = await api.browser({ isSecure: false }).get("/api/login.php");
    const names = response.headers.getSetCookie().map((line) => line.split("=")[0]);
    expect(names.toSorted()).toEqual(["XSRF-TOKEN", "kz_vid"]);
    expect(response.headers.getSetCookie().join()).not.toMatch(/Secure|Domain/);
  });

  it("keeps the visitor when it is opened again", async () => {
    const browser = api.browser();
    await browser.login();
    const before = browser.cookies.get("__Host-kz_vid")?.split(".")[0];
    await browser.login();
    expect(browser.cookies.get("__Host-kz_vid")?.split(".")[0]).toBe(before);
  });

  it("is renewed by any call after thirty days, for the same visitor", async () => {
    const browser = api.browser();
    await browser.login();
    const before = browser.cookies.get("__Host-kz_vid");
    expect((await browser.get("/api/hall/raw")).headers.getSetCookie()).toEqual([]);
    api.clock.advance(31 * 86_400_000);
    expect((await browser.get("/api/hall/raw")).headers.getSetCookie()).toHaveLength(2);
    expect(browser.cookies.get("__Host-kz_vid")).not.toBe(before);
    expect(browser.cookies.get("__Host-kz_vid")?.split(".")[0]).toBe(before?.split(".")[0]);
    expect((await browser.write("PUT", "/api/hall/open", {})).status).toBe(200);
  });

  it("of a forged cookie is no session", async () => {
    const browser = api.browser();
    await browser.login();
    const cookie = browser.cookies.get("__Host-kz_vid") ?? "";
    // One of sixteen signatures ends in an A already.
    browser.cookies.set("__Host-kz_vid", cookie.slice(0, -1) + (cookie.endsWith("A") ? "E" : "A"));
    expect(await failure(await browser.write("PUT", "/api/hall/open", {}))).toEqual({ status: 403, code: "E-CSRF" });
  });
});

describe("a write", () => {
  it("passes with the visitor's own token from a page of ours", async () => {
    const browser = api.browser();
    await browser.login();
    const headers = { origin: "https://zone.example.com", "sec-fetch-site": "same-origin" };
    expect((await browser.write("PUT", "/api/hall/open", {}, headers)).status).toBe(200);
  });

  it.each<[string, Record<string, string | undefined>]>([
    ["without a token", { "x-xsrf-token": undefined }],
    ["with an empty token", { "x-xsrf-token": "" }],
    ["with a made-up token", { "x-xsrf-token": `${"A".repeat(22)}.${"A".repeat(43)}` }],
    ["from a foreign page", { origin: "https://evil.example" }],
    ["from a sandboxed page", { origin: "null" }],
    ["across sites", { "sec-fetch-site": "cross-site" }],
    ["without its visitor", { cookie: "" }],
  ])("is refused %s", async (_, headers) => {
    const browser = api.browser();
    await browser.login();
    expect(await failure(await browser.write("PUT", "/api/hall/open", {}, headers))).toEqual({
      status: 403,
      code: "E-CSRF",
    });
  });

  it("is refused with the token of another visitor, planted beside the cookie", async () => {
    const [victim, attacker] = [api.browser(), api.browser()];
    await Promise.all([victim.login(), attacker.login()]);
    victim.cookies.set("XSRF-TOKEN", attacker.cookies.get("XSRF-TOKEN") ?? "");
    expect((await victim.write("PUT", "/api/hall/open", {})).status).toBe(403);
  });

  it("of every route and method is refused without a token", async () => {
    const browser = api.browser();
    await browser.login();
    const writes = api.app.routes.filter(({ handler, method }) => operationOf(handler) && method !== "GET");
    expect(writes.length).toBeGreaterThan(3);
    for (const { method, path } of writes) {
      const response = await browser.write(method, path, {}, { "x-xsrf-token": undefined });
      expect(await failure(response), `${method} ${path}`).toEqual({ status: 403, code: "E-CSRF" });
    }
  });
});

describe("the limits", () => {
  it("refuse the eleventh draw of a minute and say when to come back", async () => {
    const strict = createTestApi({ databaseUrl: fresh.url, env: { LIMITS_FACTOR: "1" }, siteApis: { hall: pollApi } });
    const browser = strict.browser();
    await browser.login();
    for (let i = 0; i < 10; i++) expect((await browser.write("POST", "/api/hall/draw", {})).status).toBe(200);
    const refused = await browser.write("POST", "/api/hall/draw", {});
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await failure(refused)).toEqual({ status: 429, code: "E-LIMIT" });
    expect((await browser.get("/api/hall/open")).status).toBe(200);
    await strict.stop();
  });

  it("refuse the three hundred and first session of an address", async () => {
    const strict = createTestApi({ databaseUrl: fresh.url, env: { LIMITS_FACTOR: "1" } });
    for (let i = 0; i < 300; i++) expect((await strict.browser().get("/api/login.php")).status).toBe(200);
    expect(await failure(await strict.browser().get("/api/login.php"))).toEqual({ status: 429, code: "E-LIMIT" });
    expect((await strict.browser({ address: "192.0.2.2" }).get("/api/login.php")).status).toBe(200);
    await strict.stop();
  });
});

describe("a closed site", () => {
  it("takes nothing in, while the rest goes on", async () => {
    isPollClosed = true;
    expect(await failure(await api.browser().get("/api/hall/open"))).toEqual({ status: 403, code: "E-CLOSED" });
    expect((await api.browser().get("/api/visitor/summary")).status).toBe(200);
    isPollClosed = false;
    expect((await api.browser().get("/api/hall/open")).status).toBe(200);
  });
});

describe("the description", () => {
  it("lists every route there is", async () => {
    const description = (await (await api.browser().get("/api/openapi.json")).json()) as {
      paths: Record<string, object>;
    };
    const second = new Set([...hubAliases, ...siteAliases].map(([alias]) => `/api/${alias}`));
    expect(Object.keys(description.paths).filter((path) => second.has(path))).toHaveLength(5);
    expect(
      Object.keys(description.paths)
        .filter((path) => !second.has(path))
        .toSorted(),
    ).toEqual([
      "/api/events",
      "/api/hall/broken",
      "/api/hall/draw",
      "/api/hall/gone",
      "/api/hall/odd",
      "/api/hall/open",
      "/api/hall/raw",
      "/api/login.php",
      "/api/visitor/companion",
      "/api/visitor/export",
      "/api/visitor/gaps",
      "/api/visitor/handover",
      "/api/visitor/holdings",
      "/api/visitor/moves",
      "/api/visitor/moves/preview",
      "/api/visitor/opening",
      "/api/visitor/room",
      "/api/visitor/seals",
      "/api/visitor/summary",
      "/api/visitor/words",
    ]);
  });
});

describe("a page that broke its policy", () => {
  it("is told to the operator without what the address carried", async () => {
    const report = {
      "csp-report": { "document-uri": "https://zone.example.com/myroom?code=mine", "effective-directive": "img-src" },
    };
    const init = {
      method: "POST",
      body: JSON.stringify(report),
      headers: { "content-type": "application/csp-report" },
    };
    expect((await api.app.request("/api/reports/csp", init, requestBindings())).status).toBe(204);
    const line = api.logger.lines.findLast((text) => text.includes("page-policy-broken"));
    expect(line).toContain("https://zone.example.com/myroom");
    expect(line).not.toContain("mine");
  });
});

describe("a database that is away", () => {
  it("is answered with E-BUSY and a time to come back, and known to nobody else", async () => {
    const cut = createTestApi({ databaseUrl: "postgresql://nobody@127.0.0.1:1/nothing" });
    const browser = cut.browser();
    await browser.login();
    const response = await browser.get("/api/visitor/summary");
    expect(response.headers.get("retry-after")).toBe("5");
    expect(await failure(response)).toEqual({ status: 503, code: "E-BUSY" });
    const write = await browser.write("POST", "/api/visitor/opening", {});
    expect(await failure(write)).toEqual({ status: 503, code: "E-BUSY" });
    await cut.stop();
  });
});
