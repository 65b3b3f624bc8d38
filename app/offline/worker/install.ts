import { cachePrefix } from "../worker-contract.ts";
import { assetBase, cacheNames, settings } from "./settings.ts";
import { saveCopy } from "./copy-store.ts";

/** The page that always leads on. */
export const zone1Path = "/zone1";

/** Caches the page of zone 1 and the files it needs. They come from the browser's own cache where the page is open. */
export async function cacheEssentials(): Promise<void> {
  await Promise.all([
    store(zone1Path, cacheNames.pages),
    ...settings.essentials.map((address) =>
      // The style of the card is named by this worker itself, all others by pages.
      assetBase === "" || address === settings.style
        ? store(address, cacheNames.shell)
        : // Before the host has them pages take them from here.
          store(assetBase + address, cacheNames.shell).catch(() => store(address, cacheNames.shell)),
    ),
  ]);
}

async function store(address: string, name: (typeof cacheNames)["shell" | "pages"]): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok || answer.redirected) throw new Error(`${address} answers ${answer.status}`);
  await saveCopy(name, address, answer);
}

/** Drops the caches of every other build. True when there were none: this is the first worker of this browser. */
export async function deleteOldCaches(): Promise<boolean> {
  const current = new Set<string>(Object.values(cacheNames));
  const old = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && !current.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  return old.length === 0;
}
