import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type MuralCamera, clampCamera, zoomAt } from "../rules/mural-camera.ts";

/** A press that moved less than this is a tap. */
const tapPx = 8;

/**
 * Looks at the mural through `window`: one finger pans, two zoom, the wheel zooms once the mural has the focus (before, it
 * scrolls the page). `onTap` gets the place in the window, 0–1.
 */
export function useMuralCamera(
  viewport: RefObject<HTMLElement | null>,
  panelCount: number,
  onTap: (camera: MuralCamera, x: number, y: number) => void,
) {
  const [camera, setCamera] = useState<MuralCamera>({ x: 0.5, y: 0.5, zoom: 1 });
  const latestCamera = useRef(camera);
  const latestOnTap = useRef(onTap);
  useEffect(() => {
    latestCamera.current = camera;
    latestOnTap.current = onTap;
  });
  const look = useCallback((next: MuralCamera) => setCamera(clampCamera(next, panelCount)), [panelCount]);

  useEffect(() => {
    const area = viewport.current;
    if (!area) return;
    const controller = new AbortController();
    const { signal } = controller;
    const pointers = new Map<number, PointerEvent>();
    let moved = 0;

    const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      const { left, top, width, height } = area.getBoundingClientRect();
      return { x: (clientX - left) / width, y: (clientY - top) / height, width, height };
    };
    const spread = (): number => {
      const [one, other] = [...pointers.values()];
      return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
    };
    const release = (event: PointerEvent, isTap: boolean): void => {
      if (!pointers.delete(event.pointerId) || !isTap || pointers.size > 0 || moved > tapPx) return;
      const at = pointOf(event);
      latestOnTap.current(latestCamera.current, at.x, at.y);
    };

    area.addEventListener(
      "pointerdown",
      (event) => {
        if (event.button !== 0) return;
        if (pointers.size === 0) moved = 0;
        pointers.set(event.pointerId, event);
      },
      { signal },
    );
    area.addEventListener(
      "pointermove",
      (event) => {
        const before = pointers.get(event.pointerId);
        if (!before) return;
        const spreadBefore = spread();
        pointers.set(event.pointerId, event);
        moved += Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
        if (moved > tapPx && !area.hasPointerCapture(event.pointerId)) area.setPointerCapture(event.pointerId);
        const { x, y, width, height } = pointOf(event);
        if (pointers.size === 2 && spreadBefore > 0)
          setCamera((old) => zoomAt(old, spread() / spreadBefore, { x, y }, panelCount));
        else if (pointers.size === 1)
          setCamera((old) =>
            clampCamera(
              {
                ...old,
                x: old.x - (event.clientX - before.clientX) / (width * old.zoom),
                y: old.y - (event.clientY - before.clientY) / (height * old.zoom),
              },
              panelCount,
            ),
          );
      },
      { signal },
    );
    area.addEventListener("pointerup", (event) => release(event, true), { signal });
    area.addEventListener("pointercancel", (event) => release(event, false), { signal });
    area.addEventListener(
      "wheel",
      (event) => {
        if (document.activeElement !== area && !event.ctrlKey) return;
        event.preventDefault();
        setCamera((old) => zoomAt(old, Math.exp(-event.deltaY / 400), pointOf(event), panelCount));
      },
      { signal, passive: false },
    );
    area.setAttribute("data-ready", "");
    return () => controller.abort();
  }, [viewport, panelCount]);

  return { camera, look };
}
