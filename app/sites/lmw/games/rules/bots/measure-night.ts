import { playBotRound, createIdleRound } from "../bots.ts";
import { type GameKind, type GameNight, type GameSetup, specialEvent } from "../game-rules.ts";
import { replayGame } from "../replay-game.ts";
import { blindPaces, playBlindRound } from "./blind-bot.ts";

/** Every game in every kind it has. */
export const gamesAndKinds: readonly { game: number; kind: GameKind }[] = [1, 2, 3, 4, 5, 6].flatMap((game) =>
  (game === 4 ? (["play", "camera", "twin"] as const) : (["play", "twin"] as const)).map((kind) => ({ game, kind })),
);

/** What some hands make of one night of a game: a number for each seed. */
export interface NightMeasure {
  /** A good hand (85 of 100) without help, and how often the monster lent it its own. */
  good: number[];
  uses: number[];
  /** A slow hand (55 of 100) with help. */
  slow: number[];
  /** The best of the blind hands, by their middle, and doing nothing. */
  blind: number[];
  idle: number[];
}

/** Measures a night on some seeds. `paces`: of the blind hands, all unless told. */
export function measureNight(
  { game, kind, night }: { game: number; kind: GameKind; night: GameNight },
  seeds: readonly number[],
  pool: readonly string[],
  paces: readonly number[] = [...blindPaces.keys()],
): NightMeasure {
  const setupOf = (seed: number, isAssisted = false): GameSetup => ({ game, kind, night, seed, isAssisted });
  const good = seeds.map((seed) => playBotRound(setupOf(seed), pool, 85));
  const blind = paces.map((pace) => seeds.map((seed) => playBlindRound(setupOf(seed), pool, pace).score));
  return {
    good: good.map(({ score }) => score),
    uses: good.map(({ events }) => events.filter(({ what }) => what[0] === specialEvent).length),
    slow: seeds.map((seed) => playBotRound(setupOf(seed, true), pool, 55).score),
    blind: blind.toSorted((a, b) => middleOf(b) - middleOf(a))[0] ?? [],
    idle: seeds.map((seed) => replayGame(setupOf(seed), createIdleRound(), pool).score),
  };
}

/** The middle of some numbers; of two the upper. */
export const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** What the best of the blind hands and of doing nothing comes to, beside a good hand. */
export const blindShareOf = ({ good, blind, idle }: NightMeasure): number =>
  Math.max(middleOf(blind), middleOf(idle)) / middleOf(good);
