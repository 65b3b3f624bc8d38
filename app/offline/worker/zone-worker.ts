// The service worker of the zone: what a visitor opened before can be seen without a network. Built by
// tools/offline/build-sw.ts as /sw.js; the page registers it once it has come to rest.
import { isOpened } from "../contract.ts";
import { requestKind } from "../rules/request-kind.ts";
import { answerFile } from "./answer-file.ts";
import { answerOwn } from "./answer-own.ts";
import { answerData, answerDocument } from "./answer-page.ts";
import { dropOldCaches, keepEssentials } from "./install.ts";
import { keepOpened } from "./keep-opened.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  event.waitUntil(keepEssentials().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    dropOldCaches().then(async (isFirst) => {
      await self.registration.navigationPreload?.enable();
      // Taking pages over would throw waiting ones out of the back-forward cache: only the very first worker does.
      if (isFirst) await self.clients.claim();
    }),
  );
});

self.addEventListener("fetch", (event) => {
  const { method, url, mode, destination, headers } = event.request;
  const kind = requestKind({ method, url, mode, destination, isPiece: headers.has("range") }, self.location.origin);
  if (kind === "document") event.respondWith(answerDocument(event));
  else if (kind === "data") event.respondWith(answerData(event));
  else if (kind === "file") event.respondWith(answerFile(event));
  else if (kind === "own") event.respondWith(answerOwn(event));
});

self.addEventListener("message", (event) => {
  if (isOpened(event.data)) event.waitUntil(keepOpened(event.data));
});
