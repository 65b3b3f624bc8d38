import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { ownPaintingInFullSchema, ownPaintingsSchema } from "#contracts/painting.ts";

/** One's own painting in whichever state; null when it is not one's own. Asks for the list first: a miss is no error. */
export async function readOwn(id: string, signal: AbortSignal) {
  if (!(await isOwn(id, signal))) return null;
  return apiFetch(`/api/ucp/paintings/${id}`, { schema: ownPaintingInFullSchema, signal });
}

/** Whether a painting is one's own. */
export async function isOwn(id: string, signal: AbortSignal): Promise<boolean> {
  const { paintings } = await apiFetch("/api/ucp/paintings", { schema: ownPaintingsSchema, signal });
  return paintings.some((one) => one.id === id);
}
