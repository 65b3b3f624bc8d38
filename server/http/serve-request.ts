import type { IncomingMessage, ServerResponse } from "node:http";
import type { ErrorCode } from "#contracts/error-codes.ts";
import { answerError, answerMoved } from "./answers.ts";
import type { HostProfile } from "./hosts.ts";
import type { HttpServerParts, PageCost } from "./http-server-parts.ts";
import { answerPage } from "./page-answer.ts";
import { cacheKey } from "./page-cache.ts";
import type { RenderedPage } from "./rendered-page.ts";
import { preserveCampaignId } from "./preserve-campaign-id.ts";
import type { RequestInfo } from "./request-info.ts";
import { parseTarget } from "./request-target.ts";
import { writeResponse } from "./write-response.ts";

/** One request and its answer, with what was found out about it at the entrance. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  host: HostProfile;
  info: RequestInfo;
}

interface PageTarget {
  pathname: string;
  search: string;
}

const pageMethods = new Set(["GET", "HEAD"]);
const apiMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);
/** What lies there as a file, and pictures that have a limit of their own. */
export const fileFolders = /^\/(assets|build|master|engine)(\/|$)/;

/** Answers what the page cache does not hold: refuses what is malformed, then asks API, files and pages in this order. */
export async function serveRequest(parts: HttpServerParts, exchange: Exchange, rawTarget: string): Promise<void> {
  const { request, response } = exchange;
  const target = parseTarget(rawTarget);
  if (target.kind === "malformed") return fail(exchange, "E-INPUT");
  const isApi = `${target.kind === "ok" ? target.pathname : ""}/`.startsWith(parts.apiBasePath);
  const methods = isApi ? apiMethods : pageMethods;
  if (!methods.has(request.method ?? "")) return fail(exchange, "E-METHOD", { allow: [...methods].join(", ") });
  if (target.kind === "moved") return answerMoved(response, 308, target.location);
  if (isApi) return void (await parts.api(request, response));

  await new Promise<void>((resolve, reject) => {
    response.once("close", resolve);
    parts.staticFiles(request, response, () => void serveDocument(parts, exchange, target).then(resolve, reject));
  });
}

async function serveDocument(parts: HttpServerParts, exchange: Exchange, target: PageTarget): Promise<void> {
  const { request, response, host, info } = exchange;
  const { pathname, search } = target;
  if (await parts.answerDocument(pathname, host, request, response)) return;
  if (fileFolders.test(pathname) || isFile(pathname)) return fail(exchange, "E-404");
  const routed = parts.route(pathname, search, host);
  if ("request" in routed) info.route = routed.request.route;
  if ("moved" in routed) return answerMoved(response, 308, preserveCampaignId(routed.moved, search));
  const key = cacheKey(host, pathname + routed.request.search);
  const waitMs = await parts.consumePageLimit(info, costOf(parts, key, routed.request.search));
  if (waitMs > 0) return fail(exchange, "E-LIMIT", { "retry-after": String(Math.ceil(waitMs / 1000)) });
  if (info.isPreRelease && /[?&](at|seed)=/.test(search)) {
    const preview = await parts.previewPage(routed.request, search);
    return writeResponse(request, response, { ...preview, body: await bodyOf(preview), search });
  }
  const outcome = await parts.getPage(key, routed.request, parts.nowMs());
  // A page that is old was counted at the entrance, and is renewed behind its back.
  parts.countPage(outcome.kind === "busy" ? "busy" : "rendered");
  if (outcome.kind === "page") return answerPage(request, response, outcome.page, info);
  if (outcome.kind === "busy") return fail(exchange, "E-BUSY", { "retry-after": "2" });
  const { rendered, body } = outcome;
  if (rendered.response.status === 503 && body.length === 0) return fail(exchange, "E-BUSY", { "retry-after": "5" });
  await writeResponse(request, response, { ...rendered, body, search });
}

/** What a page costs: a look into the cache, or a render; there is no end of the words one can search for. */
function costOf({ cache, nowMs }: HttpServerParts, key: string, search: string): PageCost {
  const cached = cache.get(key);
  if (cached && nowMs() < cached.usableUntilMs) return "read";
  return new URLSearchParams(search).has("q") ? "search" : "render";
}

function fail({ response, info }: Exchange, code: ErrorCode, headers?: Record<string, string>): void {
  answerError(response, code, info.requestId, headers);
}

const bodyOf = async ({ response }: RenderedPage): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

// A last segment with an extension, or any segment that starts with a dot, names a file, not a page.
function isFile(pathname: string): boolean {
  if (pathname.endsWith(".data")) return false;
  return /\/\.|\.[a-z0-9]{1,8}$/i.test(pathname);
}
