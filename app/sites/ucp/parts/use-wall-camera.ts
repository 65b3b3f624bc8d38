import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Camera, within, zoomAt } from "../rules/wall-camera.ts";

/** A press that moved less than this is a tap. */
const tapPx = 8;

/**
 * Looks at the wall through `window`: one finger pans, two zoom, the wheel zooms once the wall has the focus (before, it
 * scrolls the page). `onTap` gets the place in the window, 0–1.
 */
export function useWallCamera(
  window: RefObject<HTMLElement | null>,
  panelCount: number,
  onTap: (camera: Camera, x: number, y: number) => void,
) {
  const [camera, setCamera] = useState<Camera>({ x: 0.5, y: 0.5, zoom: 1 });
  const now = useRef(camera);
  const tap = useRef(onTap);
  useEffect(() => {
    now.current = camera;
    tap.current = onTap;
  });
  const look = useCallback((next: Camera) => setCamera(within(next, panelCount)), [panelCount]);

  useEffect(() => {
    const area = window.current;
    if (!area) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const fingers = new Map<number, PointerEvent>();
    let moved = 0;

    const place = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      const { left, top, width, height } = area.getBoundingClientRect();
      return { x: (clientX - left) / width, y: (clientY - top) / height, width, height };
    };
    const spread = (): number => {
      const [one, other] = [...fingers.values()];
      return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
    };
    const lift = (event: PointerEvent, isTap: boolean): void => {
      if (!fingers.delete(event.pointerId) || !isTap || fingers.size > 0 || moved > tapPx) return;
      const at = place(event);
      tap.current(now.current, at.x, at.y);
    };

    area.addEventListener(
      "pointerdown",
      (event) => {
        if (event.button !== 0) return;
        if (fingers.size === 0) moved = 0;
        fingers.set(event.pointerId, event);
      },
      { signal },
    );
    area.addEventListener(
      "pointermove",
      (event) => {
        const before = fingers.get(event.pointerId);
        if (!before) return;
        const wide = spread();
        fingers.set(event.pointerId, event);
        moved += Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
        if (moved > tapPx && !area.hasPointerCapture(event.pointerId)) area.setPointerCapture(event.pointerId);
        const { x, y, width, height } = place(event);
        if (fingers.size === 2 && wide > 0) setCamera((old) => zoomAt(old, spread() / wide, { x, y }, panelCount));
        else if (fingers.size === 1)
          setCamera((old) =>
            within(
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
    area.addEventListener("pointerup", (event) => lift(event, true), { signal });
    area.addEventListener("pointercancel", (event) => lift(event, false), { signal });
    area.addEventListener(
      "wheel",
      (event) => {
        if (document.activeElement !== area && !event.ctrlKey) return;
        event.preventDefault();
        setCamera((old) => zoomAt(old, Math.exp(-event.deltaY / 400), place(event), panelCount));
      },
      { signal, passive: false },
    );
    area.setAttribute("data-ready", "");
    return () => leaving.abort();
  }, [window, panelCount]);

  return { camera, look };
}
