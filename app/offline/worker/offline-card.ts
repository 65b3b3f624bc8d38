import { preferredLanguage } from "#app/kits/i18n/language-names.ts";
import { allowScript, healScript } from "../rules/heal-script.ts";
import { renderOfflinePage, type RecentPage } from "../rules/offline-page.ts";
import { searchCopies, searchQueryOf } from "../rules/search-copies.ts";
import { maxCopyAgeMs } from "../rules/timeouts.ts";
import { zone1Path } from "./install.ts";
import { cacheNames, settings } from "./settings.ts";
import { listCopies, getCopy } from "./copy-store.ts";

declare const self: ServiceWorkerGlobalScope;

/** The page that stands for one that was never opened: the frame of zone 1 around the card of E-OFFLINE. */
export async function createOfflineCard(url: string): Promise<Response> {
  const copy = await getCopy(cacheNames.pages, zone1Path);
  if (!copy) return Response.error();
  const lang = preferredLanguage(self.navigator.languages) ?? "en";
  const { pathname, search } = new URL(url);
  const html = renderOfflinePage(await copy.response.text(), {
    lang,
    messages: settings.messages[lang],
    style: settings.style,
    requested: pathname + search,
    pages: await listRecentPages(),
    search: await searchRecentPages(pathname + search),
  });
  const headers = new Headers(copy.response.headers);
  const policy = headers.get("content-security-policy");
  if (policy) headers.set("content-security-policy", await allowScript(policy, healScript));
  headers.set("cache-control", "no-store");
  return new Response(html, { headers });
}

/** What was opened in this browser and can be shown, the newest first. */
const listRecentPages = async (): Promise<RecentPage[]> =>
  (await listRecentCopies()).map(([address, { title }]) => ({ address, title }));

async function listRecentCopies() {
  const oldestMs = Date.now() - maxCopyAgeMs;
  return [...(await listCopies(cacheNames.pages))]
    .filter(([, { title, atMs }]) => title !== "" && atMs >= oldestMs)
    .toSorted(([, a], [, b]) => b.atMs - a.atMs);
}

/** The index of the search is the server's; here it goes by the pages that lie in this browser. */
async function searchRecentPages(requested: string) {
  const query = searchQueryOf(requested);
  if (query === null) return null;
  const copies = (await listRecentCopies()).map(async ([address, { title, response }]) => ({
    ...{ address, title },
    html: await response.text(),
  }));
  return { query, found: searchCopies(query, await Promise.all(copies)) };
}
