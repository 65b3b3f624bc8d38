import { useEffect, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { type DrawablePainting, type MuralTileData, muralTileDetailsSchema } from "#contracts/painting.ts";

/** The strokes of a tile, once they are here: it is drawn sharp. */
export function useSharpTile({ id: chosenId }: MuralTileData): DrawablePainting | null {
  const [sharp, setSharp] = useState<{ id: string; drawn: DrawablePainting } | null>(null);
  useEffect(() => {
    if (sharp?.id === chosenId) return;
    const controller = new AbortController();
    apiFetch(`/api/ucp/tiles/${chosenId}`, { schema: muralTileDetailsSchema, signal: controller.signal }).then(
      ({ id, drawn }) => setSharp({ id, drawn }),
      // The picture of the panel shows it all the same.
      () => {},
    );
    return () => controller.abort();
  }, [chosenId, sharp]);
  return sharp?.id === chosenId ? sharp.drawn : null;
}
