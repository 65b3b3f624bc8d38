import type { MasterData } from "#contracts/master-data.ts";
import type { ProphecyAnswer } from "#contracts/prophecy-history.ts";
import { strokesPerMouth } from "#contracts/mouth-form.ts";
import { mouthPlaceOf } from "./mouth.ts";

/** The lines of all margins. */
export type MarginContent = Pick<MasterData, "prophecyMargins" | "prophecyMarginReplies">;

/** In each phase, the stroke that comes back to an answer of the visitor's. */
const replyingStroke = 3;
const strokesPerPhase = 5;

/**
 * What the n-th letter's stroke is said with. Sixty strokes have their own line; the middle one of each phase speaks of
 * the last answer to 「当たった？」 in this mouth, where there is one.
 */
export function marginLineOf(content: MarginContent, letter: number, lastAnswer: ProphecyAnswer | null): string {
  const { mouth, stroke, phase } = mouthPlaceOf(letter);
  const isReplying = (stroke - 1) % strokesPerPhase === replyingStroke - 1;
  const reply = isReplying
    ? content.prophecyMarginReplies.find((line) => line.phase === phase && line.answer === lastAnswer)
    : undefined;
  const number = ((mouth - 1) % 2) * strokesPerMouth + stroke;
  return (reply ?? content.prophecyMargins.find((line) => line.number === number))?.text ?? "";
}
