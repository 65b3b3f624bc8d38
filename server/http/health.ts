import type { ServerResponse } from "node:http";

/** What `/readyz` tells an operator: counts and states only. */
export interface Readiness {
  isDraining(): boolean;
  isDatabaseUp(): boolean;
  masterData(): { state: string; builtAt: string | null; fetchedAt: string | null };
}

/** Answers `/healthz` and `/readyz`. Neither is logged, and neither asks anything that can hang. */
export function answerHealth(pathname: string, response: ServerResponse, readiness: Readiness): boolean {
  if (pathname === "/healthz") return send(response, 200, { status: "alive" });
  if (pathname !== "/readyz") return false;
  const database = readiness.isDatabaseUp();
  const isReady = database && !readiness.isDraining();
  return send(response, isReady ? 200 : 503, {
    status: isReady ? "ready" : readiness.isDraining() ? "draining" : "waiting",
    database: database ? "up" : "down",
    masterData: readiness.masterData(),
  });
}

function send(response: ServerResponse, status: number, body: object): true {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(text),
    "cache-control": "no-store",
  });
  response.end(response.req.method === "HEAD" ? undefined : text);
  return true;
}
