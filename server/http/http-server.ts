import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { answerFailure, answerUnreadable } from "./answer-failures.ts";
import { answerHealth } from "./health.ts";
import type { HostProfile } from "./hosts.ts";
import type { HttpServerParts } from "./http-server-parts.ts";
import { answerPage } from "./page-answer.ts";
import { type CachedPage, cacheKey, type PageCache } from "./page-cache.ts";
import { keepAliveSeconds } from "./ready-head.ts";
import { attachRequestInfo, requestInfo, type RequestInfo } from "./request-info.ts";
import { serveRequest } from "./serve-request.ts";

/**
 * The one entrance of the server, in the order of what it costs: guard, health, page cache, files, share pictures,
 * API, rendered pages. A cached page passes nothing but a map look-up.
 */
export function createHttpServer(parts: HttpServerParts): Server {
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
    if (rawTarget === "/healthz" || rawTarget === "/readyz") {
      setCommonHeaders(response, parts, info);
      return void answerHealth(rawTarget, response, parts.readiness);
    }
    response.on("close", logClosed);
    const page = findFreshPage(parts.cache, request.method, host, rawTarget, info);
    if (page) return answerPage(request, response, page, info);
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

function findFreshPage(
  cache: PageCache,
  method: string | undefined,
  host: HostProfile,
  rawTarget: string,
  { receivedAtMs }: RequestInfo,
): CachedPage | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const hit = cache.get(cacheKey(host, rawTarget));
  return hit && receivedAtMs < hit.freshUntilMs ? hit : undefined;
}

function setCommonHeaders(
  response: ServerResponse,
  { commonHeaders }: Pick<HttpServerParts, "commonHeaders">,
  { requestId }: RequestInfo,
): void {
  for (const [name, value] of commonHeaders) response.setHeader(name, value);
  response.setHeader("x-request-id", requestId);
}
