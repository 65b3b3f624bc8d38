import { deleteCopies } from "#app/offline/delete-copies.ts";

/**
 * Takes away what the zone keeps in this browser: what it remembers, its data bases, its copies of pages, and the
 * cookies that a script can reach (the server takes the others). Never fails.
 */
export async function clearDeviceData(): Promise<void> {
  for (const store of [() => localStorage, () => sessionStorage]) {
    try {
      store().clear();
    } catch {
      // A browser that closes its storage has kept nothing.
    }
  }
  document.cookie = "lmw_sound=; Path=/; Max-Age=0; SameSite=Lax";
  try {
    const bases = await indexedDB.databases();
    for (const { name } of bases) if (name) indexedDB.deleteDatabase(name);
  } catch {
    // Not every browser tells which it has; the zone makes none today.
  }
  await deleteCopies();
  // What is shown by what was set is shown anew.
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
}
