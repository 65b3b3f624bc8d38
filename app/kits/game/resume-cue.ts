import { elementAt } from "../basics/element-at.ts";
import type { World } from "./world.ts";

/**
 * Where who was painted over may go on: the cue of the big Rule that stood there, or the one after the last that is over.
 * Null before the first big Rule, and for what nobody can lose.
 */
export function resumeCueOf({ state, stage, nextCue, boss }: World): number | null {
  if (state !== "failed") return null;
  for (let at = nextCue - 1; at >= 0; at--) if ("boss" in elementAt(stage.cues, at)) return boss === null ? at + 1 : at;
  return null;
}
