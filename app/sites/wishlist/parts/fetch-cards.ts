import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { type Card, cardsSchema } from "../contract.ts";

/** The products with these ids, as the server knows them. @throws ApiError like `apiFetch` */
export async function fetchCards(ids: string, signal: AbortSignal): Promise<Card[]> {
  return (await apiFetch(`/api/wishlist/cards?p=${ids}`, { schema: cardsSchema, signal })).cards;
}
