import type { ServerResponse } from "node:http";
import { type ErrorCode, errorStatus } from "#contracts/error-codes.ts";
import { errorMessage } from "./error-messages.ts";
import { inertPolicy } from "./security-headers.ts";

/** Writes an error in the one shape of the hub. Used where a request fails before any site sees it. */
export function answerError(
  response: ServerResponse,
  code: ErrorCode,
  requestId: string,
  headers: Record<string, string> = {},
): void {
  const body = JSON.stringify({ error: { code, message: errorMessage(code), requestId } });
  response.writeHead(errorStatus[code], {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    "content-security-policy": inertPolicy,
    ...headers,
  });
  response.end(response.req.method === "HEAD" ? undefined : body);
}

/** Sends the visitor to another spelling of the same address. `location` must be a path on this host. */
export function answerMoved(response: ServerResponse, status: 302 | 308, location: string): void {
  response.writeHead(status, { location, "content-length": 0, "cache-control": "no-store" });
  response.end();
}
