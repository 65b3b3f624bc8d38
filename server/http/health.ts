import type { ServerResponse } from "node:http";
import type { WriteFailure } from "./write-failure.ts";

/** What `/readyz` tells an operator: counts and states only. */
export interface Readiness {
  isDraining(): boolean;
  isDatabaseUp(): boolean;
  /** Why nothing can be written; null when it can. */
  writeFailure(): WriteFailure | null;
  /** Bytes left where photos and the database's own files lie, when they are few; null when they are many or unknown. */
  scarceDiskBytes(): number | null;
  /** Jobs whose last try by this process failed. */
  failedJobs(): readonly string[];
  masterData(): { state: string; builtAt: string | null; fetchedAt: string | null };
}

/** Asked by balancers and monitors, again and again. */
export const healthPaths: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

/**
 * Answers `/healthz` and `/readyz`. Pages and reads go on while nothing can be written, so that is told and not a 503: no other
 * process could do better with the same database. Neither is logged,
 * and neither asks anything that can hang.
 */
export function answerHealth(pathname: string, response: ServerResponse, readiness: Readiness): boolean {
  if (pathname === "/healthz") return send(response, 200, { status: "alive" });
  if (pathname !== "/readyz") return false;
  const database = readiness.isDatabaseUp();
  const isReady = database && !readiness.isDraining();
  const writeFailure = readiness.writeFailure();
  const scarceDiskBytes = readiness.scarceDiskBytes();
  const failedJobs = readiness.failedJobs();
  const isDegraded = writeFailure !== null || scarceDiskBytes !== null || failedJobs.length > 0;
  return send(response, isReady ? 200 : 503, {
    status: isReady ? (isDegraded ? "degraded" : "ready") : readiness.isDraining() ? "draining" : "waiting",
    database: database ? "up" : "down",
    writes: writeFailure === null ? "up" : { failing: writeFailure },
    disk: scarceDiskBytes === null ? "enough" : { freeBytes: scarceDiskBytes },
    jobs: failedJobs.length === 0 ? "up" : { failed: failedJobs },
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
