import { cachePrefix, type ErasedMessage } from "./worker-contract.ts";

/** Deletes every copy of what was opened in this browser: part of erasing visitor data. Never fails. */
export async function deleteCopies(): Promise<void> {
  try {
    // First the worker: what it is about to keep would come after.
    const registration = await navigator.serviceWorker?.getRegistration("/");
    registration?.active?.postMessage({ erased: true } satisfies ErasedMessage);
  } catch {
    // Without a worker there is nothing on its way.
  }
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
  } catch {
    // A browser that closes its storage has kept nothing.
  }
}
