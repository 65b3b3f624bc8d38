import { useEffect, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { type DrawablePainting, type MuralTileData, muralTileDetailsSchema } from "#contracts/painting.ts";

/** The strokes of the chosen tile, once they are here: it is drawn sharp. */
export function useSharpTile(chosen: MuralTileData | null): DrawablePainting | null {
  const [sharp, setSharp] = useState<{ id: string; drawn: DrawablePainting } | null>(null);
  useEffect(() => {
    if (!chosen || sharp?.id === chosen.id) return;
    const controller = new AbortController();
    apiFetch(`/api/ucp/tiles/${chosen.id}`, { schema: muralTileDetailsSchema, signal: controller.signal }).then(
      ({ id, drawn }) => setSharp({ id, drawn }),
      // The picture of the panel shows it all the same.
      () => {},
    );
    return () => controller.abort();
  }, [chosen, sharp]);
  return chosen && sharp?.id === chosen.id ? sharp.drawn : null;
}
