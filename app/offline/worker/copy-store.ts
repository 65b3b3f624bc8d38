import { maxEntryBytes, type CacheLimits, type CacheEntry, selectEvicted } from "../rules/eviction.ts";
import type { CacheName } from "./settings.ts";

// An entry tells its own age and weight: a cache knows neither, and a second book-keeping could contradict it.
const atHeader = "x-kz-at";
const bytesHeader = "x-kz-bytes";
const titleHeader = "x-kz-title";

/** A copy as it lies in a cache. */
export interface Copy {
  response: Response;
  atMs: number;
  /** The title of a page the visitor opened; empty for what was only laid in. */
  title: string;
}

/** Until then nothing is kept: a visitor has just erased everything, and what is on its way belongs to before. */
let pausedUntilMs = 0;

/** Keeps nothing for so long. */
export function pauseSaving(forMs: number): void {
  pausedUntilMs = Date.now() + forMs;
}

/** Reads a copy; null when there is none. A cache that is not there stays so: opening would make it. */
export async function getCopy(name: CacheName, key: string): Promise<Copy | null> {
  const response = await caches.match(key, { cacheName: name, ignoreVary: true });
  return response ? toCopy(response) : null;
}

/** Keeps the body of an answer under a key. What is too heavy, or finds no place on the phone, is not kept. */
export async function saveCopy(name: CacheName, key: string, answer: Response, title = ""): Promise<void> {
  const body = await answer.blob();
  if (body.size > maxEntryBytes || Date.now() < pausedUntilMs) return;
  const headers = new Headers(answer.headers);
  for (const stale of ["content-encoding", "content-length", "vary"]) headers.delete(stale);
  headers.set(atHeader, String(Date.now()));
  headers.set(bytesHeader, String(body.size));
  headers.set(titleHeader, encodeURIComponent(title));
  const cache = await caches.open(name);
  await cache.put(key, new Response(body, { status: 200, headers })).catch(() => {});
}

export async function deleteCopy(name: CacheName, key: string): Promise<void> {
  if (await caches.has(name)) await (await caches.open(name)).delete(key, { ignoreVary: true });
}

/** All copies of a cache, by their key. */
export async function listCopies(name: CacheName): Promise<Map<string, Copy>> {
  const copies = new Map<string, Copy>();
  if (!(await caches.has(name))) return copies;
  const cache = await caches.open(name);
  for (const request of await cache.keys()) {
    const response = await cache.match(request, { ignoreVary: true });
    const { pathname, search } = new URL(request.url);
    if (response) copies.set(pathname + search, toCopy(response));
  }
  return copies;
}

/** Lets the oldest leave until the cache is within its bounds. */
export async function evictOldest(name: CacheName, limits: CacheLimits): Promise<void> {
  const entries: CacheEntry[] = [...(await listCopies(name))].map(([url, { response, atMs }]) => ({
    url,
    atMs,
    bytes: Number(response.headers.get(bytesHeader) ?? 0),
  }));
  for (const { url } of selectEvicted(entries, limits)) await deleteCopy(name, url);
}

const toCopy = (response: Response): Copy => ({
  response,
  atMs: Number(response.headers.get(atHeader) ?? 0),
  title: decodeURIComponent(response.headers.get(titleHeader) ?? ""),
});
