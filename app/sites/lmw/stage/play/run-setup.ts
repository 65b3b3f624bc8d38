import { elementAt } from "#app/kits/basics/element-at.ts";
import { rulesHash } from "#app/kits/game/rules-hash.ts";
import type { RunSetup } from "#app/kits/game/world.ts";
import type { StageTicket } from "#contracts/stage-run.ts";
import { requestTicket, decodeBase64, type StageGhost } from "../client/stage-client.ts";
import { gameRules } from "../../rules/game-rules.ts";
import { getRequestedDay } from "../../weekly/requested-day.ts";
import { type GhostRun, createGhostRun } from "./ghost-run.ts";
import type { Help } from "./help.ts";

/** What is to be played. */
export interface RunOptions {
  difficulty: 0 | 1 | 2;
  monster: number;
  partner: number;
  isPractice: boolean;
  /** A run to play against, with its seed. */
  ghost: StageGhost | null;
  help: Help;
  /** On from where this tab was left in the middle of a run. */
  isInterrupted?: boolean;
}

const ticketTimeoutMs = 2_500;

/**
 * Asks for a ticket, and does not wait long for it: without one the run is played for oneself. `resumeToken`: to go on where the run it
 * was given for was lost.
 */
export function requestTicketInTime(
  stage: number,
  options: RunOptions,
  help: Help,
  { signal, resumeToken }: { signal: AbortSignal; resumeToken?: string },
): Promise<StageTicket | null> {
  const { difficulty, monster, partner, ghost } = options;
  const { isAssisted, movesItself, hasOneSwitch } = help;
  const request = {
    ...{ stage, difficulty, monster, partner, isAssisted, movesItself, hasOneSwitch },
    // What goes on and a challenge bring their own seed; else an earlier day may be requested by the address.
    ...(resumeToken !== undefined
      ? { resume: resumeToken }
      : ghost
        ? { challenge: ghost.runId }
        : getRequestedDay(location.search)),
  };
  return Promise.race([
    requestTicket(request, signal).catch(() => null),
    new Promise<null>((resolve) => void setTimeout(resolve, ticketTimeoutMs, null)),
  ]);
}

/** What a run is made of: what the ticket says, or without one the same from this phone. */
export function createRunSetup(stage: number, options: RunOptions, help: Help, ticket: StageTicket | null): RunSetup {
  if (ticket) return omitMissing(ticket.setup);
  const { difficulty, monster, partner, ghost, isPractice } = options;
  const { isAssisted, movesItself, hasOneSwitch } = help;
  const seed = ghost ? ghost.setup.seed : elementAt(crypto.getRandomValues(new Uint32Array(1)), 0);
  return {
    ...{ stage, difficulty, monster, partner, bond: 0, isAssisted, movesItself, hasOneSwitch, seed },
    ...(isPractice ? { isPractice } : {}),
    // Who plays for the first time has nothing to choose yet.
    ...(stage > 0 ? { hasChoices: true } : {}),
  };
}

/** The ghost of the run one plays against; null when there is none, it was played by other rules, or `setup` goes on after a fall. */
export function createGhost({ ghost, isPractice }: RunOptions, setup: RunSetup): GhostRun | null {
  if (setup.startCue !== undefined || !ghost?.log || ghost.rulesHash !== rulesHash(gameRules)) return null;
  try {
    return createGhostRun(gameRules, omitMissing(ghost.setup), decodeBase64(ghost.log), isPractice);
  } catch {
    // A log that cannot be read shows nobody; the run is played all the same.
    return null;
  }
}

/** A setup as the engine takes it: what is not there is left out. */
export const omitMissing = ({ call, startCue, hasChoices, ...setup }: StageTicket["setup"]): RunSetup => ({
  ...setup,
  ...(call === undefined ? {} : { call }),
  ...(startCue === undefined ? {} : { startCue }),
  ...(hasChoices === undefined ? {} : { hasChoices }),
});
