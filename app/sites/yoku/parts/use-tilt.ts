import { type PointerEvent, useEffect, useRef } from "react";
import { preferences } from "#app/kits/visitor/preferences.ts";

/** From where the light comes: a pointer over the picture, the phone in the hand, or a slider. */
export function useTilt(onTilt: (share: number) => void) {
  const latestOnTilt = useRef(onTilt);
  useEffect(() => {
    latestOnTilt.current = onTilt;
  });

  useEffect(() => {
    if (preferences.isMotionReduced()) return;
    const controller = new AbortController();
    // Phones that ask before they tell are not asked: the slider does the same.
    window.addEventListener(
      "deviceorientation",
      ({ gamma }) => {
        if (gamma !== null) latestOnTilt.current(Math.max(-1, Math.min(1, gamma / 30)));
      },
      { signal: controller.signal },
    );
    return () => controller.abort();
  }, []);

  return {
    set: (share: number): void => latestOnTilt.current(share),
    area: {
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        if (event.pointerType !== "mouse" || preferences.isMotionReduced()) return;
        const { left, width } = event.currentTarget.getBoundingClientRect();
        latestOnTilt.current(((event.clientX - left) / width) * 2 - 1);
      },
    },
  };
}
