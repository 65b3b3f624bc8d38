import { LRUCache } from "lru-cache";

/** One rendered page as it leaves the house: every encoding with its headers, ready to be written. */
export interface CachedPage {
  /** Flat name, value list for `writeHead`, one per content coding. */
  headers: Record<ContentCoding, string[]>;
  bodies: Record<ContentCoding, Buffer>;
  etag: string;
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
  /** Drops every page that carries the tag. */
  purge(tag: string): void;
  /** Grows with every purge: a page rendered before one and stored after it would bring back what was dropped. */
  purges(): number;
}

/** A full-page cache bounded in bytes; the least recently asked page leaves first. */
export function makePageCache(maxBytes: number): PageCache {
  const pages = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: sizeBytes });
  let purges = 0;
  return {
    get: (key) => pages.get(key),
    set: (key, page) => void pages.set(key, page),
    purge(tag) {
      purges += 1;
      for (const [key, page] of pages.entries()) if (page.tags.includes(tag)) pages.delete(key);
    },
    purges: () => purges,
  };
}

function sizeBytes({ bodies }: CachedPage): number {
  return bodies.br.length + bodies.gzip.length + bodies.identity.length + 2048;
}
