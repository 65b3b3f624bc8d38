import type { Coating } from "./lip-layer.ts";

/** What of a wipe is told as the thumb goes: how far it got, 0 to 1; from 1 on the tissue has been drawn over the lips. */
export interface Wipe {
  moveTo(x: number, y: number): number;
}

/** Of the picture's width, to and fro: a tap or a slip of the thumb is no wipe. */
const wholeShare = 0.4;

/** Follows a thumb from where it is put down, in px. What goes up and down scrolls the page and wipes nothing. */
export function startWipe(x: number, y: number, widthPx: number): Wipe {
  let [lastX, lastY, alongPx] = [x, y, 0];
  return {
    moveTo(nextX, nextY) {
      const [acrossPx, upPx] = [Math.abs(nextX - lastX), Math.abs(nextY - lastY)];
      [lastX, lastY] = [nextX, nextY];
      if (acrossPx > upPx) alongPx += acrossPx;
      return Math.min(1, alongPx / (widthPx * wholeShare));
    },
  };
}

/** What a wipe leaves: the first takes what lies on top, the next one all of it. */
export const applyWipe = (after: Coating["after"]): { after: Coating["after"]; isLipOff: boolean } => ({
  after: "tissue",
  isLipOff: after === "tissue",
});
