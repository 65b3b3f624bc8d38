import { preferredLanguage } from "#app/kits/i18n/language-names.ts";
import { renderOfflinePage, type RecentPage } from "../rules/offline-page.ts";
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
  });
  const headers = new Headers(copy.response.headers);
  headers.set("cache-control", "no-store");
  return new Response(html, { headers });
}

/** What was opened in this browser and can be shown, the newest first. */
async function listRecentPages(): Promise<RecentPage[]> {
  const oldestMs = Date.now() - maxCopyAgeMs;
  return [...(await listCopies(cacheNames.pages))]
    .filter(([, { title, atMs }]) => title !== "" && atMs >= oldestMs)
    .toSorted(([, a], [, b]) => b.atMs - a.atMs)
    .map(([address, { title }]) => ({ address, title }));
}
