import { continueRecording, type Recording, startRecording } from "#app/kits/game/replay/replay.ts";
import type { StageTicket } from "#contracts/stage-run.ts";
import { decodeBase64 } from "../client/stage-client.ts";
import { gameRules } from "../../rules/game-rules.ts";
import type { Help } from "./help.ts";
import { type LostRun, resumedSetup } from "./lost-run.ts";
import { createRunSetup, type RunOptions } from "./run-setup.ts";
import type { SavedRun } from "./saved-run.ts";

/** A run that is about to be played, or is. */
export interface RunStart {
  recording: Recording;
  /** Null: it is played for oneself. */
  ticket: StageTicket | null;
  /** Words that were crossed out before it went on after a fall. */
  struckBefore: readonly string[];
  /** It was broken off in the middle: nobody is thrown back into it without a count. */
  isInterrupted: boolean;
}

/** A run from its beginning. */
export function startAnew(stage: number, options: RunOptions, help: Help, ticket: StageTicket | null): RunStart {
  const recording = startRecording(gameRules, createRunSetup(stage, options, help, ticket));
  return { recording, ticket, struckBefore: [], isInterrupted: false };
}

/** On from where a run was lost: by the ticket for it, or without one for oneself. */
export function startAfterFall(
  stage: number,
  options: RunOptions,
  help: Help,
  { ticket, lost }: { ticket: StageTicket | null; lost: LostRun },
): RunStart {
  const setup = ticket ? createRunSetup(stage, options, help, ticket) : resumedSetup(lost, help);
  return { recording: startRecording(gameRules, setup), ticket, struckBefore: lost.struck, isInterrupted: false };
}

/** On from where the page was left in the middle of a run. @throws LogError, RangeError when that cannot be read */
export function startFromSaved({ setup, ticket, log, struckBefore }: SavedRun): RunStart {
  const recording = continueRecording(gameRules, setup, decodeBase64(log));
  return { recording, ticket, struckBefore, isInterrupted: true };
}
