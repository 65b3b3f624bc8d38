import { useSyncExternalStore } from "react";

const countKey = "kz_visits";
const currentKey = "kz_visit";

/**
 * Which visit of this browser it is: a visit ends when the tab is closed. 0 on the server and while hydrating,
 * and in a browser that remembers nothing.
 */
export function useVisitNumber(): number {
  return useSyncExternalStore(noChange, countVisit, () => 0);
}

const noChange = (): (() => void) => () => {};

function countVisit(): number {
  try {
    const known = sessionStorage.getItem(currentKey);
    if (known) return Number(known);
    const visit = Number(localStorage.getItem(countKey) ?? 0) + 1;
    localStorage.setItem(countKey, String(visit));
    sessionStorage.setItem(currentKey, String(visit));
    return visit;
  } catch {
    return 0;
  }
}
