import { decideCaching } from "../rules/cache-policy.ts";
import { fileLimits } from "../rules/eviction.ts";
import { assetBase, cacheNames } from "./settings.ts";
import { saveCopy, evictOldest } from "./copy-store.ts";
import { answerFactsOf } from "./answer-facts.ts";

/** A fingerprinted file: the kept one, else the server's, which is kept. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const copy = await caches.match(request.url, { ignoreVary: true });
  if (copy) return copy;
  // By its address: WebKit takes the request on as what it was for, and judges a worker's script by the policy of sw.js.
  const answer = await fetch(request.url);
  event.waitUntil(cacheFile(request.url, answer.clone()));
  return answer;
}

/** Keeps a file that was just fetched, and makes room for it. */
export async function cacheFile(url: string, answer: Response): Promise<void> {
  const facts = answerFactsOf(answer);
  const isOfHost = assetBase !== "" && url.startsWith(`${assetBase}/`) && facts.type === "cors";
  if (decideCaching(isOfHost ? { ...facts, type: "basic" } : facts) !== "keep") return;
  const path = isOfHost ? url.slice(assetBase.length) : new URL(url).pathname;
  const name = path.startsWith("/assets/") ? cacheNames.art : cacheNames.files;
  await saveCopy(name, url, answer);
  // To weigh a cache, all of it is read: once for the many files of a page.
  const nowMs = Date.now();
  if (nowMs - (trimmedAtMs.get(name) ?? 0) < trimEveryMs) return;
  trimmedAtMs.set(name, nowMs);
  await evictOldest(name, halfFileLimits);
}

const trimEveryMs = 30_000;
const trimmedAtMs = new Map<string, number>();

// Files of the build and art have a cache each, and share the bounds.
const halfFileLimits = { entries: fileLimits.entries / 2, bytes: fileLimits.bytes / 2 };
