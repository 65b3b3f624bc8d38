import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { systemClock } from "../platform/clock.ts";
import { answerPage } from "./page-answer.ts";
import { keepAliveSeconds, formatReadyHead, writeReadyHead } from "./ready-head.ts";
import type { CachedPage } from "./page-cache.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const body = Buffer.from("<h1>町</h1>");
const headers = ["content-type", "text/html", "content-length", String(body.length), "x-name", "caf\u00e9\t1"];
const notModified = ["etag", 'W/"a"', "vary", "accept-encoding"];
const each = <T>(value: T) => ({ br: value, gzip: value, identity: value });
const page: CachedPage = {
  headers: each(headers),
  heads: each(formatReadyHead(headers)),
  bodies: each(body),
  notModified,
  etag: 'W/"a"',
  route: "hack /hack",
  tags: [],
  freshUntilMs: 0,
  usableUntilMs: 0,
};

const ready: RequestListener = (request, response) =>
  answerPage(request, response, page, { requestId: "an-id", receivedAtMs: systemClock.now().getTime() });

const plain: RequestListener = (request, response) => {
  const isKnown = request.headers["if-none-match"] === page.etag;
  response.writeHead(isKnown ? 304 : 200, [...(isKnown ? notModified : headers), "x-request-id", "an-id"]);
  response.end(isKnown || request.method === "HEAD" ? undefined : body);
};

/** Everything that a server sends until it ends the connection; the value of the date is left out. */
async function sent(listener: RequestListener, text: string, maxRequestsPerSocket = 0): Promise<string> {
  const server = createServer({ keepAliveTimeout: keepAliveSeconds * 1_000 }, listener);
  server.maxRequestsPerSocket = maxRequestsPerSocket;
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").setEncoding("latin1");
  let received = "";
  socket.on("data", (chunk) => (received += String(chunk)));
  // The half that writes is ended, so the server ends its own when it has answered everything.
  socket.end(text);
  await once(socket, "close");
  return received.replace(/\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/g, "\r\nDate: now\r\n");
}

const get = "GET /zone1 HTTP/1.1\r\nHost: kz.test\r\n\r\n";

test.each([
  ["a kept connection", get],
  ["two requests in one breath", get + get],
  ["a closed connection", "GET /zone1 HTTP/1.1\r\nHost: kz.test\r\nConnection: close\r\n\r\n"],
  ["HTTP/1.0", "GET /zone1 HTTP/1.0\r\n\r\n"],
  ["HTTP/1.0 with a kept connection", "GET /zone1 HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"],
  ["HEAD", "HEAD /zone1 HTTP/1.1\r\nHost: kz.test\r\n\r\n"],
  ["a good copy", 'GET /zone1 HTTP/1.1\r\nHost: kz.test\r\nIf-None-Match: W/"a"\r\n\r\n'],
  ["a visitor who waits to be told to go on", "GET /zone1 HTTP/1.1\r\nHost: kz.test\r\nExpect: 100-continue\r\n\r\n"],
])("%s gets the bytes that writeHead would have sent", async (_, text) => {
  const received = await sent(ready, text);
  expect(received).toContain("x-request-id: an-id\r\nDate: now\r\n");
  expect(received).toBe(await sent(plain, text));
});

test("the last request of a connection is told that it is", async () => {
  const received = await sent(ready, get + get, 2);
  expect(received).toContain("Connection: close");
  expect(received).toBe(await sent(plain, get + get, 2));
});

test("the usual case is really taken, so that the others above compare something", async () => {
  const taken: boolean[] = [];
  await sent((request, response) => {
    taken.push(writeReadyHead(request, response, page.heads.br, "an-id", 0));
    response.end(body);
  }, get);
  expect(taken).toEqual([true]);
});

test("a value that would break out of its header makes no head", () => {
  expect(() => formatReadyHead(["link", "a\r\nset-cookie: b=1"])).toThrow(TypeError);
  expect(() => formatReadyHead(["a b", "c"])).toThrow(TypeError);
});
