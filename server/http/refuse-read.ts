import type { IncomingMessage, ServerResponse } from "node:http";
import { errorStatus } from "#contracts/error-codes.ts";
import type { ErrorBody } from "#contracts/errors.ts";
import { errorMessage } from "./error-messages.ts";
import { formatReadyHead, writeReadyHead } from "./ready-head.ts";
import type { RequestInfo } from "./request-info.ts";
import { inertPolicy } from "./security-headers.ts";

const retryAfterSeconds = 2;

/**
 * Answers that there is too much to do, in the shape of all errors. Two thirds of a crowd may get this: head and body stand ready,
 * because what refusing costs is missing for the answers.
 * @param commonHeaders flat names and values that every answer carries
 */
export function createReadRefusal(
  commonHeaders: readonly string[],
): (request: IncomingMessage, response: ServerResponse, info: RequestInfo) => void {
  const status = errorStatus["E-BUSY"];
  const bodyFor = (requestId: string): string =>
    JSON.stringify({ error: { code: "E-BUSY", message: errorMessage("E-BUSY"), requestId } } satisfies ErrorBody);
  // The id, which alone differs, is always of one length.
  const placeholder = "0".repeat(36);
  const [before = "", after = ""] = bodyFor(placeholder).split(placeholder);
  const headers = [
    ...commonHeaders,
    ...["content-type", "application/json; charset=utf-8", "cache-control", "no-store"],
    ...["content-security-policy", inertPolicy, "retry-after", String(retryAfterSeconds)],
    ...["content-length", String(Buffer.byteLength(before + placeholder + after))],
  ];
  const head = formatReadyHead(headers, status);

  return (request, response, { requestId, receivedAtMs }) => {
    response.statusCode = status;
    if (!writeReadyHead(request, response, head, requestId, receivedAtMs))
      response.writeHead(status, [...headers, "x-request-id", requestId]);
    response.end(request.method === "HEAD" ? undefined : before + requestId + after);
  };
}
