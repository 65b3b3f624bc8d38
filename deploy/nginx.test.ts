import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { errorBodySchema } from "#contracts/errors.ts";
import { hasNginx, type LoopbackNginx, startNginx } from "./nginx-on-loopback.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A stand-in for a process of the zone: answers as told, and remembers what it was asked. */
interface Stand {
  server: Server;
  requests: IncomingMessage[];
  answer: Answer;
}

// X-Accel-Expires keeps an answer longer than the second of nginx.conf, so that a slow machine changes nothing.
const page = { "cache-control": "public, max-age=0, s-maxage=60", "x-accel-expires": "600", vary: "accept-encoding" };
const ok: Answer = (requests, response) => response.writeHead(200, page).end(`for ${requests.url}`);
const noStore: Answer = (_, response) => response.writeHead(200, { "cache-control": "no-store" }).end("private");
const breaksOff: Answer = (requests) => requests.socket.destroy();
const stands: Stand[] = [];
let nginx: LoopbackNginx;
let behindBalancer: LoopbackNginx;
let asking = 0;

/** A page that nobody asked for before. */
const freshPath = (folder = "/page"): string => `${folder}/${(asking += 1)}`;
const requestCount = (path: string): number =>
  stands.flatMap(({ requests }) => requests).filter(({ url }) => url?.startsWith(path)).length;

