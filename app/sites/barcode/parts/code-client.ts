import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import {
  codeAnswerSchema,
  drawerCatalogueSchema,
  type DrawerItem,
  type FoundProduct,
  encounterAnswerSchema,
  type ShowCard,
  showCardsSchema,
} from "../contract.ts";

/** What a meeting is answered with, for `useVisitor().write`. */
export const recordedEncounterSchema = encounterAnswerSchema;

/** The product with a code; null for a code that is not ours. @throws ApiError like `apiFetch` */
export async function fetchCode(jan: string, signal: AbortSignal): Promise<FoundProduct | null> {
  return (await apiFetch(`/api/barcode/codes/${jan}`, { schema: codeAnswerSchema, signal }))
    .found as FoundProduct | null;
}

/** The catalogue by its codes. @throws ApiError like `apiFetch` */
export async function fetchDrawerItems(signal: AbortSignal): Promise<DrawerItem[]> {
  return (await apiFetch("/api/barcode/drawer", { schema: drawerCatalogueSchema, signal })).items;
}

/** The white cards of products, by their ids. @throws ApiError like `apiFetch` */
export async function fetchShowCards(ids: string, signal: AbortSignal): Promise<ShowCard[]> {
  return (await apiFetch(`/api/barcode/cards?p=${ids}`, { schema: showCardsSchema, signal })).cards;
}
