import { faceResultsSchema } from "#contracts/face-result.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";

/** The id of the result that the visitor kept last; null where there is none. @throws ApiError like `apiFetch` */
export async function fetchMyResultId(signal: AbortSignal): Promise<string | null> {
  const { results } = await apiFetch("/api/scan/results", { schema: faceResultsSchema, signal });
  return results[0]?.id ?? null;
}
