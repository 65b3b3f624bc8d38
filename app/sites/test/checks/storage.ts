import type { VisitorState } from "#app/kits/visitor/visitor-provider.tsx";
import { evaluateStorage } from "../rules/evaluate-connection.ts";
import type { Check } from "./check.ts";

const probeKey = "kz_probe";

/** Does this browser keep what is given to it? `visitorState` answers once the visitor's state has settled. */
export const storage = (visitorState: (signal: AbortSignal) => Promise<VisitorState>): Check => ({
  id: "storage",
  async run(signal) {
    const state = await visitorState(signal);
    return evaluateStorage({
      cookies: navigator.cookieEnabled && state !== "unsaved",
      local: hasLocalStorage(),
      database: hasDatabase(),
      quotaMb: await quotaMb(),
    });
  },
});

function hasLocalStorage(): boolean {
  try {
    localStorage.setItem(probeKey, "1");
    const isStored = localStorage.getItem(probeKey) === "1";
    localStorage.removeItem(probeKey);
    return isStored;
  } catch {
    return false;
  }
}

function hasDatabase(): boolean {
  try {
    return typeof indexedDB === "object" && indexedDB !== null;
  } catch {
    return false;
  }
}

async function quotaMb(): Promise<number | null> {
  try {
    const { quota } = await navigator.storage.estimate();
    return quota === undefined ? null : Math.round(quota / 1_000_000);
  } catch {
    return null;
  }
}
