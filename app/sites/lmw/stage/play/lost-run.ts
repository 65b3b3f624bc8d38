import { resumeCueOf } from "#app/kits/game/resume-cue.ts";
import type { RunSetup, World } from "#app/kits/game/world.ts";
import type { RunSubmission } from "../client/stage-client.ts";
import type { Help } from "./help.ts";

/** A run that was lost where it can go on. */
export interface LostRun {
  /** What goes on, without a ticket as with one. */
  setup: RunSetup;
  /** Words of the engine that were crossed out up to here. */
  struck: readonly string[];
  /** The server's token to go on; null where there is none. */
  resumeToken: Promise<string | null>;
}

/** What is kept of a finished run to go on with; null where there is nothing to go on from. `sent`: what the server said of it. */
export function lostRunOf(
  world: World,
  struck: readonly string[],
  sent: Promise<RunSubmission> | null,
): LostRun | null {
  const startCue = resumeCueOf(world);
  if (startCue === null || world.setup.isPractice) return null;
  const resumeToken = (async () => {
    const submission = await sent;
    return submission?.kind === "verified" ? submission.result.resume : null;
  })();
  return { setup: { ...world.setup, startCue }, struck, resumeToken };
}

/** What goes on by itself, with the help that is wanted now. */
export function resumedSetup({ setup }: LostRun, { isAssisted, movesItself, hasOneSwitch }: Help): RunSetup {
  return { ...setup, isAssisted, movesItself, hasOneSwitch };
}
