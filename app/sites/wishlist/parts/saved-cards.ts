import * as v from "valibot";
import type { LocalStore } from "#app/kits/visitor/local-store.ts";
import { type Card, cardSchema } from "../contract.ts";

const key = "kz_wish_cards";
/** As many as a full list and what can come back to it. */
const maxSaved = 200;

/** The products of the list as they were seen last in this browser; none where that cannot be read. */
export function readSavedCards(store: LocalStore): Card[] {
  try {
    const saved = v.safeParse(v.array(cardSchema), JSON.parse(store.get(key) ?? "[]"));
    return saved.success ? saved.output : [];
  } catch {
    return [];
  }
}

/** Saves them for a time without a network, the last ones first. */
export function saveCards(store: LocalStore, cards: readonly Card[]): void {
  store.set(key, JSON.stringify(cards.slice(-maxSaved)));
}
