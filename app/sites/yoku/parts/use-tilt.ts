import { type PointerEvent, useEffect, useEffectEvent } from "react";
import { preferences } from "#app/kits/visitor/preferences.ts";

/** From where the light comes: a pointer over the picture, the phone in the hand, or a slider. */
export function useTilt(onTilt: (share: number) => void) {
  const tilt = useEffectEvent(onTilt);

  useEffect(() => {
    if (preferences.isMotionReduced()) return;
    const controller = new AbortController();
    // Phones that ask before they tell are not asked: the slider does the same.
    window.addEventListener(
      "deviceorientation",
      ({ gamma }) => {
        if (gamma !== null) tilt(Math.max(-1, Math.min(1, gamma / 30)));
      },
      { signal: controller.signal },
    );
    return () => controller.abort();
  }, []);

  return {
    set: onTilt,
    area: {
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        if (event.pointerType !== "mouse" || preferences.isMotionReduced()) return;
        const { left, width } = event.currentTarget.getBoundingClientRect();
        onTilt(((event.clientX - left) / width) * 2 - 1);
      },
    },
  };
}
