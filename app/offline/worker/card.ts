import { preferredLanguage } from "#app/kits/words/language-names.ts";
import { offlinePage, type OpenedPage } from "../rules/offline-page.ts";
import { copyLifeMs } from "../rules/patience.ts";
import { gate } from "./install.ts";
import { cacheNames, settings } from "./settings.ts";
import { listCopies, readCopy } from "./store.ts";

declare const self: ServiceWorkerGlobalScope;

/** The page that stands for one that was never opened: the gate's frame around the card of E-OFFLINE. */
export async function cardFor(url: string): Promise<Response> {
  const copy = await readCopy(cacheNames.pages, gate);
  if (!copy) return Response.error();
  const lang = preferredLanguage(self.navigator.languages) ?? "en";
  const { pathname, search } = new URL(url);
  const html = offlinePage(await copy.response.text(), {
    lang,
    words: settings.words[lang],
    style: settings.style,
    asked: pathname + search,
    pages: await openedPages(),
  });
  const headers = new Headers(copy.response.headers);
  headers.set("cache-control", "no-store");
  return new Response(html, { headers });
}

/** What was opened in this browser and can be shown, the newest first. */
async function openedPages(): Promise<OpenedPage[]> {
  const oldestMs = Date.now() - copyLifeMs;
  return [...(await listCopies(cacheNames.pages))]
    .filter(([, { title, atMs }]) => title !== "" && atMs >= oldestMs)
    .toSorted(([, a], [, b]) => b.atMs - a.atMs)
    .map(([address, { title }]) => ({ address, title }));
}
