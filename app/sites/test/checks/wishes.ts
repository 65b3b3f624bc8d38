import { preferences } from "#app/kits/visitor/preferences.ts";
import { evaluateWishes } from "../rules/evaluate-screen.ts";
import type { Check } from "./check.ts";

/** Which wishes of the visitor are seen: less motion, more contrast, own colours. */
export const wishes: Check = {
  id: "wishes",
  async run() {
    return evaluateWishes({
      isMotionReduced: preferences.isMotionReduced(),
      isBright: preferences.isBright(),
      hasForcedColors: matchMedia("(forced-colors: active)").matches,
    });
  },
};
