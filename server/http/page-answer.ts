import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedCoding } from "./content-coding.ts";
import { matchesTag } from "./matches-tag.ts";
import type { CachedPage } from "./page-cache.ts";
import { writeReadyHead } from "./ready-head.ts";
import type { RequestInfo } from "./request-info.ts";

/**
 * Writes a kept page, or that the visitor's copy is still good. The heads stand ready on the page, so that nothing
 * is done here but to add the request's own id; headers that were set on the response before are not sent.
 */
export function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  info: Pick<RequestInfo, "requestId" | "receivedAtMs" | "route" | "bytes">,
): void {
  const { headers } = request;
  const { requestId, receivedAtMs } = info;
  info.route = page.route;
  // With a header set, `writeHead` would merge all of them one by one.
  if (response.hasHeader("x-request-id")) for (const name of response.getHeaderNames()) response.removeHeader(name);
  if (matchesTag(headers["if-none-match"], page.etag)) {
    response.writeHead(304, [...page.notModified, "x-request-id", requestId]);
    info.bytes = 0;
    return void response.end();
  }
  const coding = acceptedCoding(headers["accept-encoding"]);
  if (!writeReadyHead(request, response, page.heads[coding], requestId, receivedAtMs))
    response.writeHead(200, [...page.headers[coding], "x-request-id", requestId]);
  info.bytes = request.method === "HEAD" ? 0 : page.bodies[coding].length;
  response.end(request.method === "HEAD" ? undefined : page.bodies[coding]);
}
