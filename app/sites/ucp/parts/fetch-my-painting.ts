import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { myPaintingDetailsSchema, myPaintingsSchema } from "#contracts/painting.ts";

/** One's own painting in whichever state; null when it is not one's own. Asks for the list first: a miss is no error. */
export async function fetchMyPainting(id: string, signal: AbortSignal) {
  if (!(await isMyPainting(id, signal))) return null;
  return apiFetch(`/api/ucp/paintings/${id}`, { schema: myPaintingDetailsSchema, signal });
}

/** Whether a painting is one's own. */
export async function isMyPainting(id: string, signal: AbortSignal): Promise<boolean> {
  const { paintings } = await apiFetch("/api/ucp/paintings", { schema: myPaintingsSchema, signal });
  return paintings.some((one) => one.id === id);
}
