import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { fixedClock } from "../platform/clock.ts";
import { memoryLogger } from "../platform/logger.ts";
import { seededRandom } from "../platform/random.ts";
import { readSettings } from "../platform/settings.ts";
import { accessLine } from "./access-log.ts";
import { createHttpServer } from "./http-server.ts";
import type { HttpServerParts } from "./http-server-parts.ts";
import { createHostTable } from "./hosts.ts";
import { createRequestInfoReader } from "./request-info-reader.ts";
import { createPageCache } from "./page-cache.ts";
import { createPages } from "./pages.ts";
import { commonHeaders } from "./security-headers.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A server whose pages are all one; nothing else of the hub is behind it. */
async function openServer(more: Partial<HttpServerParts> = {}) {
  const clock = fixedClock("2026-11-20T15:00:00Z");
  const logger = memoryLogger(clock);
  const settings = readSettings({ MOR_HOST: "mor.test" });
  const cache = createPageCache(1_000_000);
  const common = commonHeaders(false);
  const errors: unknown[] = [];
  const pages = createPages({
    cache,
    onError: (error) => errors.push(error),
    commonHeaders: common.flat(),
    quality: 11,
    render: async ({ host }) => ({
      response: new Response(`<h1>${host.kind}の町</h1>`.repeat(99), { headers: { "content-type": "text/html" } }),
      ...{ scriptHashes: [], externalOrigins: { assets: null, scripts: [] }, tags: [], validUntil: null },
    }),
  });
  const server = createHttpServer({
    hostOf: createHostTable(settings),
    infoOf: createRequestInfoReader({ settings, clock, random: seededRandom("front") }),
    readiness: {
      isDraining: () => false,
      isDatabaseUp: () => true,
      writeFailure: () => null,
      scarceDiskBytes: () => null,
      failedJobs: () => [],
      masterData: () => ({ state: "fresh", builtAt: null, fetchedAt: null }),
    },
    cache,
    staticFiles: (_, __, next) => next(),
    answerDocument: () => false,
    apiBasePath: "/api/",
    api: () => {},
    route: (pathname, search, host) => ({ request: { pathname, search, host, route: "hack /hack" } }),
    getPage: pages.get,
    previewPage: () => Promise.reject(new Error("not asked for here")),
    countPage: () => {},
    readGate: { enter: () => true },
    consumePageLimit: async () => 0,
    nowMs: () => clock.now().getTime(),
    commonHeaders: common,
    log: {
      access: (request, response, info) => logger.access(accessLine(request, response, info, clock.now().getTime())),
      error: (_, error) => errors.push(error),
    },
    ...more,
  });
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { port, clock, logger, errors, ask: (...lines: string[]) => exchange(port, lines) };
}

/** Sends one request as it stands and resolves with all that comes until the server ends or says no more. */
async function exchange(port: number, lines: readonly string[]): Promise<{ head: string[]; body: string }> {
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  let received = "";
  socket.on("data", (text) => (received += String(text)));
  socket.write([...lines, "", ""].join("\r\n"));
  const isWhole = (): boolean => {
    const [head = "", body] = received.split("\r\n\r\n");
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? "0";
    const isBare = lines[0]?.startsWith("HEAD") || head.includes(" 304 ");
    return body !== undefined && (isBare || body.length >= Number(length));
  };
  await vi.waitFor(() => expect(isWhole()).toBe(true));
  socket.destroy();
  const cut = received.indexOf("\r\n\r\n");
  return { head: received.slice(0, cut).split("\r\n"), body: received.slice(cut + 4) };
}

// Packed the same at once and later; only brotli is made anew, better.
const get = ["GET /zone1 HTTP/1.1", "Host: kz.test", "Accept-Encoding: gzip"];
const valueOf = (head: readonly string[], name: string): string | undefined =>
  head.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2);
/** What differs from answer to answer. */
const lasting = (head: readonly string[]): string[] =>
  head.filter((line) => !/^(date|x-request-id|connection|keep-alive):/i.test(line));

test("a page from the cache is the page that was rendered, with every header, and an id of its own", async () => {
  const running = await openServer();
  const rendered = await running.ask(...get);
  const cached = await running.ask(...get);
  expect(cached.body).toBe(rendered.body);
  expect(lasting(cached.head)).toEqual(lasting(rendered.head));
  expect(cached.head).toEqual(expect.arrayContaining(["x-frame-options: DENY", "content-encoding: gzip"]));
  expect(valueOf(cached.head, "content-security-policy")).toContain("default-src 'none'");
  const ids = [rendered, cached].map(({ head }) => valueOf(head, "x-request-id"));
  expect(ids).toEqual(running.logger.lines.map((line) => (JSON.parse(line) as { requestId: string }).requestId));
  expect(new Set(ids).size).toBe(2);
});

test.each([
  ["kept open", get, "keep-alive"],
  ["closed on request", [...get, "Connection: close"], "close"],
  ["of the old protocol", ["GET /zone1 HTTP/1.0", "Host: kz.test", "Accept-Encoding: gzip"], "close"],
])("a connection %s gets the same page, and is told what becomes of it", async (_, lines, connection) => {
  const running = await openServer();
  const { head: usual, body } = await running.ask(...get);
  const received = await running.ask(...lines);
  expect(received.body).toBe(body);
  expect(lasting(received.head)).toEqual(lasting(usual));
  expect(valueOf(received.head, "connection")).toBe(connection);
});

test("who only asks for the head gets the page's head and no body", async () => {
  const running = await openServer();
  const { head } = await running.ask(...get);
  const received = await running.ask("HEAD /zone1 HTTP/1.1", ...get.slice(1));
  expect(lasting(received.head)).toEqual(lasting(head));
  expect(received.body).toBe("");
});

