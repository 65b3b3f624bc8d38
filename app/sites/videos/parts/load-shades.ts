import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import type { Shade } from "../rules/shade-at.ts";

let asked: Promise<Shade[]> | null = null;

/** Every shade of the catalogue, once a visit. Browser only; what failed is asked again. */
export function loadShades(): Promise<Shade[]> {
  asked ??= read().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function read(): Promise<Shade[]> {
  const { shadeBookSchema } = await import("#contracts/film-desk.ts");
  const rows = await apiFetch("/api/videos/shades", { schema: shadeBookSchema });
  return rows.map(([id, name, hex, line]) => ({ id, name, hex, line }));
}
