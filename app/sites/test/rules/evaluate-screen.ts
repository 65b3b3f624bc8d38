import type { CheckResult } from "#app/kits/basics/check-result.ts";

/** The narrowest page that is laid out. */
const minWidthPx = 320;

/** What the visitor asked of the device, or of this hub: seen, and kept to. There is nothing to fail. */
export function evaluateWishes(facts: {
  isMotionReduced: boolean;
  isBright: boolean;
  hasForcedColors: boolean;
}): CheckResult {
  return { id: "wishes", result: "ok", verdict: "noticed", facts };
}

/** The size of the window in CSS pixels, and dots for each of them. */
export function evaluateView(facts: {
  widthPx: number;
  heightPx: number;
  dotsPerPx: number;
  isTouch: boolean;
}): CheckResult {
  return facts.widthPx < minWidthPx
    ? { id: "view", result: "warn", verdict: "narrow", facts }
    : { id: "view", result: "ok", verdict: "fits", facts };
}
