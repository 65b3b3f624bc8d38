import { evaluateView } from "../rules/evaluate-screen.ts";
import type { Check } from "./check.ts";

/** How large is the window? */
export const view: Check = {
  id: "view",
  async run() {
    return evaluateView({
      widthPx: document.documentElement.clientWidth,
      heightPx: innerHeight,
      dotsPerPx: Math.round(devicePixelRatio * 100) / 100,
      isTouch: matchMedia("(pointer: coarse)").matches,
    });
  },
};
