import { createHash } from "node:crypto";
import type { HostProfile } from "./hosts.ts";
import { encodeBody } from "./content-coding.ts";
import type { CachedPage, ContentCoding, PageCache } from "./page-cache.ts";
import { formatReadyHead } from "./ready-head.ts";
import { type ExternalOrigins, pagePolicy, inertPolicy } from "./security-headers.ts";

/** What a page is asked for: the same for all visitors of one kind of host. */
export interface PageRequest {
  pathname: string;
  /** Only the parameters that the site manifest lists for the screen, in a fixed order. */
  search: string;
  host: HostProfile;
}

/** What the renderer hands back: React Router's answer and what the loaders said about its life. */
export interface RenderedPage {
  response: Response;
  /** Sources by which the policy lets the page's own inline scripts run. */
  scriptHashes: readonly string[];
  /** Other origins that the policy of this page may name. */
  outside: ExternalOrigins;
  tags: readonly string[];
  validUntil: Date | null;
}

export type PageOutcome =
  | { kind: "page"; page: CachedPage }
  /** Not kept, but handed to all who asked at the same moment: a response's own body could be read by one of them only. */
  | { kind: "other"; rendered: RenderedPage; body: Buffer };

const firstQuality = 5;
const freshMs = 60_000;
const staleMs = 600_000;
/** How long an old copy counts as fresh when its renewal failed: a page that cannot be made is not asked for without end. */
const retryMs = 5_000;
const cacheControl = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
/** For a page that will be wrong within the time a cache in front might keep it. */
const uncachedControl = "public, max-age=0, s-maxage=0, must-revalidate";

export interface Pages {
  /** A page ready to be written: from the cache, or rendered once for all who ask at the same moment. */
  get(key: string, request: PageRequest, nowMs: number): Promise<PageOutcome>;
}

/**
 * Fills the page cache. A page is rendered without cookies and buffered whole, because its policy holds
 * the hashes of its inline scripts; only a 200 without Set-Cookie is kept.
 */
export function createPages(parts: {
  cache: PageCache;
  render(request: PageRequest): Promise<RenderedPage>;
  onError(error: unknown): void;
  /** Brotli quality of the copy that is kept. */
  quality: number;
  /** Headers that every answer of the server carries: flat names and values. */
  commonHeaders: readonly string[];
}): Pages {
  const pending = new Map<string, Promise<PageOutcome>>();

  function fill(key: string, request: PageRequest, nowMs: number): Promise<PageOutcome> {
    const running = pending.get(key);
    if (running) return running;
    const filling = renderOnce(key, request, nowMs).finally(() => pending.delete(key));
    pending.set(key, filling);
    return filling;
  }

  async function renderOnce(key: string, request: PageRequest, nowMs: number): Promise<PageOutcome> {
    const purgeTracker = parts.cache.trackPurges();
    try {
      const rendered = await parts.render(request);
      const { response } = rendered;
      const body = Buffer.from(await response.arrayBuffer());
      if (response.status !== 200 || response.headers.has("set-cookie")) {
        // Gone, moved or one visitor's own: the old copy is wrong now. While the server has errors it is better than none.
        if (response.status < 500) parts.cache.evict(key);
        else postpone(key, nowMs);
        return { kind: "other", rendered, body };
      }
      const page = buildPage(rendered, body, await encodeBody(body, firstQuality), nowMs, parts.commonHeaders);
      if (rendered.tags.some((tag) => purgeTracker.purged.has(tag))) return { kind: "page", page };
      parts.cache.set(key, page);
      improve(key, page, rendered, body, nowMs);
      return { kind: "page", page };
    } finally {
      purgeTracker.end();
    }
  }

  function postpone(key: string, nowMs: number): void {
    const old = parts.cache.get(key);
    if (old) parts.cache.set(key, { ...old, freshUntilMs: Math.min(nowMs + retryMs, old.usableUntilMs) });
  }

  // The first visitor waits for the first quality only; the better one takes its place when it is ready.
  function improve(key: string, page: CachedPage, rendered: RenderedPage, body: Buffer, nowMs: number): void {
    if (parts.quality <= firstQuality) return;
    encodeBody(body, parts.quality)
      .then((bodies) => {
        if (parts.cache.get(key) === page)
          parts.cache.set(key, buildPage(rendered, body, bodies, nowMs, parts.commonHeaders));
      })
      .catch(parts.onError);
  }

  return {
    async get(key, request, nowMs) {
      const old = parts.cache.get(key);
      if (!old || nowMs >= old.usableUntilMs) return fill(key, request, nowMs);
      if (nowMs >= old.freshUntilMs) {
        // A failed refresh keeps the old copy: that is what it is for.
        fill(key, request, nowMs).catch((error: unknown) => {
          postpone(key, nowMs);
          parts.onError(error);
        });
      }
      return { kind: "page", page: old };
    },
  };
}

function buildPage(
  { response, scriptHashes, outside: externalOrigins, tags, validUntil }: RenderedPage,
  body: Buffer,
  bodies: Record<ContentCoding, Buffer>,
  nowMs: number,
  common: readonly string[],
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
    tags,
    freshUntilMs: Math.min(nowMs + freshMs, endMs),
    usableUntilMs: Math.min(nowMs + staleMs, endMs),
  };
}
