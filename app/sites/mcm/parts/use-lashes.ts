"use no memo";
import { useEffect, useRef } from "react";
import type { ModelFace } from "#app/kits/mirror/start-mirror.ts";
import { useMirror } from "#app/kits/mirror/use-mirror.ts";
import type { Lashes } from "../rules/wear-test.ts";
import type { Overlay } from "../scene/draw-wear-test.ts";
import { type LashView, openLashView } from "../scene/lash-view.ts";

/** Whose lashes are drawn. Where nobody else's are, the model's stand there, and what went wrong is told all the same. */
export function useLashes(model: ModelFace) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<LashView>(null);
  const mirror = useMirror({
    ...{ modelWidthPx: 1080, photoEdgePx: 1600, numFaces: 1 },
    loadView: async () => async (signal) => (view.current = await openLashView(canvas.current!, signal)),
    // Lashes are painted point by point.
    canDrawLive: () => true,
  });
  const { source, error, showModel } = mirror;

  useEffect(() => {
    if (source.kind === "served") void showModel(model, error);
    // Once each time the eyes are gone, or a face that cannot come would be asked for without end.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [source.kind]);

  return {
    ...mirror,
    canvas,
    showModel: () => showModel(model),
    apply: (lashes: Lashes | null, over: Overlay | null): void => view.current?.apply(lashes, over),
    lay: (over: Overlay | null): void => view.current?.setOverlay(over),
  };
}
