import { elementAt } from "../basics/element-at.ts";
import type { CompiledStage } from "./compile.ts";

const breathTicks = 60;

/** The stage's clock a breath before one of its cues. @throws RangeError for a cue that is not there */
export function startAtCue({ cues }: CompiledStage, cue: number): { clock: number; nextCue: number } {
  return { clock: elementAt(cues, cue).at - breathTicks, nextCue: cue };
}
