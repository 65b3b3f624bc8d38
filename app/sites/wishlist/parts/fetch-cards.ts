import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { type Card, cardsSchema } from "../contract.ts";
import { readSavedCards, saveCards } from "./saved-cards.ts";

/**
 * The products with these ids as the server knows them; without it as this browser saw them last, if it saw them all.
 * @throws ApiError like `apiFetch`
 */
export async function fetchCards(ids: string, signal: AbortSignal): Promise<Card[]> {
  const store = createLocalStore();
  const saved = new Map(readSavedCards(store).map((card) => [card.id, card]));
  try {
    const { cards } = await apiFetch(`/api/wishlist/cards?p=${ids}`, { schema: cardsSchema, signal });
    for (const card of cards) saved.delete(card.id);
    saveCards(store, [...saved.values(), ...cards]);
    return cards;
  } catch (error) {
    const found = ids.split(",").flatMap((id) => saved.get(id) ?? []);
    if (signal.aborted || found.length < ids.split(",").length) throw error;
    return found;
  }
}