test("a visitor whose copy is still good is told so, in whatever coding it came, and by list too", async () => {
  const running = await openServer();
  const tag = valueOf((await running.ask(...get)).head, "etag") ?? "";
  for (const known of [tag, `"old", ${tag}`, tag.replace("W/", "")])
    for (const coding of ["br", "gzip", "identity"]) {
      const requestLines = [
        "GET /zone1 HTTP/1.1",
        "Host: kz.test",
        `Accept-Encoding: ${coding}`,
        `If-None-Match: ${known}`,
      ];
      const { head, body } = await running.ask(...requestLines);
      expect(head[0]).toBe("HTTP/1.1 304 Not Modified");
      expect(head).toEqual(expect.arrayContaining(["x-frame-options: DENY", `etag: ${tag}`, "vary: accept-encoding"]));
      expect(body).toBe("");
    }
  expect((await running.ask(...get, 'If-None-Match: "old"')).head[0]).toBe("HTTP/1.1 200 OK");
});

test("each host has its own page", async () => {
  const running = await openServer();
  const bodyOn = async (host: string) =>
    Buffer.from((await running.ask("GET /zone1 HTTP/1.1", `Host: ${host}`)).body, "latin1").toString();
  for (let time = 0; time < 2; time++) {
    expect(await bodyOn("mor.test")).toContain("morの町");
    expect(await bodyOn("kz.test")).toContain("mainの町");
  }
});

test("a cached page leaves one line in the log: no query, no whole address, nothing that steers a terminal", async () => {
  const running = await openServer();
  await running.ask(...get);
  await running.ask("GET /zone1 HTTP/1.1", "Host: kz.test", "Cookie: a=1");
  await vi.waitFor(() => expect(running.logger.lines).toHaveLength(2));
  const line = JSON.parse(running.logger.lines[1] ?? "") as object;
  expect(line).toEqual({
    ...{ time: "2026-11-20T15:00:00.000Z", level: "info", event: "access", requestId: expect.any(String) },
    ...{
      method: "GET",
      status: 200,
      durationMs: 0,
      isWhole: true,
      route: "hack /hack",
      bytes: expect.any(Number),
      path: "/zone1",
      address: "127.0.0.0",
    },
  });
});

test("what breaks before anything could wait is answered and noted, and the next visitor is served", async () => {
  let isBroken = true;
  const table = createHostTable(readSettings({}));
  const hostOf: HttpServerParts["hostOf"] = (header) => {
    if (isBroken) throw new Error("the table is gone");
    return table(header);
  };
  const running = await openServer({ hostOf });
  expect((await running.ask(...get)).head[0]).toBe("HTTP/1.1 500 Internal Server Error");
  expect(running.errors).toHaveLength(1);
  isBroken = false;
  expect((await running.ask(...get)).head[0]).toBe("HTTP/1.1 200 OK");
});

describe("when more is asked than can be done", () => {
  const readApi = ["GET /api/things HTTP/1.1", "Host: kz.test"];
  const refusal = "HTTP/1.1 503 Service Unavailable";

  test("a read is refused at once in the common shape and told when to come again, a write is let in", async () => {
    const requests: string[] = [];
    const api: HttpServerParts["api"] = ({ method }, response) => {
      requests.push(method ?? "");
      response.end("{}");
    };
    const running = await openServer({ readGate: { enter: () => false }, api });
    const { head, body } = await running.ask(...readApi);
    expect([head[0], valueOf(head, "retry-after")]).toEqual([refusal, "2"]);
    const requestId = valueOf(head, "x-request-id");
    expect(JSON.parse(Buffer.from(body, "latin1").toString())).toEqual({
      error: { code: "E-BUSY", message: expect.any(String), requestId },
    });
    expect(head).toEqual(expect.arrayContaining(["x-frame-options: DENY", "cache-control: no-store"]));
    const ofOldProtocol = await running.ask("GET /api/things HTTP/1.0", "Host: kz.test");
    expect([ofOldProtocol.head[0], ofOldProtocol.body.length]).toEqual([refusal, body.length]);
    expect((await running.ask("POST /api/things HTTP/1.1", "Host: kz.test", "Content-Length: 0")).head[0]).toContain(
      "200",
    );
    expect(requests).toEqual(["POST"]);
  });

  test("health, files and kept pages are answered as ever, even a copy that has grown old", async () => {
    let isFull = false;
    const staticFiles: HttpServerParts["staticFiles"] = (request, response, next) =>
      request.url?.startsWith("/build/") ? void response.end("a{}") : next();
    const running = await openServer({ readGate: { enter: () => !isFull }, staticFiles });
    await running.ask(...get);
    isFull = true;
    running.clock.advance(61_000);
    expect((await running.ask(...get)).head[0]).toContain("200");
    expect((await running.ask("GET /build/a.css HTTP/1.1", "Host: kz.test")).head[0]).toContain("200");
    expect((await running.ask("GET /healthz HTTP/1.1", "Host: kz.test")).head[0]).toContain("200");
    expect((await running.ask("GET /zone2 HTTP/1.1", "Host: kz.test")).head[0]).toBe(refusal);
  });

  test("a page that nobody has asked for yet is counted as a render, words as a search, a kept one as a read", async () => {
    const costs: string[] = [];
    const running = await openServer({ consumePageLimit: async (_, cost) => (costs.push(cost), 0) });
    await running.ask(...get);
    running.clock.advance(61_000);
    await running.ask(...get);
    await running.ask("GET /tips?q=lip HTTP/1.1", "Host: kz.test");
    expect(costs).toEqual(["render", "read", "search"]);
  });
});
