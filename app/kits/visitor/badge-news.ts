import { badgesEvent } from "./badge-news-event.ts";

/** Where they lie until they were shown: until the visit is over, also over a page that is left by a whole step. */
const key = "kz_seals_new";

/** Notifies of the badges that writes of this window earn, from now until `signal` ends. */
export function subscribeToBadges(onBadges: (ids: readonly string[]) => void, signal: AbortSignal): void {
  window.addEventListener(badgesEvent, (event) => onBadges(parseIds((event as CustomEvent<string>).detail)), {
    signal,
  });
}

/** Keeps them from now on, for whoever shows them later. */
export const saveEarnedBadges = (signal: AbortSignal): void =>
  subscribeToBadges((ids) => saveNewBadges([...new Set([...getNewBadges(), ...ids])]), signal);

/** The badges that were earned and not shown yet, in their order; none where a browser keeps nothing. */
export function getNewBadges(): string[] {
  try {
    return parseIds(sessionStorage.getItem(key) ?? "");
  } catch {
    return [];
  }
}

/** Says which of them are still to be shown. */
export function saveNewBadges(ids: readonly string[]): void {
  try {
    if (ids.length > 0) sessionStorage.setItem(key, ids.join(","));
    else sessionStorage.removeItem(key);
  } catch {
    // Whoever hears of them now shows them all the same.
  }
}

const parseIds = (text: string): string[] => text.split(",").filter((id) => id !== "");
