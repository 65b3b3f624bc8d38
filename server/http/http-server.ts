import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { answerFailure, answerUnreadable } from "./answer-failures.ts";
import { answerHealth, healthPaths } from "./health.ts";
import type { HttpServerParts } from "./http-server-parts.ts";
import { answerPage } from "./page-answer.ts";
import { cacheKey } from "./page-cache.ts";
import { keepAliveSeconds } from "./ready-head.ts";
import { createReadRefusal } from "./refuse-read.ts";
import { attachRequestInfo, requestInfo, type RequestInfo } from "./request-info.ts";
import { fileFolders, serveRequest } from "./serve-request.ts";

/**
 * The one entrance of the server, in the order of what it costs: guard, health, page cache, files, share pictures,
 * API, rendered pages. A cached page passes nothing but a map look-up. Reads beyond what can be done are refused here.
 */
export function createHttpServer(parts: HttpServerParts): Server {
  const refuseRead = createReadRefusal(parts.commonHeaders.flat());

  // One listener for all responses: one made for each would hold its request until it is closed.
  function logClosed(this: ServerResponse): void {
    parts.log.access(this.req, this, requestInfo(this.req));
  }

  /** Answers at once what needs no waiting, health and fresh pages, and hands everything else on. */
  function receive(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    const host = parts.hostOf(request.headers.host);
    const info = parts.infoOf(request, host);
    attachRequestInfo(request, info);
    const rawTarget = request.url ?? "/";
    if (healthPaths.has(rawTarget)) {
      setCommonHeaders(response, parts, info);
      return void answerHealth(rawTarget, response, parts.readiness);
    }
    const isRead = request.method === "GET" || request.method === "HEAD";
    const page = isRead ? parts.cache.get(cacheKey(host, rawTarget)) : undefined;
    const isFresh = page !== undefined && info.receivedAtMs < page.freshUntilMs;
    if (page && isRead) parts.countPage(isFresh ? "fresh" : "old");
    if (isRead && !isFresh && !fileFolders.test(rawTarget) && !parts.readGate.enter(info, response)) {
      // An old copy is better than none. What is refused leaves no line each: the gate tells how many there were.
      if (!page || info.receivedAtMs >= page.usableUntilMs) return refuseRead(request, response, info);
      response.on("close", logClosed);
      return answerPage(request, response, page, info);
    }
    response.on("close", logClosed);
    if (isFresh) return answerPage(request, response, page, info);
    setCommonHeaders(response, parts, info);
    return serveRequest(parts, { request, response, host, info }, rawTarget);
  }

  const server = createServer({
    requestTimeout: 30_000,
    headersTimeout: 15_000,
    keepAliveTimeout: keepAliveSeconds * 1_000,
    maxHeaderSize: 16_384,
  });
  server.on("request", (request, response) => {
    try {
      receive(request, response)?.catch((error: unknown) => answerFailure(parts.log, response, error));
    } catch (error) {
      answerFailure(parts.log, response, error);
    }
  });
  server.on("clientError", answerUnreadable);
  return server;
}

function setCommonHeaders(
  response: ServerResponse,
  { commonHeaders }: Pick<HttpServerParts, "commonHeaders">,
  { requestId }: RequestInfo,
): void {
  for (const [name, value] of commonHeaders) response.setHeader(name, value);
  response.setHeader("x-request-id", requestId);
}
