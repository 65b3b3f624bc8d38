import { expect, it } from "vitest";
import type { GameNight, GameSetup } from "../rules/game-rules.ts";
import { nightBegins, readNightNews } from "./night-news.ts";
import { jarWidth } from "./solver.ts";
import { getLowestBrim, getTidePhase } from "./tide-phase.ts";

const setupOf = (night: GameNight): GameSetup => ({ game: 5, kind: "play", isAssisted: false, night, seed: 1 });
const worldAt = (night: GameNight, tick: number, dropsToStone = 5, stoneX = 0) => ({
  ...{ setup: setupOf(night), tick, dropsToStone, stoneX },
});

it("tells once of the stone that falls next, and where", () => {
  const first = readNightNews(nightBegins, worldAt(2, 10, 1, jarWidth));
  expect(first.news.stone).toBe("right");
  expect(readNightNews(first.reported, worldAt(2, 11, 1, jarWidth)).news.stone).toBeNull();
  expect(readNightNews(nightBegins, worldAt(1, 10, 1)).news.stone).toBeNull();
});

it("tells of the tide a moment before the brim moves, and of nothing on other nights", () => {
  expect(getTidePhase(worldAt(2, 800))).toBe("still");
  const phases = [0, 700, 800, 1000, 1400, 1600].map((tick) => getTidePhase(worldAt(3, tick)));
  expect(phases).toEqual(["high", "falling", "falling", "low", "rising", "rising"]);
  const { news, reported } = readNightNews({ dropsToStone: 5, tide: "high" }, worldAt(3, 700));
  expect(news.tide).toBe("falling");
  expect(readNightNews(reported, worldAt(3, 720)).news.tide).toBeNull();
});

it("knows how low the brim sinks", () => {
  expect(getLowestBrim(setupOf(3)) / 256).toBe(82);
  expect(getLowestBrim(setupOf(2)) / 256).toBe(44);
});
