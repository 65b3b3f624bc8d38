import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ErrorCode } from "#contracts/error-codes.ts";
import { answerError, answerMoved } from "./answers.ts";
import { answerHealth, type Readiness } from "./health.ts";
import type { HostProfile } from "./hosts.ts";
import { preserveCampaignId } from "./preserve-campaign-id.ts";
import { answerPage } from "./page-answer.ts";
import type { CachedPage, PageCache } from "./page-cache.ts";
import type { PageOutcome, PageRequest, RenderedPage } from "./pages.ts";
import { keepAliveSeconds } from "./ready-head.ts";
import { attachRequestInfo, requestInfo, type RequestInfo } from "./request-info.ts";
import { parseTarget } from "./request-target.ts";
import { isDatabaseUnavailable } from "../platform/database-unavailable.ts";
import { inertPolicy, pagePolicy } from "./security-headers.ts";
import type { Handler } from "./static-files.ts";

export interface HttpServerParts {
  hostOf(hostHeader: string | undefined): HostProfile;
  infoOf(request: IncomingMessage, host: HostProfile): RequestInfo;
  readiness: Readiness;
  cache: PageCache;
  staticFiles: Handler;
  /** robots.txt, sitemap.xml and share pictures; true when it answered. */
  answerDocument(
    pathname: string,
    host: HostProfile,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> | boolean;
  apiBasePath: string;
  api(request: IncomingMessage, response: ServerResponse): unknown;
  /** The page an address asks for, with only the parameters that matter; a moved one when it is spelled differently. */
  route(pathname: string, search: string, host: HostProfile): { request: PageRequest } | { moved: string };
  getPage(key: string, request: PageRequest, nowMs: number): Promise<PageOutcome>;
  /** Past the cache: a pre-release host that asks for another moment. */
  previewPage(request: PageRequest, search: string): Promise<RenderedPage>;
  consumeRenderLimit(info: RequestInfo): Promise<number>;
  nowMs(): number;
  /** Headers of every answer. */
  commonHeaders: readonly (readonly [name: string, value: string])[];
  log: {
    access(request: IncomingMessage, response: ServerResponse, info: RequestInfo): void;
    error(message: string, error: unknown): void;
  };
}

const pageMethods = new Set(["GET", "HEAD"]);
const apiMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);
const fileFolders = /^\/(assets|build|master|engine)(\/|$)/;

/**
 * The one entrance of the server, in the order of what it costs: guard, health, page cache, files, share pictures,
 * API, rendered pages. A cached page passes nothing but a map look-up.
 */
