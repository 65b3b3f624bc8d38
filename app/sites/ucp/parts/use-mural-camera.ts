import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from "react";
import { type MuralCamera, clampCamera, panBy, zoomAt } from "../rules/mural-camera.ts";
import { listenForPanning } from "../scene/listen-for-panning.ts";

/** Looks at the mural through `viewport`, moved by hand. `onTap` gets the place in the window, 0–1. */
export function useMuralCamera(
  viewport: RefObject<HTMLElement | null>,
  panelCount: number,
  onTap: (camera: MuralCamera, x: number, y: number) => void,
) {
  const [camera, setCamera] = useState<MuralCamera>({ x: 0.5, y: 0.5, zoom: 1 });
  const tap = useEffectEvent((x: number, y: number) => onTap(camera, x, y));
  const look = useCallback((next: MuralCamera) => setCamera(clampCamera(next, panelCount)), [panelCount]);

  useEffect(() => {
    if (!viewport.current) return;
    return listenForPanning(viewport.current, {
      onPan: (dx, dy) => setCamera((old) => panBy(old, dx, dy, panelCount)),
      onZoom: (factor, at) => setCamera((old) => zoomAt(old, factor, at, panelCount)),
      onTap: (x, y) => tap(x, y),
    });
  }, [viewport, panelCount]);

  return { camera, look };
}
