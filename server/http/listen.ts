import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer, type Socket } from "node:net";
import { setImmediate, setTimeout } from "node:timers/promises";
import { healthPaths } from "./health.ts";

/** The running zone as `main` sees it. */
export interface RunningApp {
  /** Starts to take requests; resolves with the port, which the system chooses when the setting is 0. */
  listen(): Promise<{ port: number }>;
  /** Answers one request that another server took (the dev server). */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Takes no new request, lets those under way end, and puts everything away. */
  close(): Promise<void>;
}

/** New connections that the system holds until they are taken: of those that find no place it hears again after a second or more. */
const waitingConnections = 4_096;

/** Opens the server on a host and port. */
export function listenOn(server: Server, port: number, host: string): Promise<{ port: number }> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, waitingConnections, () => {
      server.off("error", reject);
      resolve({ port: (server.address() as AddressInfo).port });
    });
  });
}

/** The open connections of a server, each with the moment it was opened (`performance.now()`). */
export type Connections = ReadonlyMap<Socket, number>;

/** Follows the connections of a server; call it before it listens. */
export function trackConnections(server: Server): Connections {
  const open = new Map<Socket, number>();
  server.on("connection", (socket: Socket) => {
    open.set(socket, performance.now());
    socket.once("close", () => open.delete(socket));
  });
  return open;
}

/**
 * How long a server that ends takes new connections still. A balancer needs a moment to see that it leaves, and a connection that
 * stands in line when a listener closes is reset; an idle one that a proxy has just chosen would lose a write it may not repeat.
 */
const acceptForMs = 1_000;
/** On a busy machine that moment is longer: it goes on until nobody has asked for so long, */
const quietMs = 500;
/** and no longer than this. */
const acceptAtMostMs = 4_000;

/**
 * Ends a server without breaking an answer. From now on every answer is the last one of its connection. After a second, once
 * nobody asks any more, no new connection is taken and idle ones are closed.
 * @param connections as `trackConnections` gives them
 * @param graceMs from now on; who has no answer by then is cut off
 */
export async function drain(server: Server, connections: Connections, graceMs: number): Promise<void> {
  const startMs = performance.now();
  let lastRequestMs = startMs;
  server.prependListener("request", ({ url = "" }: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
    // Whoever asks how we are goes on asking.
    if (!healthPaths.has(url)) lastRequestMs = performance.now();
  });
  const force = globalThis.setTimeout(() => server.closeAllConnections(), graceMs);
  await setTimeout(acceptForMs);
  do {
    // Right after the loop has taken who waits and read what was sent: a busy one may be late with both.
    await setTimeout(50);
    await setImmediate();
  } while (performance.now() - lastRequestMs < quietMs && performance.now() - startMs < acceptAtMostMs);
  // http's own close would cut the idle connections in the same moment; net's only stops listening.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const sweep = setInterval(() => void setImmediate().then(() => closeUnused(server, connections)), 100);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
}

function closeUnused(server: Server, connections: Connections): void {
  server.closeIdleConnections();
  // Browsers open connections ahead. One that never asked for anything counts as busy for http, and would hold us to the last.
  const latestMs = performance.now() - acceptForMs;
  for (const [socket, openedMs] of connections) if (socket.bytesRead === 0 && openedMs < latestMs) socket.destroy();
}
