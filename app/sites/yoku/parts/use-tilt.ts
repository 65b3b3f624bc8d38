import { type PointerEvent, useEffect, useRef } from "react";
import { preferences } from "#app/kits/visitor/preferences.ts";

/** From where the light comes: a pointer over the picture, the phone in the hand, or a slider. */
export function useTilt(onTilt: (share: number) => void) {
  const told = useRef(onTilt);
  useEffect(() => {
    told.current = onTilt;
  });

  useEffect(() => {
    if (preferences.isMotionReduced()) return;
    const leaving = new AbortController();
    // Phones that ask before they tell are not asked: the slider does the same.
    window.addEventListener(
      "deviceorientation",
      ({ gamma }) => {
        if (gamma !== null) told.current(Math.max(-1, Math.min(1, gamma / 30)));
      },
      { signal: leaving.signal },
    );
    return () => leaving.abort();
  }, []);

  return {
    set: (share: number): void => told.current(share),
    area: {
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        if (event.pointerType !== "mouse" || preferences.isMotionReduced()) return;
        const { left, width } = event.currentTarget.getBoundingClientRect();
        told.current(((event.clientX - left) / width) * 2 - 1);
      },
    },
  };
}
