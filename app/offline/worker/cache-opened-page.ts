import type { OpenedMessage } from "../worker-contract.ts";
import { copyKey } from "../rules/copy-key.ts";
import { getRequestKind } from "../rules/request-kind.ts";
import { cacheFile } from "./answer-file.ts";
import { cacheDocument } from "./answer-page.ts";
import { assetBase, cacheNames, settings } from "./settings.ts";
import { getCopy } from "./copy-store.ts";

declare const self: ServiceWorkerGlobalScope;

/** A page that was reached by a step inside the window has no document yet, or an old one. */
const renewAfterMs = 600_000;

/**
 * A page was opened past this worker: before it was there, or by a step inside the window. Its document is fetched, so
 * that a reload finds it, and its files are taken over from the browser's own cache, which costs no network.
 */
export async function cacheOpenedPage({ opened, files }: OpenedMessage): Promise<void> {
  const key = copyKey(opened, settings.queryNames);
  const copy = await getCopy(cacheNames.pages, key);
  const isFresh = copy !== null && copy.title !== "" && Date.now() - copy.atMs < renewAfterMs;
  if (!isFresh && !isSavingData()) {
    await fetch(key).then(
      (answer) => cacheDocument(key, answer),
      () => {},
    );
  }
  for (const url of files.filter(isFile)) {
    if (await caches.match(url, { ignoreVary: true })) continue;
    await fetch(url, { cache: "force-cache" }).then(
      (answer) => cacheFile(url, answer),
      () => {},
    );
  }
}

const isFile = (url: string): boolean => {
  const facts = { method: "GET", url, mode: "cors", destination: "", isPiece: false };
  return getRequestKind(facts, self.location.origin, assetBase) === "file";
};

const isSavingData = (): boolean =>
  (self.navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