describe.skipIf(!hasNginx)("nginx in front of two processes", () => {
  beforeAll(async () => {
    for (let i = 0; i < 2; i++) stands.push(await openStand());
    const upstreams = stands.map(({ server }) => `127.0.0.1:${(server.address() as AddressInfo).port}`);
    nginx = await startNginx({ upstreams });
    behindBalancer = await startNginx({ upstreams, balancers: ["127.0.0.0/8"] });
  });

  afterAll(async () => {
    await Promise.all([nginx?.stop(), behindBalancer?.stop()]);
    for (const { server } of stands) server.close().closeAllConnections();
  });

  beforeEach(() => {
    for (const stand of stands) Object.assign(stand, { requests: [], answer: ok });
  });

  test("a page is asked of the app once, whatever cookie or campaign mark its visitors bring", async () => {
    const path = freshPath();
    expect((await ask(path, { cookie: "kz_vid=1" })).headers["x-page-cache"]).toBe("MISS");
    expect((await ask(path, { cookie: "kz_vid=2" })).headers["x-page-cache"]).toBe("HIT");
    expect((await ask(`${path}?cid=mail&utm_source=x`)).headers["x-page-cache"]).toBe("HIT");
    expect((await ask(`${path}?c=red&utm_source=x`)).headers["x-page-cache"]).toBe("MISS");
    expect(stands.flatMap(({ requests }) => requests).map(({ headers }) => headers.cookie)).toEqual([
      undefined,
      undefined,
    ]);
  });

  test("each of the three codings is kept apart, however a browser spells what it takes", async () => {
    const path = freshPath();
    const states: unknown[] = [];
    for (const accepts of ["gzip, deflate, br, zstd", "br", "GZIP;q=1.0, br;q=0", "gzip", "identity", ""]) {
      states.push((await ask(path, { "accept-encoding": accepts })).headers["x-page-cache"]);
    }
    expect(states).toEqual(["MISS", "HIT", "MISS", "HIT", "MISS", "HIT"]);
    const codings = stands.flatMap(({ requests }) => requests).map(({ headers }) => headers["accept-encoding"]);
    expect(codings.toSorted()).toEqual(["br", "gzip", undefined]);
  });

  test("one host never sees the page of another", async () => {
    const path = freshPath();
    await ask(path, { host: "zone.example.com" });
    expect((await ask(path, { host: "mor.example.com" })).headers["x-page-cache"]).toBe("MISS");
  });

  test("what the app calls private is not kept, on pages and on calls", async () => {
    for (const stand of stands) stand.answer = noStore;
    for (const path of [freshPath(), freshPath("/api")]) {
      await ask(path);
      await ask(path);
      expect(requestCount(path), path).toBe(2);
    }
  });

  test("a call is never kept, even if the app would allow it, and brings the visitor's cookie", async () => {
    const path = freshPath("/api");
    await ask(path, { cookie: "kz_vid=1" });
    expect((await ask(path, { cookie: "kz_vid=1" })).headers["x-page-cache"]).toBeUndefined();
    expect(requestCount(path)).toBe(2);
    expect(stands.flatMap(({ requests }) => requests)[0]?.headers.cookie).toBe("kz_vid=1");
    expect((await ask("/api")).body).toBe("for /api");
  });

  test("a visitor cannot say where a request comes from; a balancer that nginx knows can", async () => {
    const lies = { "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https", forwarded: "for=203.0.113.7" };
    await ask(freshPath(), { ...lies, "x-forwarded-host": "evil.example.com" });
    await ask(freshPath(), lies, { port: behindBalancer.port });
    const seen = stands.flatMap(({ requests }) => requests).map(({ headers }) => headers);
    expect(seen.map((headers) => headers["x-forwarded-for"]).toSorted()).toEqual(["127.0.0.1", "203.0.113.7"]);
    expect(seen.map((headers) => headers["x-forwarded-proto"]).toSorted()).toEqual(["http", "https"]);
    expect(seen.flatMap((headers) => [headers["x-forwarded-host"], headers.forwarded]).filter(Boolean)).toEqual([]);
  });

  test("what one process breaks off the other answers, but a POST is never sent twice", async () => {
    const [first, second] = stands as [Stand, Stand];
    first.answer = breaksOff;
    for (let i = 0; i < 6; i++) expect((await ask(freshPath("/api"))).status).toBe(200);
    second.answer = breaksOff;
    const path = freshPath("/api");
    const { status, body } = await ask(path, {}, { method: "POST", body: "{}" });
    expect(status).toBe(503);
    expect(codeOf(body)).toBe("E-BUSY");
    expect(requestCount(path)).toBe(1);
  });

  test("a process that is too busy for a call is believed, and nobody else is bothered with it", async () => {
    for (const stand of stands) stand.answer = (_, response) => response.writeHead(503).end("busy");
    const path = freshPath("/api");
    for (let i = 0; i < 8; i++) expect((await ask(path)).body).toBe("busy");
    expect(requestCount(path)).toBe(8);
    for (const stand of stands) stand.answer = ok;
    expect((await ask(freshPath())).status).toBe(200);
  });

  test("a fingerprinted file that only the newer process has is found, kept, and given in parts", async () => {
    const file = { "cache-control": "public, max-age=31536000, immutable", "content-length": 10 };
    for (const stand of stands) {
      stand.answer = ({ url = "" }, response) =>
        requestCount(url) === 1
          ? response.writeHead(404, { "cache-control": "no-store" }).end()
          : response.writeHead(200, file).end("0123456789");
    }
    const path = freshPath("/build");
    const states: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      const part = await ask(path, { range: "bytes=2-4" });
      expect([part.status, part.body, part.headers["content-range"]]).toEqual([206, "234", "bytes 2-4/10"]);
      states.push(part.headers["x-page-cache"]);
    }
    expect([states[0], states[2]]).toEqual(["MISS", "HIT"]);
    expect((await ask(freshPath("/assets/v"))).body).toBe("0123456789");
  });

  test("the balancer may ask whether anything lives; nobody outside may ask what is ready", async () => {
    expect((await ask("/healthz")).body).toBe("for /healthz");
    const { status, body } = await ask("/readyz");
    expect(status).toBe(404);
    expect(codeOf(body)).toBe("E-404");
    expect(requestCount("/readyz")).toBe(0);
  });

  test("errors of nginx itself have the one shape, a policy, and a time to come back where that helps", async () => {
    const tooLarge = await ask("/api/x", { "content-length": "9999999" }, { method: "POST" });
    expect([tooLarge.status, codeOf(tooLarge.body)]).toEqual([413, "E-SIZE"]);
    const traced = await ask("/zone1", {}, { method: "TRACE" });
    expect([traced.status, codeOf(traced.body)]).toEqual([405, "E-METHOD"]);
    const unread = await ask("/%zz");
    expect([unread.status, codeOf(unread.body)]).toEqual([400, "E-INPUT"]);
    const hidden = await ask("/nginx-input");
    expect([hidden.status, codeOf(hidden.body)]).toEqual([404, "E-404"]);
    for (const stand of stands) stand.answer = breaksOff;
    const busy = await ask(freshPath());
    expect([busy.status, codeOf(busy.body), busy.headers["retry-after"]]).toEqual([503, "E-BUSY", "5"]);
    for (const { headers } of [tooLarge, traced, unread, hidden, busy]) {
      expect(headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      expect([headers["x-content-type-options"], headers["cache-control"]]).toEqual(["nosniff", "no-store"]);
      expect(headers.server).toBe("nginx");
    }
  });

  test("every answer has its own number: the app's where it was asked, another one where it was not", async () => {
    const numbered = { ...page, "x-request-id": "app" };
    for (const stand of stands) stand.answer = (_, response) => response.writeHead(200, numbered).end();
    const path = freshPath();
    expect((await ask(path)).headers["x-request-id"]).toBe("app");
    expect((await ask(path)).headers["x-request-id"]).toMatch(/^[0-9a-f]{32}$/);
  });
});

async function openStand(): Promise<Stand> {
  const stand: Stand = { server: createServer(), requests: [], answer: ok };
  stand.server.on("request", (requests, response) => {
    stand.requests.push(requests);
    stand.answer(requests, response);
  });
  stand.server.listen(0, "127.0.0.1");
  await once(stand.server, "listening");
  return stand;
}

async function ask(
  path: string,
  headers: Record<string, string> = {},
  { port = nginx.port, method = "GET", body = "" } = {},
): Promise<{ status: number; headers: IncomingMessage["headers"]; body: string }> {
  const requests = request({ host: "127.0.0.1", port, path, method, headers, agent: false });
  requests.end(body === "" ? undefined : body);
  const [answer] = (await once(requests, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}

function codeOf(body: string): string {
  return v.parse(errorBodySchema, JSON.parse(body)).error.code;
}
