import type { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { DropWorld } from "./drop-world.ts";
import { gridColumns, stoneSquare } from "./grid.ts";
import { getClosedRows } from "./tide.ts";

/** The board as it was before something was done. */
export interface GridBefore {
  squares: Int8Array;
  placedCount: number;
  score: number;
  miss: DropWorld["missed"][number] | undefined;
}

/** Keeps what is needed to tell afterwards what has changed. */
export const rememberGrid = ({ grid, score, missed }: DropWorld): GridBefore => ({
  squares: grid.squares.slice(),
  placedCount: grid.placedCount,
  score,
  miss: missed.at(-1),
});

/** What the night and the score bring behind a press, in sentences. */
export function listGridNews(
  t: ReturnType<typeof useMessages<Messages>>,
  before: GridBefore,
  { grid, missed, score, setup }: DropWorld,
): string[] {
  const squares = [...grid.squares];
  const laid = squares.findIndex((size, square) => size === stoneSquare && before.squares[square] !== stoneSquare);
  const hasCrumbled = squares.some((size, square) => size !== stoneSquare && before.squares[square] === stoneSquare);
  const [wereClosed, areClosed] = [before.placedCount, grid.placedCount].map((count) =>
    getClosedRows(setup.night, count),
  );
  return [
    ...(missed.at(-1) !== before.miss && score < before.score ? [t("games.drop.missed")] : []),
    ...(hasCrumbled ? [t("games.drop.crumbled")] : []),
    ...(laid >= 0 ? [t("games.drop.stone.laid", positionOf(laid))] : []),
    ...(areClosed === wereClosed ? [] : [areClosed ? t("games.drop.tide.came") : t("games.drop.tide.left")]),
  ];
}

const positionOf = (square: number): { row: number; column: number } => ({
  row: Math.floor(square / gridColumns) + 1,
  column: (square % gridColumns) + 1,
});
