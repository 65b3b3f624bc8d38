import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { fixedClock } from "../platform/clock.ts";
import { memoryLogger } from "../platform/logger.ts";
import { seededRandom } from "../platform/random.ts";
import { readSettings } from "../platform/settings.ts";
import { accessLine } from "./access-log.ts";
import { type FrontParts, makeFront } from "./front.ts";
import { hostTable } from "./hosts.ts";
import { makeInfoReader } from "./info.ts";
import { makePageCache } from "./page-cache.ts";
import { makePages } from "./pages.ts";
import { commonHeaders } from "./security-headers.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A front whose pages are all one; nothing else of the house is behind it. */
async function openFront(more: Partial<FrontParts> = {}) {
  const clock = fixedClock("2026-11-20T15:00:00Z");
  const logger = memoryLogger(clock);
  const settings = readSettings({ MOR_HOST: "mor.test" });
  const cache = makePageCache(1_000_000);
  const common = commonHeaders(false);
  const errors: unknown[] = [];
  const pages = makePages({
    cache,
    onError: (error) => errors.push(error),
    commonHeaders: common.flat(),
    quality: 11,
    render: async ({ host }) => ({
      response: new Response(`<h1>${host.kind}の町</h1>`.repeat(99), { headers: { "content-type": "text/html" } }),
      ...{ scriptHashes: [], outside: { assets: null, scripts: [] }, tags: [], validUntil: null },
    }),
  });
  const server = makeFront({
    hostOf: hostTable(settings),
    infoOf: makeInfoReader({ settings, clock, random: seededRandom("front") }),
    readiness: {
      isDraining: () => false,
      isDatabaseUp: () => true,
      masterData: () => ({ state: "fresh", builtAt: null, fetchedAt: null }),
    },
    cache,
    staticFiles: (_, __, next) => next(),
    answerDocument: () => false,
    apiBasePath: "/api/",
    api: () => {},
    route: (pathname, search, host) => ({ request: { pathname, search, host } }),
    askPage: pages.ask,
    previewPage: () => Promise.reject(new Error("not asked for here")),
    mayRender: async () => 0,
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
  return { port, logger, errors, ask: (...lines: string[]) => ask(port, lines) };
}

/** Sends one request as it stands and resolves with all that comes until the server ends or says no more. */
async function ask(port: number, lines: readonly string[]): Promise<{ head: string[]; body: string }> {
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  let told = "";
  socket.on("data", (text) => (told += String(text)));
  socket.write([...lines, "", ""].join("\r\n"));
  const isWhole = (): boolean => {
    const [head = "", body] = told.split("\r\n\r\n");
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? "0";
    const isBare = lines[0]?.startsWith("HEAD") || head.includes(" 304 ");
    return body !== undefined && (isBare || body.length >= Number(length));
  };
  await vi.waitFor(() => expect(isWhole()).toBe(true));
  socket.destroy();
  const cut = told.indexOf("\r\n\r\n");
  return { head: told.slice(0, cut).split("\r\n"), body: told.slice(cut + 4) };
}

// Packed the same at once and later; only brotli is made anew, better.
const get = ["GET /zone1 HTTP/1.1", "Host: kz.test", "Accept-Encoding: gzip"];
const valueOf = (head: readonly string[], name: string): string | undefined =>
  head.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2);
/** What differs from answer to answer. */
const lasting = (head: readonly string[]): string[] =>
  head.filter((line) => !/^(date|x-request-id|connection|keep-alive):/i.test(line));

test("a page from the cache is the page that was rendered, with every header, and an id of its own", async () => {
  const front = await openFront();
  const rendered = await front.ask(...get);
  const kept = await front.ask(...get);
  expect(kept.body).toBe(rendered.body);
  expect(lasting(kept.head)).toEqual(lasting(rendered.head));
  expect(kept.head).toEqual(expect.arrayContaining(["x-frame-options: DENY", "content-encoding: gzip"]));
  expect(valueOf(kept.head, "content-security-policy")).toContain("default-src 'none'");
  const ids = [rendered, kept].map(({ head }) => valueOf(head, "x-request-id"));
  expect(ids).toEqual(front.logger.lines.map((line) => (JSON.parse(line) as { requestId: string }).requestId));
  expect(new Set(ids).size).toBe(2);
});

test.each([
  ["kept open", get, "keep-alive"],
  ["closed on request", [...get, "Connection: close"], "close"],
  ["of the old protocol", ["GET /zone1 HTTP/1.0", "Host: kz.test", "Accept-Encoding: gzip"], "close"],
])("a connection %s gets the same page, and is told what becomes of it", async (_, lines, connection) => {
  const front = await openFront();
  const { head: usual, body } = await front.ask(...get);
  const told = await front.ask(...lines);
  expect(told.body).toBe(body);
  expect(lasting(told.head)).toEqual(lasting(usual));
  expect(valueOf(told.head, "connection")).toBe(connection);
});

test("who only asks for the head gets the page's head and no body", async () => {
  const front = await openFront();
  const { head } = await front.ask(...get);
  const told = await front.ask("HEAD /zone1 HTTP/1.1", ...get.slice(1));
  expect(lasting(told.head)).toEqual(lasting(head));
  expect(told.body).toBe("");
});

test("a visitor whose copy is still good is told so, in whatever coding it came, and by list too", async () => {
  const front = await openFront();
  const tag = valueOf((await front.ask(...get)).head, "etag") ?? "";
  for (const known of [tag, `"old", ${tag}`, tag.replace("W/", "")])
    for (const coding of ["br", "gzip", "identity"]) {
      const asked = ["GET /zone1 HTTP/1.1", "Host: kz.test", `Accept-Encoding: ${coding}`, `If-None-Match: ${known}`];
      const { head, body } = await front.ask(...asked);
      expect(head[0]).toBe("HTTP/1.1 304 Not Modified");
      expect(head).toEqual(expect.arrayContaining(["x-frame-options: DENY", `etag: ${tag}`, "vary: accept-encoding"]));
      expect(body).toBe("");
    }
  expect((await front.ask(...get, 'If-None-Match: "old"')).head[0]).toBe("HTTP/1.1 200 OK");
});

test("each host has its own page", async () => {
  const front = await openFront();
  const bodyOn = async (host: string) =>
    Buffer.from((await front.ask("GET /zone1 HTTP/1.1", `Host: ${host}`)).body, "latin1").toString();
  for (let time = 0; time < 2; time++) {
    expect(await bodyOn("mor.test")).toContain("morの町");
    expect(await bodyOn("kz.test")).toContain("mainの町");
  }
});

test("a cached page leaves one line in the log: no query, no whole address, nothing that steers a terminal", async () => {
  const front = await openFront();
  await front.ask(...get);
  await front.ask("GET /zone1 HTTP/1.1", "Host: kz.test", "Cookie: a=1");
  await vi.waitFor(() => expect(front.logger.lines).toHaveLength(2));
  const line = JSON.parse(front.logger.lines[1] ?? "") as object;
  expect(line).toEqual({
    ...{ time: "2026-11-20T15:00:00.000Z", level: "info", event: "access", requestId: expect.any(String) },
    ...{ method: "GET", status: 200, durationMs: 0, isWhole: true, path: "/zone1", address: "127.0.0.0" },
  });
});

test("what breaks before anything could wait is answered and noted, and the next visitor is served", async () => {
  let isBroken = true;
  const table = hostTable(readSettings({}));
  const hostOf: FrontParts["hostOf"] = (header) => {
    if (isBroken) throw new Error("the table is gone");
    return table(header);
  };
  const front = await openFront({ hostOf });
  expect((await front.ask(...get)).head[0]).toBe("HTTP/1.1 500 Internal Server Error");
  expect(front.errors).toHaveLength(1);
  isBroken = false;
  expect((await front.ask(...get)).head[0]).toBe("HTTP/1.1 200 OK");
});
