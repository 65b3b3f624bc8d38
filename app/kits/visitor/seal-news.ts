import { sealsEvent } from "./seal-news-name.ts";

/** Where they lie until they were shown: until the visit is over, also over a page that is left by a whole step. */
const key = "kz_seals_new";

/** Hears of the seals that writes of this window earn, from now until `signal` ends. */
export function hearSeals(onSeals: (ids: readonly string[]) => void, signal: AbortSignal): void {
  window.addEventListener(sealsEvent, (event) => onSeals(idsIn((event as CustomEvent<string>).detail)), { signal });
}

/** Keeps them from now on, for whoever shows them later. */
export const keepSeals = (signal: AbortSignal): void =>
  hearSeals((ids) => keepNewSeals([...new Set([...newSeals(), ...ids])]), signal);

/** The seals that were earned and not shown yet, in their order; none where a browser keeps nothing. */
export function newSeals(): string[] {
  try {
    return idsIn(sessionStorage.getItem(key) ?? "");
  } catch {
    return [];
  }
}

/** Says which of them are still to be shown. */
export function keepNewSeals(ids: readonly string[]): void {
  try {
    if (ids.length > 0) sessionStorage.setItem(key, ids.join(","));
    else sessionStorage.removeItem(key);
  } catch {
    // Whoever hears of them now shows them all the same.
  }
}

const idsIn = (text: string): string[] => text.split(",").filter((id) => id !== "");