export function createHttpServer(parts: HttpServerParts): Server {
  /** Answers at once what needs no waiting, health and fresh pages, and hands everything else on. */
  function receive(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    const host = parts.hostOf(request.headers.host);
    const info = parts.infoOf(request, host);
    attachRequestInfo(request, info);
    const rawTarget = request.url ?? "/";
    if (rawTarget === "/healthz" || rawTarget === "/readyz") {
      setCommon(response, info);
      return void answerHealth(rawTarget, response, parts.readiness);
    }
    response.on("close", logClosed);
    const page = freshPage(request.method, host, rawTarget, info);
    if (page) return answerPage(request, response, page, info);
    return serve(request, response, host, info, rawTarget);
  }

  // One listener for all responses: one made for each would hold its request until it is closed.
  function logClosed(this: ServerResponse): void {
    parts.log.access(this.req, this, requestInfo(this.req));
  }

  function freshPage(
    method: string | undefined,
    host: HostProfile,
    rawTarget: string,
    { receivedAtMs }: RequestInfo,
  ): CachedPage | undefined {
    if (method !== "GET" && method !== "HEAD") return undefined;
    const hit = parts.cache.get(cacheKey(host, rawTarget));
    return hit && receivedAtMs < hit.freshUntilMs ? hit : undefined;
  }

  async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    host: HostProfile,
    info: RequestInfo,
    rawTarget: string,
  ): Promise<void> {
    setCommon(response, info);
    const fail = (code: ErrorCode, headers?: Record<string, string>): void =>
      answerError(response, code, info.requestId, headers);

    const target = parseTarget(rawTarget);
    if (target.kind === "malformed") return fail("E-INPUT");
    const isApi = `${target.kind === "ok" ? target.pathname : ""}/`.startsWith(parts.apiBasePath);
    if (!(isApi ? apiMethods : pageMethods).has(request.method ?? "")) {
      return fail("E-METHOD", { allow: [...(isApi ? apiMethods : pageMethods)].join(", ") });
    }
    if (target.kind === "moved") return answerMoved(response, 308, target.location);
    if (isApi) return void (await parts.api(request, response));

    await new Promise<void>((resolve, reject) => {
      response.once("close", resolve);
      parts.staticFiles(request, response, () => void servePage(target.pathname, target.search).then(resolve, reject));
    });

    async function servePage(pathname: string, search: string): Promise<void> {
      if (await parts.answerDocument(pathname, host, request, response)) return;
      if (fileFolders.test(pathname) || isFile(pathname)) return fail("E-404");
      const routed = parts.route(pathname, search, host);
      if ("moved" in routed) return answerMoved(response, 308, preserveCampaignId(routed.moved, search));
      const waitMs = await parts.consumeRenderLimit(info);
      if (waitMs > 0) return fail("E-LIMIT", { "retry-after": String(Math.ceil(waitMs / 1000)) });
      if (info.isPreRelease && /[?&](at|seed)=/.test(search)) {
        const preview = await parts.previewPage(routed.request, search);
        return writeResponse(request, response, { ...preview, body: await bodyOf(preview), search });
      }
      const outcome = await parts.getPage(
        cacheKey(host, pathname + routed.request.search),
        routed.request,
        parts.nowMs(),
      );
      if (outcome.kind === "page") answerPage(request, response, outcome.page, info);
      else if (outcome.rendered.response.status === 503 && outcome.body.length === 0)
        fail("E-BUSY", { "retry-after": "5" });
      else await writeResponse(request, response, { ...outcome.rendered, body: outcome.body, search });
    }
  }

  function setCommon(response: ServerResponse, info: RequestInfo): void {
    for (const [name, value] of parts.commonHeaders) response.setHeader(name, value);
    response.setHeader("x-request-id", info.requestId);
  }

  function answerFailure(response: ServerResponse, error: unknown): void {
    parts.log.error("a request failed", error);
    if (response.headersSent) return void response.destroy();
    const id = response.getHeader("x-request-id");
    const requestId = typeof id === "string" ? id : "unknown";
    if (isDatabaseUnavailable(error)) answerError(response, "E-BUSY", requestId, { "retry-after": "5" });
    else answerError(response, "E-SERVER", requestId);
  }

  const server = createServer({
    requestTimeout: 30_000,
    headersTimeout: 15_000,
    keepAliveTimeout: keepAliveSeconds * 1_000,
    maxHeaderSize: 16_384,
  });
  server.on("request", (request, response) => {
    try {
      receive(request, response)?.catch((error: unknown) => answerFailure(response, error));
    } catch (error) {
      answerFailure(response, error);
    }
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    const status = error.code === "HPE_HEADER_OVERFLOW" ? "431 Request Header Fields Too Large" : "400 Bad Request";
    const body = JSON.stringify({
      error: { code: "E-INPUT", message: "送られた内容を確認してください。", requestId: "unread" },
    });
    socket.end(
      `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  });
  return server;
}

/** The key of a page: the kind of host and the address with only the parameters that matter. */
export function cacheKey(host: HostProfile, address: string): string {
  return `${host.kind} ${address}`;
}

/** Writes an answer that is not kept: redirects, gone pages, errors. */
async function writeResponse(
  request: IncomingMessage,
  response: ServerResponse,
  {
    response: answer,
    scriptHashes,
    outside: externalOrigins,
    body,
    search,
  }: Pick<RenderedPage, "response" | "scriptHashes" | "outside"> & { body: Buffer; search: string },
): Promise<void> {
  const isHtml = (answer.headers.get("content-type") ?? "").startsWith("text/html");
  const cookies = answer.headers.getSetCookie();
  for (const [name, value] of answer.headers) if (name !== "set-cookie") response.setHeader(name, value);
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  const location = answer.headers.get("location");
  if (location !== null) response.setHeader("location", preserveCampaignId(location, search));
  response.setHeader("content-security-policy", isHtml ? pagePolicy(scriptHashes, externalOrigins) : inertPolicy);
  response.setHeader("cache-control", "no-store");
  response.setHeader("content-length", body.length);
  response.writeHead(answer.status);
  if (request.method === "HEAD") return void response.end();
  await pipeline(Readable.from([body]), response);
}

const bodyOf = async ({ response }: RenderedPage): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

// A last segment with an extension, or any segment that starts with a dot, names a file, not a page.
function isFile(pathname: string): boolean {
  if (pathname.endsWith(".data")) return false;
  return /\/\.|\.[a-z0-9]{1,8}$/i.test(pathname);
}
