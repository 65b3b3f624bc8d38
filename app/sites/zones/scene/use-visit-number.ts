import { useSyncExternalStore } from "react";

const countKey = "kz_visits";
const thisKey = "kz_visit";

/**
 * Which visit of this browser it is: a visit ends when the tab is closed. 0 on the server and while hydrating,
 * and in a browser that remembers nothing.
 */
export function useVisitNumber(): number {
  return useSyncExternalStore(noChange, readVisit, () => 0);
}

const noChange = (): (() => void) => () => {};

function readVisit(): number {
  try {
    const known = sessionStorage.getItem(thisKey);
    if (known) return Number(known);
    const visit = Number(localStorage.getItem(countKey) ?? 0) + 1;
    localStorage.setItem(countKey, String(visit));
    sessionStorage.setItem(thisKey, String(visit));
    return visit;
  } catch {
    return 0;
  }
}
