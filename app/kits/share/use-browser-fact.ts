import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Something that only the browser knows and that stays so; `onServer` until the page has come alive. */
export function useBrowserFact<T extends string | boolean>(getValue: () => T, onServer: T): T {
  return useSyncExternalStore(neverChanges, getValue, () => onServer);
}
