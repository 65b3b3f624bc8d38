import { fateOf } from "../rules/fate.ts";
import { fileBounds } from "../rules/leaving.ts";
import { cacheNames } from "./settings.ts";
import { keepCopy, trim } from "./store.ts";
import { factsOf } from "./facts.ts";

/** A fingerprinted file: the kept one, else the server's, which is kept. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  // By its address: WebKit takes the request on as what it was for, and judges a worker's script by the policy of sw.js.
  const answer = await fetch(request.url);
  event.waitUntil(keepFile(request.url, answer.clone()));
  return answer;
}

/** Keeps a file that was just fetched, and makes room for it. */
export async function keepFile(url: string, answer: Response): Promise<void> {
  if (fateOf(factsOf(answer)) !== "keep") return;
  const name = new URL(url).pathname.startsWith("/assets/") ? cacheNames.art : cacheNames.files;
  await keepCopy(name, url, answer);
  // To weigh a cache, all of it is read: once for the many files of a page.
  const nowMs = Date.now();
  if (nowMs - (trimmedAtMs.get(name) ?? 0) < trimEveryMs) return;
  trimmedAtMs.set(name, nowMs);
  await trim(name, halfOfFiles);
}

const trimEveryMs = 30_000;
const trimmedAtMs = new Map<string, number>();

// Files of the build and art have a cache each, and share the bounds.
const halfOfFiles = { entries: fileBounds.entries / 2, bytes: fileBounds.bytes / 2 };
