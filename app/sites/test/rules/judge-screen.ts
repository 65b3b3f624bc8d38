import type { Finding } from "#app/kits/basics/finding.ts";

/** The narrowest page that is laid out. */
const narrowestPx = 320;

/** What the visitor asked of the device, or of this hub: seen, and kept to. There is nothing to fail. */
export function judgeWishes(facts: { isMotionReduced: boolean; isBright: boolean; hasForcedColors: boolean }): Finding {
  return { id: "wishes", result: "ok", verdict: "noticed", facts };
}

/** The size of the window in CSS pixels, and dots for each of them. */
export function judgeView(facts: { widthPx: number; heightPx: number; dotsPerPx: number; isTouch: boolean }): Finding {
  return facts.widthPx < narrowestPx
    ? { id: "view", result: "warn", verdict: "narrow", facts }
    : { id: "view", result: "ok", verdict: "fits", facts };
}
