import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import type { Shade } from "../rules/shade-at.ts";

let shadesPromise: Promise<Shade[]> | null = null;

/** Every shade of the catalogue, once a visit. Browser only; what failed is asked again. */
export function loadShades(): Promise<Shade[]> {
  shadesPromise ??= fetchShades().catch((error: unknown) => {
    shadesPromise = null;
    throw error;
  });
  return shadesPromise;
}

async function fetchShades(): Promise<Shade[]> {
  const { shadeListSchema } = await import("#contracts/video-bookmarks.ts");
  const rows = await apiFetch("/api/videos/shades", { schema: shadeListSchema });
  return rows.map(([id, name, hex, line]) => ({ id, name, hex, line }));
}
