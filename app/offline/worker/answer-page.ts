import { copyKey, isCacheable, pageOfData } from "../rules/copy-key.ts";
import { decideCaching, sharedMaxAgeMs } from "../rules/cache-policy.ts";
import { dataLimits, pageLimits } from "../rules/eviction.ts";
import { markAsCopy, getTitle } from "../rules/offline-page.ts";
import { lateMs, canUseCopy, type NetworkSilence, slowMs } from "../rules/timeouts.ts";
import { createOfflineCard } from "./offline-card.ts";
import { answerFactsOf } from "./answer-facts.ts";
import { zone1Path } from "./install.ts";
import { cacheNames, settings } from "./settings.ts";
import { type Copy, deleteCopy, saveCopy, getCopy, evictOldest } from "./copy-store.ts";

const keyOf = (url: string): string => copyKey(url, settings.queryNames);

/** A page: the server's answer, else its copy, else the card that says what can be seen. */
export async function answerDocument(event: FetchEvent): Promise<Response> {
  const key = keyOf(event.request.url);
  const pending = fetchAndCache(event, (answer) => cacheDocument(key, answer));
  const answer = await networkOrCopy(pending, () => getCopy(cacheNames.pages, key));
  if (answer instanceof Response) return answer;
  if (answer) return createMarkedResponse(answer);
  // The empty path shows zone 1; its own scripts would not fit the copy of zone 1.
  return key === "/" ? Response.redirect(zone1Path) : createOfflineCard(event.request.url);
}

/**
 * The data of a page, for a step inside the window: the server's, else what was kept. Without any it fails as a network
 * fails; while the network is known to be away, the page steps by whole documents instead (`app/shell/document/full-page-navigation.ts`).
 */
export async function answerData(event: FetchEvent): Promise<Response> {
  const key = keyOf(event.request.url);
  const pending = fetchAndCache(event, (answer) => cacheData(key, answer));
  const answer = await networkOrCopy(pending, () => getCopy(cacheNames.data, key));
  return answer instanceof Response ? answer : (answer?.response ?? Response.error());
}

/** Keeps a page that the server answered, in place of what was kept of it; see `decideCaching`. */
export async function cacheDocument(key: string, answer: Response): Promise<void> {
  const decision = isCacheable(key) ? decideCaching(answerFactsOf(answer)) : "leave";
  if (decision === "drop")
    await Promise.all([deleteCopy(cacheNames.pages, key), deleteCopy(cacheNames.data, dataKey(key))]);
  if (decision !== "keep") return;
  await saveCopy(cacheNames.pages, key, answer.clone(), getTitle(await answer.text()));
  await evictOldest(cacheNames.pages, pageLimits);
}

async function cacheData(key: string, answer: Response): Promise<void> {
  const decision = isCacheable(key) ? decideCaching(answerFactsOf(answer)) : "leave";
  if (decision === "drop")
    await Promise.all([deleteCopy(cacheNames.data, key), deleteCopy(cacheNames.pages, pageOfData(key))]);
  if (decision !== "keep") return;
  await saveCopy(cacheNames.data, key, answer);
  await evictOldest(cacheNames.data, dataLimits);
}

/** Asks the server. Its answer is kept also when it comes too late for this visitor. */
function fetchAndCache(event: FetchEvent, cache: (answer: Response) => Promise<void>): Promise<Response> {
  const pending = (async () => ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request))();
  event.waitUntil(
    pending.then(
      (answer) => cache(answer.clone()),
      () => {},
    ),
  );
  return pending;
}

/** The server's answer; the copy where the server is too slow, silent or not there; null when there is neither. */
async function networkOrCopy(
  pending: Promise<Response>,
  loadCopy: () => Promise<Copy | null>,
): Promise<Response | Copy | null> {
  const settled = pending.catch(() => "gone" as const);
  const silences: [NetworkSilence, number][] = [
    ["slow", slowMs],
    ["late", lateMs - slowMs],
  ];
  for (const [silence, waitMs] of silences) {
    const answer = await Promise.race([settled, waitForTimeout(waitMs)]);
    if (answer === "gone") break;
    if (answer) return answer;
    const copy = await getUsableCopy(loadCopy, silence);
    if (copy) return copy;
  }
  const answer = await settled;
  return answer === "gone" ? getUsableCopy(loadCopy, "gone") : answer;
}

async function getUsableCopy(loadCopy: () => Promise<Copy | null>, silence: NetworkSilence): Promise<Copy | null> {
  const copy = await loadCopy();
  if (!copy) return null;
  const life = sharedMaxAgeMs(copy.response.headers.get("cache-control"));
  return canUseCopy({ ageMs: Date.now() - copy.atMs, sharedLifeMs: life }, silence) ? copy : null;
}

const createMarkedResponse = async ({ response, atMs }: Copy): Promise<Response> =>
  new Response(markAsCopy(await response.text(), atMs), { headers: response.headers });

const dataKey = (key: string): string => (key === "/" ? "/_.data" : key.replace(/^[^?]+/, "$&.data"));

const waitForTimeout = (waitMs: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, waitMs, null));
