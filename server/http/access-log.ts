import type { IncomingMessage, ServerResponse } from "node:http";
import type { AccessLine } from "../platform/access-text.ts";
import type { RequestInfo } from "./request-info.ts";

/** One line about one request. No query, no cookie; the logger cuts the address to its network. */
export function accessLine(
  request: IncomingMessage,
  response: ServerResponse,
  info: RequestInfo,
  nowMs: number,
): AccessLine {
  return {
    requestId: info.requestId,
    method: request.method ?? "",
    path: request.url ?? "",
    status: response.statusCode,
    durationMs: nowMs - info.receivedAtMs,
    address: info.address,
    isWhole: response.writableFinished,
  };
}
