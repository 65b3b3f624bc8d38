import type { DropWorld } from "./drop-world.ts";
import { jarWidth } from "./solver.ts";
import { getTidePhase, type TidePhase } from "./tide-phase.ts";

/** What was already told of stones and tide. */
export interface ReportedNight {
  dropsToStone: number;
  tide: TidePhase;
}

/** What the night brings that was not told yet. */
export interface NightNews {
  /** A paper stone falls behind the next lip: on which side of the jar. */
  stone: "left" | "middle" | "right" | null;
  /** The brim begins to move. */
  tide: "falling" | "rising" | null;
}

/** As a round begins. */
export const nightBegins: ReportedNight = { dropsToStone: 0, tide: "still" };

export function readNightNews(
  reported: ReportedNight,
  world: Pick<DropWorld, "setup" | "tick" | "dropsToStone" | "stoneX">,
): { news: NightNews; reported: ReportedNight } {
  const { setup, dropsToStone, stoneX } = world;
  const tide = getTidePhase(world);
  const isStoneNext = setup.night >= 2 && dropsToStone === 1 && reported.dropsToStone !== 1;
  const isMoving = tide === "falling" || tide === "rising";
  return {
    news: {
      stone: isStoneNext ? sideOf(stoneX) : null,
      tide: isMoving && tide !== reported.tide ? tide : null,
    },
    reported: { dropsToStone, tide },
  };
}

const sideOf = (x: number): "left" | "middle" | "right" =>
  x < jarWidth / 3 ? "left" : x > (jarWidth * 2) / 3 ? "right" : "middle";
