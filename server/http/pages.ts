import type { HostProfile } from "./hosts.ts";
import { encodeBody } from "./content-coding.ts";
import { createSharedWork } from "../platform/shared-work.ts";
import { buildPage } from "./build-page.ts";
import type { CachedPage, PageCache } from "./page-cache.ts";
import type { RenderedPage } from "./rendered-page.ts";

/** What a page is asked for: the same for all visitors of one kind of host. */
export interface PageRequest {
  pathname: string;
  /** Only the parameters that the site manifest lists for the screen, in a fixed order. */
  search: string;
  host: HostProfile;
  /** The screen that answers, by name; "page" where none does. */
  route: string;
}

export type PageOutcome =
  | { kind: "page"; page: CachedPage }
  /** Not kept, but handed to all who asked at the same moment: a response's own body could be read by one of them only. */
  | { kind: "other"; rendered: RenderedPage; body: Buffer }
  /** So many pages are being rendered that this one would come too late. */
  | { kind: "busy" };

/** A page takes 10 to 60 ms of the one thread there is: the last of so many still comes within two seconds. */
const maxRenders = 24;
const firstQuality = 5;
/** How long an old copy counts as fresh when its renewal failed: a page that cannot be made is not asked for without end. */
const retryMs = 5_000;

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
  const filling = createSharedWork<PageOutcome>();

  async function fill(key: string, request: PageRequest, nowMs: number): Promise<PageOutcome> {
    if (!filling.isRunning(key) && filling.count() >= maxRenders) return { kind: "busy" };
    return filling.run(key, () => renderOnce(key, request, nowMs));
  }

  async function renderOnce(key: string, request: PageRequest, nowMs: number): Promise<PageOutcome> {
    const purgeTracker = parts.cache.trackPurges();
    try {
      const rendered = await parts.render(request);
      const body = Buffer.from(await rendered.response.arrayBuffer());
      const { status, headers } = rendered.response;
      if (status !== 200 || headers.has("set-cookie")) {
        // Gone, moved or one visitor's own: the old copy is wrong now. While the server has errors it is better than none.
        if (status < 500) parts.cache.evict(key);
        else postponeRenewal(parts.cache, key, nowMs);
        return { kind: "other", rendered, body };
      }
      const page = buildPage(
        rendered,
        body,
        await encodeBody(body, firstQuality),
        nowMs,
        parts.commonHeaders,
        request.route,
      );
      if (rendered.tags.some((tag) => purgeTracker.purged.has(tag))) return { kind: "page", page };
      parts.cache.set(key, page);
      if (parts.quality > firstQuality) improve(key, page, rendered, body, nowMs).catch(parts.onError);
      return { kind: "page", page };
    } finally {
      purgeTracker.end();
    }
  }

  // The first visitor waits for the first quality only; the better one takes its place when it is ready.
  async function improve(key: string, page: CachedPage, rendered: RenderedPage, body: Buffer, nowMs: number) {
    const bodies = await encodeBody(body, parts.quality);
    const better = buildPage(rendered, body, bodies, nowMs, parts.commonHeaders, page.route);
    if (parts.cache.get(key) === page) parts.cache.set(key, better);
  }

  return {
    async get(key, request, nowMs) {
      const old = parts.cache.get(key);
      if (!old || nowMs >= old.usableUntilMs) return fill(key, request, nowMs);
      if (nowMs >= old.freshUntilMs) {
        // A failed refresh keeps the old copy: that is what it is for.
        fill(key, request, nowMs).catch((error: unknown) => {
          postponeRenewal(parts.cache, key, nowMs);
          parts.onError(error);
        });
      }
      return { kind: "page", page: old };
    },
  };
}

function postponeRenewal(cache: PageCache, key: string, nowMs: number): void {
  const old = cache.get(key);
  if (old) cache.set(key, { ...old, freshUntilMs: Math.min(nowMs + retryMs, old.usableUntilMs) });
}
