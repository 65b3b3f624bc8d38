import { cachePrefix } from "../contract.ts";
import { cacheNames, settings } from "./settings.ts";
import { keepCopy } from "./store.ts";

/** The page that always leads on. */
export const gate = "/zone1";

/** Lays in the gate page and the files it needs. They come from the browser's own cache where the page is open. */
export async function keepEssentials(): Promise<void> {
  const lay = async (address: string, name: (typeof cacheNames)["shell" | "pages"]): Promise<void> => {
    const answer = await fetch(address);
    if (!answer.ok || answer.redirected) throw new Error(`${address} answers ${answer.status}`);
    await keepCopy(name, address, answer);
  };
  await Promise.all([
    lay(gate, cacheNames.pages),
    ...settings.essentials.map((address) => lay(address, cacheNames.shell)),
  ]);
}

/** Drops the caches of every other build. True when there were none: this is the first worker of this browser. */
export async function dropOldCaches(): Promise<boolean> {
  const own = new Set<string>(Object.values(cacheNames));
  const old = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && !own.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  return old.length === 0;
}
