import { gameNights } from "#app/sites/lmw/games/rules/game-rules.ts";
import { gamesAndKinds, measureNight } from "#app/sites/lmw/games/rules/bots/measure-night.ts";
import type { Bench } from "./bench.ts";
import { readPool } from "./games/colour-pool.ts";
import { type GameRow, printRows, rowOf } from "./games/game-rows.ts";

/** The rules were tuned on other seeds. */
const seeds = Array.from({ length: 12 }, (_, n) => (n * 1_103_515_245 + 314_159) >>> 0);
const shareGoal = 0.33;

/**
 * What playing blindly brings in the small games, beside a good hand: every game, kind and night, the middle of twelve
 * seeds. The goal holds the worst of each game.
 */
export const bench: Bench = async () => {
  const pool = readPool();
  const rows: GameRow[] = gamesAndKinds.flatMap(({ game, kind }) =>
    gameNights.map((night) => rowOf({ game, kind, night }, measureNight({ game, kind, night }, seeds, pool))),
  );
  printRows(rows, shareGoal);
  const names = [1, 2, 3, 4, 5, 6].map((game) => `blindShare${game}`);
  const figures = Object.fromEntries(
    names.map((name, at) => [name, Math.max(...rows.filter(({ game }) => game === at + 1).map(({ share }) => share))]),
  );
  return {
    figures,
    goals: Object.fromEntries(names.map((name) => [name, shareGoal])),
    marks: Object.fromEntries(names.map((name) => [name, { goal: "at most" } as const])),
    holds: rows.every(({ share }) => share < shareGoal),
  };
};
