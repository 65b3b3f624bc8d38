// The service worker of the zone: what a visitor opened before can be seen without a network. Built by
// tools/offline/build-service-worker.ts as /sw.js; the page registers it once it has come to rest.
import { isErasedMessage, isOpenedMessage } from "../worker-contract.ts";
import { getRequestKind } from "../rules/request-kind.ts";
import { answerFile } from "./answer-file.ts";
import { answerPrivate } from "./answer-private.ts";
import { answerData, answerDocument } from "./answer-page.ts";
import { deleteOldCaches, cacheEssentials } from "./install.ts";
import { cacheOpenedPage } from "./cache-opened-page.ts";
import { assetBase } from "./settings.ts";
import { pauseSaving } from "./copy-store.ts";

declare const self: ServiceWorkerGlobalScope;

/** What was on its way when everything was erased has arrived by then. */
const erasedPauseMs = 5_000;

self.addEventListener("install", (event) => {
  event.waitUntil(cacheEssentials().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    deleteOldCaches().then(async (isFirst) => {
      await self.registration.navigationPreload?.enable();
      // Taking pages over would throw waiting ones out of the back-forward cache: only the very first worker does.
      if (isFirst) await self.clients.claim();
    }),
  );
});

self.addEventListener("fetch", (event) => {
  const { method, url, mode, destination, headers } = event.request;
  const facts = { method, url, mode, destination, isPiece: headers.has("range") };
  const kind = getRequestKind(facts, self.location.origin, assetBase);
  if (kind === "document") event.respondWith(answerDocument(event));
  else if (kind === "data") event.respondWith(answerData(event));
  else if (kind === "file") event.respondWith(answerFile(event));
  else if (kind === "own") event.respondWith(answerPrivate(event));
});

self.addEventListener("message", (event) => {
  if (isErasedMessage(event.data)) pauseSaving(erasedPauseMs);
  else if (isOpenedMessage(event.data)) event.waitUntil(cacheOpenedPage(event.data));
});
