import { LRUCache } from "lru-cache";
import type { HostProfile } from "./hosts.ts";

/** One rendered page as it leaves the server: every encoding with its headers, ready to be written. */
export interface CachedPage {
  /** Flat name, value lists for `writeHead`, one per content coding: all but what belongs to one request. */
  headers: Record<ContentCoding, readonly string[]>;
  /** The same as the ready text of a head. */
  heads: Record<ContentCoding, string>;
  /** Flat names and values for "not modified". */
  notModified: readonly string[];
  bodies: Record<ContentCoding, Buffer>;
  /** Weak: it stands for the page in every coding. */
  etag: string;
  /** The screen that answers, by name. */
  route: string;
  tags: readonly string[];
  /** Until this moment the page is fresh. Milliseconds of the server clock. */
  freshUntilMs: number;
  /** Until this moment an old copy is better than none; never later than the page's own `validUntil`. */
  usableUntilMs: number;
}

export type ContentCoding = "br" | "gzip" | "identity";

export interface PageCache {
  get(key: string): CachedPage | undefined;
  set(key: string, page: CachedPage): void;
  /** Drops one page. */
  evict(key: string): void;
  /** Drops every page that carries the tag. */
  purge(tag: string): void;
  /**
   * Notes the tags that are purged from now on, until `end`: a page rendered before a purge of one of its own tags and
   * stored after it would bring back what was dropped.
   */
  trackPurges(): PurgeTracker;
}

export interface PurgeTracker {
  purged: ReadonlySet<string>;
  end(): void;
}

/** The key of a page: the kind of host and the address with only the parameters that matter. */
export function cacheKey(host: HostProfile, address: string): string {
  return `${host.kind} ${address}`;
}

/** A full-page cache bounded in bytes; the least recently asked page leaves first. */
export function createPageCache(maxBytes: number): PageCache {
  const pages = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: sizeBytes });
  const trackers = new Set<Set<string>>();
  return {
    get: (key) => pages.get(key),
    set: (key, page) => void pages.set(key, page),
    evict: (key) => void pages.delete(key),
    purge(tag) {
      for (const tracker of trackers) tracker.add(tag);
      for (const [key, page] of pages.entries()) if (page.tags.includes(tag)) pages.delete(key);
    },
    trackPurges() {
      const purged = new Set<string>();
      trackers.add(purged);
      return { purged, end: () => void trackers.delete(purged) };
    },
  };
}

function sizeBytes({ bodies }: CachedPage): number {
  return bodies.br.length + bodies.gzip.length + bodies.identity.length + 8192;
}
