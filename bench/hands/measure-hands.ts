import type { GameRules } from "#app/kits/game/script.ts";
import { createRng } from "#app/kits/game/rng.ts";
import type { RunSetup } from "#app/kits/game/world.ts";
import { type Hand, newcomer, practised } from "./hand.ts";
import { isClearedInTwoTries } from "./play-by-hand.ts";

export const measuredStages = [1, 2, 3, 4, 5, 6] as const;
export const measuredHands: readonly Hand[] = [newcomer, practised];
/** 0 うす塗り, 1 重ね塗り, 2 濃厚. */
export const measuredDifficulties = [0, 1, 2] as const;

/** Who is taken along, one after the other: easy ones, slow ones, strong ones. */
const monsters = [1, 9, 13, 17] as const;

/** The share of players, in percent, who get through a stage in two tries; by hand, difficulty and stage. */
export interface HandRow {
  hand: string;
  difficulty: 0 | 1 | 2;
  clearedPercents: number[];
}

/** Has many players of each hand play every stage at every difficulty. The same players each time: the table repeats. */
export function measureHands(rules: GameRules, players: number): HandRow[] {
  return measuredHands.flatMap((hand) =>
    measuredDifficulties.map((difficulty) => ({
      hand: hand.name,
      difficulty,
      clearedPercents: measuredStages.map((stage) => measureCell(rules, { stage, difficulty }, hand, players)),
    })),
  );
}

function measureCell(
  rules: GameRules,
  { stage, difficulty }: Pick<RunSetup, "stage" | "difficulty">,
  hand: Hand,
  players: number,
): number {
  let cleared = 0;
  for (let player = 0; player < players; player++) {
    const monster = monsters[player % monsters.length] ?? monsters[0];
    const setup: RunSetup = {
      ...{ stage, difficulty, monster, partner: 1, bond: 0, seed: 1000 + player },
      ...{ isAssisted: false, movesItself: false, hasOneSwitch: false, hasChoices: true },
    };
    if (isClearedInTwoTries(rules, setup, hand, createRng(player + 1))) cleared++;
  }
  return Math.round((cleared * 100) / players);
}
