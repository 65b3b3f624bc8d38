import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { codeAnswerSchema, type Found, meetingAnswerSchema, type ShowCard, showCardsSchema } from "../contract.ts";

/** What a meeting is answered with, for `useVisitor().write`. */
export const meetingSchema = meetingAnswerSchema;

/** The product with a code; null for a code of another town. @throws ApiError like `apiFetch` */
export async function fetchCode(jan: string, signal: AbortSignal): Promise<Found | null> {
  return (await apiFetch(`/api/barcode/codes/${jan}`, { schema: codeAnswerSchema, signal })).found as Found | null;
}

/** The white cards of products, by their ids. @throws ApiError like `apiFetch` */
export async function fetchShowCards(ids: string, signal: AbortSignal): Promise<ShowCard[]> {
  return (await apiFetch(`/api/barcode/cards?p=${ids}`, { schema: showCardsSchema, signal })).cards;
}
