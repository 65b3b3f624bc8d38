import type { LocalStore } from "../visitor/local-store.ts";
import type { WishChange } from "./wishes-change.ts";

/** What is kept of a list in this browser: changes without an answer, and taps for which there was no room. */
export interface SavedWishChanges {
  unsent: WishChange[];
  /** Ids of products. */
  waiting: string[];
}

const unsentKey = "kz_wish_unsent";
const waitingKey = "kz_wish_waiting";

/** What was saved; entries that cannot be read are left out. */
export function readWishChanges(store: LocalStore): SavedWishChanges {
  return {
    unsent: parseList(store.get(unsentKey)).filter(isChange),
    waiting: parseList(store.get(waitingKey)).filter((id) => typeof id === "string"),
  };
}

export function saveWishChanges(store: LocalStore, { unsent, waiting }: SavedWishChanges): void {
  store.set(unsentKey, unsent.length > 0 ? JSON.stringify(unsent) : null);
  store.set(waitingKey, waiting.length > 0 ? JSON.stringify(waiting) : null);
}

/** What another version or another hand left in the browser is not trusted. */
function parseList(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.slice(0, 200) : [];
  } catch {
    return [];
  }
}

function isChange(value: unknown): value is WishChange {
  const { kind, productId } = (value ?? {}) as { kind?: unknown; productId?: unknown };
  return (
    kind === "order" || (typeof kind === "string" && typeof productId === "string" && /^[a-z]+-\d+$/.test(productId))
  );
}
