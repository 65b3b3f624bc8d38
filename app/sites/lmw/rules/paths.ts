import type { Paths } from "#app/kits/game/script.ts";
import { drift, leave, shift, sway, wait } from "./ops.ts";

/** How enemies come, move and go. Written as if they came from the left; waves may turn them round. */
export const paths: Paths = {
  /** Down, stays a while, up again. */
  hang: [shift(0, 150, 50), wait(360), shift(0, -300, 80), wait(80), leave],
  "hang-low": [shift(0, 230, 60), wait(360), shift(0, -360, 90), wait(90), leave],
  "hang-sway": [shift(0, 140, 50), sway(36, 0, 160), wait(420), shift(0, -300, 80), wait(80), leave],
  /** A bow from above, out to the other side. */
  swoop: [shift(70, 250, 80), wait(80), shift(130, -30, 60), wait(60), shift(220, -160, 80), wait(80), leave],
  "swoop-deep": [shift(40, 330, 90), wait(90), shift(140, 10, 60), wait(60), shift(240, -200, 90), wait(90), leave],
  snake: [sway(64, 0, 130), drift(0, 330)],
  "snake-wide": [sway(120, 0, 190), drift(0, 270)],
  cross: [drift(430, 0)],
  "cross-sway": [sway(0, 34, 90), drift(380, 40)],
  fall: [drift(0, 400)],
  creep: [shift(0, 90, 40), wait(40), drift(0, 110)],
  dive: [shift(0, 130, 45), wait(75), drift(0, 760)],
  /** From below the edge, up along the side. */
  rise: [shift(0, -190, 70), wait(170), drift(0, -380)],
  /** A paper that hangs until it is painted. */
  banner: [shift(0, 190, 50)],
  /** A saying that a big Rule throws: it comes down, slowly. */
  thrown: [shift(20, 90, 50), wait(50), sway(34, 0, 170), drift(0, 210)],
  stay: [],
};
