import { canSharePicture, canWebShare } from "#app/kits/share/web-share.ts";
import { evaluateShare } from "../rules/evaluate-output.ts";
import type { Check } from "./check.ts";

/** Would the share sheet take a picture? Nothing is shared: the browser is only asked. */
export const share: Check = {
  id: "share",
  async run() {
    const picture = new File([new Uint8Array(8)], "kate-zone.png", { type: "image/png" });
    return evaluateShare({ hasSheet: canWebShare(), takesPictures: canSharePicture(picture) });
  },
};
