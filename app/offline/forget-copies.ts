import { cachePrefix } from "./contract.ts";

/** Drops every copy of what was opened in this browser: part of erasing a room. Never fails. */
export async function forgetCopies(): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
  } catch {
    // A browser that closes its storage has kept nothing.
  }
}
