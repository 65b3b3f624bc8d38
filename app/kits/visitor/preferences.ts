import { useSyncExternalStore } from "react";
import { createLocalStore } from "./local-store.ts";

/** What a visitor set for this browser. `auto` follows the phone's own settings. */
export interface Preferences {
  bright: "auto" | "on" | "off";
  motion: "auto" | "reduced" | "full";
  companion: "auto" | "quiet";
  /** 赤を戻す: during a no-red event, this browser keeps the red. */
  red: "auto" | "kept";
}

type Name = keyof Preferences;

// The head script reads the first two before the first paint and sets the same attributes: keep the keys.
const keys: Record<Name, string> = {
  bright: "kz_bright",
  motion: "kz_motion",
  companion: "kz_companion",
  red: "kz_red",
};
const allowed: Record<Name, readonly string[]> = {
  bright: ["on", "off"],
  motion: ["reduced", "full"],
  companion: ["quiet"],
  red: ["kept"],
};
const names = Object.keys(keys) as Name[];
const nothingSet: Preferences = { bright: "auto", motion: "auto", companion: "auto", red: "auto" };

function createPreferences() {
  const store = createLocalStore();
  const listeners = new Set<() => void>();
  let current: Preferences | null = null;

  function loadAll(): Preferences {
    const values = names.map((name) => {
      const value = store.get(keys[name]);
      return [name, value !== null && allowed[name].includes(value) ? value : "auto"];
    });
    return Object.fromEntries(values) as Preferences;
  }

  function show(): void {
    for (const [name, value] of Object.entries(get())) {
      if (value === "auto") delete document.documentElement.dataset[name];
      else document.documentElement.dataset[name] = value;
    }
    for (const listener of listeners) listener();
  }

  /** What is set now; the same object until something changes. */
  const get = (): Preferences => (current ??= loadAll());

  return {
    get,
    /** Shows what is set as `data-*` of `<html>`. */
    show,
    /** Remembers a wish and shows it at once, as `data-*` of `<html>`. */
    set<N extends Name>(name: N, value: Preferences[N]): void {
      store.set(keys[name], value === "auto" ? null : value);
      current = null;
      show();
    },
    /** Calls back after each change, also one made in another tab; returns its stop. */
    subscribe(listener: () => void): () => void {
      const onStorage = (event: StorageEvent): void => {
        if (event.key !== null && !Object.values(keys).includes(event.key)) return;
        current = null;
        show();
      };
      listeners.add(listener);
      window.addEventListener("storage", onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", onStorage);
      };
    },
    /** True when things should stay where they are and fade: by the visitor's wish, else by the phone's. */
    isMotionReduced: (): boolean => isPreferred(get().motion, "reduced", "(prefers-reduced-motion: reduce)"),
    /** True in 明るく: by the visitor's wish, else by the phone's wish for contrast. */
    isBright: (): boolean => isPreferred(get().bright, "on", "(prefers-contrast: more)"),
  };
}

const isPreferred = (wish: string, yes: string, phone: string): boolean =>
  wish === "auto" ? matchMedia(phone).matches : wish === yes;

/** The preferences of this browser. Browser only: on the server and while hydrating, nothing is set. */
export const preferences = createPreferences();

/** All preferences, anew after each change. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(preferences.subscribe, preferences.get, () => nothingSet);
}
