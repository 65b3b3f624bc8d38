import type { GameRules } from "#app/kits/game/script.ts";
import { type HandRow, measureHands, measuredStages } from "./measure-hands.ts";

const players = 64;
const coats = ["うす塗り", "重ね塗り", "濃厚"] as const;

/** What the slope must hold, in percent of the players who get through in two tries; the middle coat unless it says otherwise. */
export const handGoals = {
  newcomerStage1: 50,
  practisedStage3: 50,
  practisedStage6: 30,
  /** A coat thinner: so many more, on average over the stages, up to where nobody is left who could. */
  thinnerShift: 25,
  /** From one stage to the next: no cliff. */
  steepestStep: 33,
} as const;

/** Plays the table of hands, stages and coats, prints it, and tells what it comes to. */
export function measureHandFigures(rules: GameRules): Record<keyof typeof handGoals, number> {
  const rows = measureHands(rules, players);
  console.log(`cleared in two tries, percent of ${players} players; the second goes on where the first was lost`);
  console.table(
    rows.map(({ hand, difficulty, clearedPercents }) => ({
      hand,
      coat: coats[difficulty],
      ...Object.fromEntries(measuredStages.map((stage, i) => [`stage ${stage}`, clearedPercents[i]])),
    })),
  );
  const percentsOf = (hand: string, difficulty: number): number[] =>
    rows.find((row) => row.hand === hand && row.difficulty === difficulty)?.clearedPercents ?? [];
  const at = (hand: string, stage: number): number => percentsOf(hand, 1)[stage - 1] ?? 0;
  return {
    newcomerStage1: at("newcomer", 1),
    practisedStage3: at("practised", 3),
    practisedStage6: at("practised", 6),
    thinnerShift: Math.round(averageShift(rows)),
    steepestStep: Math.max(...["newcomer", "practised"].map((hand) => steepestStep(percentsOf(hand, 1)))),
  };
}

const steepestStep = (percents: readonly number[]): number =>
  Math.max(...percents.slice(1).map((percent, i) => (percents[i] ?? 0) - percent));

/** How many more get through with one coat less. Where hardly anybody or nearly everybody does with both, nothing can be told. */
function averageShift(rows: readonly HandRow[]): number {
  const shifts: number[] = [];
  for (const { hand, difficulty, clearedPercents } of rows) {
    const thicker = rows.find((row) => row.hand === hand && row.difficulty === difficulty + 1);
    for (const [i, percent] of clearedPercents.entries()) {
      const other = thicker?.clearedPercents[i];
      if (other === undefined || (percent > 90 && other > 90) || (percent < 10 && other < 10)) continue;
      shifts.push(percent - other);
    }
  }
  return shifts.reduce((sum, shift) => sum + shift, 0) / Math.max(1, shifts.length);
}
