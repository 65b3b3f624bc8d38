import type { GameKind, GameNight } from "#app/sites/lmw/games/rules/game-rules.ts";
import { blindShareOf, middleOf, type NightMeasure } from "#app/sites/lmw/games/rules/bots/measure-night.ts";

/** One night of a game in one of its kinds: the middles of what some hands made of it. */
export interface GameRow {
  game: number;
  kind: GameKind;
  night: GameNight;
  good: number;
  slow: number;
  blind: number;
  idle: number;
  /** The better of blind and idle, beside good. */
  share: number;
  /** How often the monster lent its hand to the good one. */
  uses: number;
}

/** The middles of a measure. */
export function rowOf(round: { game: number; kind: GameKind; night: GameNight }, measure: NightMeasure): GameRow {
  const { good, slow, blind, idle, uses } = measure;
  return {
    ...round,
    ...{ good: middleOf(good), slow: middleOf(slow), blind: middleOf(blind), idle: middleOf(idle) },
    ...{ share: Math.round(blindShareOf(measure) * 1000) / 1000, uses: middleOf(uses) },
  };
}

const head = ["game", "kind", "night", "good hand", "slow, help", "blind", "idle", "ratio", "charge uses", "goal"];

/** Prints one table of all: game, kind and night. */
export function printRows(rows: readonly GameRow[], goal: number): void {
  const cells = rows.map(({ game, kind, night, good, slow, blind, idle, share, uses }) => [
    ...[game, kind, night, good, slow, blind, idle].map(String),
    ...[share.toFixed(2), String(uses), share < goal ? `< ${goal}` : `not < ${goal}`],
  ]);
  const widths = head.map((word, i) => Math.max(word.length, ...cells.map((row) => row[i]?.length ?? 0)));
  for (const row of [head, ...cells])
    console.log(
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  console.log("");
}
