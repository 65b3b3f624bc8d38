import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { isDatabaseUnavailable } from "../platform/database-unavailable.ts";
import { answerError } from "./answers.ts";
import type { HttpServerParts } from "./http-server-parts.ts";

/** Answers a request over which something threw; one whose head is out is cut off. */
export function answerFailure(log: HttpServerParts["log"], response: ServerResponse, error: unknown): void {
  log.error("a request failed", error);
  if (response.headersSent) return void response.destroy();
  const id = response.getHeader("x-request-id");
  const requestId = typeof id === "string" ? id : "unknown";
  if (isDatabaseUnavailable(error)) answerError(response, "E-BUSY", requestId, { "retry-after": "5" });
  else answerError(response, "E-SERVER", requestId);
}

/** Answers bytes that are no request: there is no response yet, only the connection. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const status = error.code === "HPE_HEADER_OVERFLOW" ? "431 Request Header Fields Too Large" : "400 Bad Request";
  const body = JSON.stringify({
    error: { code: "E-INPUT", message: "送られた内容を確認してください。", requestId: "unread" },
  });
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
