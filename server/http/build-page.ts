import { createHash } from "node:crypto";
import type { CachedPage, ContentCoding } from "./page-cache.ts";
import type { RenderedPage } from "./rendered-page.ts";
import { formatReadyHead } from "./ready-head.ts";
import { inertPolicy, pagePolicy } from "./security-headers.ts";

const freshMs = 60_000;
const staleMs = 600_000;
const cacheControl = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
/** For a page that will be wrong within the time a cache in front might keep it. */
const uncachedControl = "public, max-age=0, s-maxage=0, must-revalidate";

/**
 * A rendered page as it leaves the server.
 * @param bodies the same body in every coding
 * @param common headers that every answer carries: flat names and values
 * @param route the screen that answers, by name
 */
export function buildPage(
  { response, scriptHashes, externalOrigins, tags, validUntil }: RenderedPage,
  body: Buffer,
  bodies: Record<ContentCoding, Buffer>,
  nowMs: number,
  common: readonly string[],
  route: string,
): CachedPage {
  // Weak, since it stands for three codings and for two qualities of one.
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const endMs = validUntil?.getTime() ?? Number.POSITIVE_INFINITY;
  const type = response.headers.get("content-type") ?? "application/octet-stream";
  const policy = type.startsWith("text/html") ? pagePolicy(scriptHashes, externalOrigins) : inertPolicy;
  const passedOnHeaders = [...response.headers]
    .filter(([name]) => name.startsWith("x-remix") || name === "link" || name === "x-robots-tag")
    .flat();
  const notModified = [
    ...["cache-control", endMs - nowMs > freshMs + staleMs ? cacheControl : uncachedControl],
    ...["etag", etag, "vary", "accept-encoding", "content-security-policy", policy],
  ];
  const headersOf = (coding: ContentCoding): string[] => [
    ...["content-type", type, ...notModified, "content-length", String(bodies[coding].length)],
    ...(coding === "identity" ? [] : ["content-encoding", coding]),
    ...passedOnHeaders,
    ...common,
  ];
  const headers = { br: headersOf("br"), gzip: headersOf("gzip"), identity: headersOf("identity") };
  return {
    headers,
    heads: {
      br: formatReadyHead(headers.br),
      gzip: formatReadyHead(headers.gzip),
      identity: formatReadyHead(headers.identity),
    },
    notModified: [...notModified, ...common],
    bodies,
    etag,
    route,
    tags,
    freshUntilMs: Math.min(nowMs + freshMs, endMs),
    usableUntilMs: Math.min(nowMs + staleMs, endMs),
  };
}
