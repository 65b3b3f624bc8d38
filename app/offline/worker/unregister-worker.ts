// Takes the place of the worker where an operator wants none: built as /sw.js with OFFLINE=off. It answers nothing,
// drops everything that was kept and takes itself out of the browser. No page is reloaded for it.
import { cachePrefix } from "../worker-contract.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) => event.waitUntil(unregister()));

async function unregister(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
