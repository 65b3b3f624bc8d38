import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { Metrics } from "./platform/metrics.ts";

/**
 * Answers `GET /metrics` on a port of its own, which no visitor reaches: what a process counts is for its operators alone.
 * @returns what ends it
 */
export async function serveMetrics(metrics: Metrics, port: number, host: string): Promise<() => Promise<void>> {
  const server: Server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return void response.writeHead(404).end();
    metrics.describe().then(
      ({ contentType, text }) => response.writeHead(200, { "content-type": contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.requestTimeout = 5_000;
  server.listen(port, host);
  await once(server, "listening");
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
}
