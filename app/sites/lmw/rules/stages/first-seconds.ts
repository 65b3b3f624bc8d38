import type { StageScript } from "#app/kits/game/script.ts";

/**
 * The first twenty seconds, stage 0. A paper hangs and is painted out five seconds after the first frame: on a slow phone the page
 * and the finger take two and a half before, and the word shall be struck within eight of はじめる. The special is ready at twelve; at
 * fifteen a chain comes that one sweep clears. Nobody can be hurt, nothing is counted.
 */
export const firstSeconds: StageScript = {
  id: 0,
  length: 1200,
  hpPercent: 100,
  isGentle: true,
  brush: { start: 600, perSecond: 34 },
  strikeTicks: 270,
  ranks: [],
  cues: [
    { at: 40, spawn: "usually", x: 180, path: "banner", saying: "rule-1", times: 400 },
    { at: 350, spawn: "usually", n: 4, every: 30, x: 60, path: "swoop", alternate: true },
    { at: 600, spawn: "usually", n: 4, every: 30, x: 60, path: "swoop-deep", alternate: true },
    { at: 880, spawn: "ought", n: 14, every: 9, x: 180, path: "snake-wide" },
    { at: 900, spawn: "ought", n: 14, every: 9, x: 180, path: "snake-wide", flip: true },
  ],
};
