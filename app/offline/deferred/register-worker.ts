import { type OpenedMessage, workerPath } from "../worker-contract.ts";
import { deleteCopies } from "../delete-copies.ts";

/**
 * Registers the worker, or takes it out of this browser where the server has none any more (404, 410). Null where
 * there is none: an app's own browser, blocked cookies, no network.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator) || !navigator.onLine) return null;
  const known = await navigator.serviceWorker.getRegistration("/").catch(() => undefined);
  if (known && (await isWorkerRemoved())) {
    await Promise.all([known.unregister(), deleteCopies()]);
    // It goes on answering for this page until the page is left, and may keep one more picture on its way out.
    setTimeout(() => void deleteCopies(), lateCopyMs);
    return null;
  }
  // Copies without a worker are what such a last one left behind.
  if (!known) await deleteCopies();
  // The line may have gone meanwhile.
  if (!navigator.onLine) return null;
  try {
    await navigator.serviceWorker.register(workerPath);
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}

/** What a leaving worker was about to keep is kept by then. */
const lateCopyMs = 3_000;

/** Tells the worker which page was opened and what it is made of, so that it can be seen again without a network. */
export function notifyOpened(registration: ServiceWorkerRegistration, address: string): void {
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => [location.origin, new URL(import.meta.url).origin].some((origin) => name.startsWith(origin)));
  const message: OpenedMessage = { opened: address, files };
  registration.active?.postMessage(message);
}

const isWorkerRemoved = (): Promise<boolean> =>
  fetch(workerPath, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );
