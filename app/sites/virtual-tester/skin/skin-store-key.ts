import { createLocalStore } from "#app/kits/visitor/local-store.ts";

// Apart from what reads it (stored-skin.ts): most visitors have nothing stored, and need no reader for it.

export const skinStoreKey = "kz_vt_skin";

/** True where this browser has a result, readable or not. Browser only. */
export const hasStoredSkin = (): boolean => createLocalStore().get(skinStoreKey) !== null;
