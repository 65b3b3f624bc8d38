import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The running zone as `main` sees it. */
export interface RunningApp {
  /** Starts to take requests; resolves with the port, which the system chooses when the setting is 0. */
  listen(): Promise<{ port: number }>;
  /** Answers one request that another server took (the dev server). */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Takes no new request, lets those under way end, and puts everything away. */
  close(): Promise<void>;
}

/** Opens the server on a host and port. */
export function listenOn(server: Server, port: number, host: string): Promise<{ port: number }> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve({ port: (server.address() as AddressInfo).port });
    });
  });
}

/** Waits for the requests under way; connections that only idle are closed at once, stragglers after `graceMs`. */
export function drain(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
