"use no memo";
import { useEffect, useRef } from "react";
import { useMirror } from "#app/kits/mirror/use-mirror.ts";
import type { PalettePan } from "#contracts/palette-api.ts";
import type { Look } from "#contracts/look.ts";

/** Whose lids wear the four: portraits on one canvas, as they are delivered for a phone of two points a pixel. */
export function useLidPreview(pans: readonly PalettePan[], intensity: number) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const look = useRef<Look>({ layers: [] });
  const mirror = useMirror({
    ...{ modelWidthPx: 780, photoEdgePx: 1600, numFaces: 2 },
    async loadView() {
      const { openMakeupView } = await import("#app/kits/mirror/makeup-view.ts");
      const getRegions = () => [{ look: look.current, fromX: 0, toX: 1 }];
      return (signal, onContextLost) =>
        openMakeupView(canvas.current!, { getRegions, getFraming: () => "close", onContextLost }, signal);
    },
  });
  const { redraw } = mirror;

  useEffect(() => {
    look.current = {
      layers: pans.map(({ well, hex, finish }) => ({ kind: "shadow", well, hex, finish, intensity })),
    };
    redraw();
  }, [pans, intensity, redraw]);

  return { ...mirror, canvas };
}
