import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drain, listenOn, trackConnections } from "./listen.ts";

/** Longer than a test may take: only what is closed in time lets one pass. */
const longGraceMs = 60_000;
let server: Server;
let answer: () => void;
let connections: ReturnType<typeof trackConnections>;

beforeEach(async () => {
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  server = createServer((_, response) => void mayAnswer.then(() => response.end("done")));
  connections = trackConnections(server);
  await listenOn(server, 0, "127.0.0.1");
});
afterEach(() => server.closeAllConnections());

const port = (): number => (server.address() as AddressInfo).port;

test("a connection that a browser opened ahead and never used does not hold up the end", async () => {
  const unused = connect(port(), "127.0.0.1");
  await once(server, "connection");
  const closed = once(unused, "close");
  await drain(server, connections, longGraceMs);
  await closed;
  expect(unused.destroyed).toBe(true);
});

test("a request that is under way gets its answer, however late it comes", async () => {
  const request = get({ port: port(), host: "127.0.0.1" });
  await once(server, "request");
  const ended = drain(server, connections, longGraceMs);
  setTimeout(answer, 1_500);
  const [response] = (await once(request, "response")) as [NodeJS.ReadableStream & { statusCode: number }];
  expect(response.statusCode).toBe(200);
  response.resume();
  await ended;
});

test("for a second after the end was asked for a new connection is answered, and told to come back to another process", async () => {
  answer();
  const address = { port: port(), host: "127.0.0.1" };
  const ended = drain(server, connections, longGraceMs);
  const request = get(address);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  expect(response).toMatchObject({ statusCode: 200, headers: { connection: "close" } });
  response.resume();
  await ended;
  await expect(once(get(address), "response")).rejects.toThrow("ECONNREFUSED");
});

test("while visitors still come the listener stays open, however often a balancer asks how it is, but not for ever", async () => {
  answer();
  const read = async (path: string): Promise<number | undefined> => {
    const [response] = (await once(get({ port: port(), host: "127.0.0.1", path }), "response")) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
  const startMs = performance.now();
  let lastVisitMs = startMs;
  const ended = drain(server, connections, longGraceMs);
  while (lastVisitMs - startMs < 1_500) {
    expect(await read("/readyz")).toBe(200);
    // From before it is sent: on a busy machine its answer may be long on the way.
    lastVisitMs = performance.now();
    expect(await read("/zone1")).toBe(200);
    await delay(100);
  }
  while ((await read("/readyz").catch(() => "refused")) !== "refused") await delay(50);
  expect(performance.now() - lastVisitMs).toBeGreaterThan(500);
  expect(performance.now() - startMs).toBeLessThan(4_000);
  await ended;
});
