import { rulesHash } from "#app/kits/game/rules-hash.ts";
import type { RunSetup } from "#app/kits/game/world.ts";
import type { StageTicket } from "#contracts/stage-run.ts";
import { askTicket, bytesOf, type StageGhost } from "../desk/stage-desk.ts";
import { gameRules } from "../../rules/game-rules.ts";
import { askedNight } from "../../weekly/asked-night.ts";
import { type GhostRun, makeGhostRun } from "./ghost-run.ts";
import type { Help } from "./help.ts";

/** What is to be played. */
export interface RunWish {
  difficulty: 0 | 1 | 2;
  monster: number;
  partner: number;
  isPractice: boolean;
  /** A run to play against, with its seed. */
  ghost: StageGhost | null;
  help: Help;
}

const ticketWaitMs = 2_500;

/** Asks for a ticket, and does not wait long for it: without one the run is played for oneself. */
export function askInTime(stage: number, wish: RunWish, help: Help, signal: AbortSignal): Promise<StageTicket | null> {
  const { difficulty, monster, partner, ghost } = wish;
  const { isAssisted, movesItself, hasOneSwitch } = help;
  const asked = {
    ...{ stage, difficulty, monster, partner, isAssisted, movesItself, hasOneSwitch },
    // A challenge brings its own seed; else an earlier night may be asked for by the address.
    ...(ghost ? { challenge: ghost.runId } : askedNight(location.search)),
  };
  return Promise.race([
    askTicket(asked, signal).catch(() => null),
    new Promise<null>((resolve) => void setTimeout(resolve, ticketWaitMs, null)),
  ]);
}

/** What a run is made of: what the ticket says, or without one the same from this phone. */
export function setupOf(stage: number, wish: RunWish, help: Help, given: StageTicket | null): RunSetup {
  if (given) return withoutNothing(given.setup);
  const { difficulty, monster, partner, ghost, isPractice } = wish;
  const { isAssisted, movesItself, hasOneSwitch } = help;
  const seed = ghost ? ghost.setup.seed : crypto.getRandomValues(new Uint32Array(1))[0]!;
  return {
    ...{ stage, difficulty, monster, partner, bond: 0, isAssisted, movesItself, hasOneSwitch, seed },
    ...(isPractice ? { isPractice } : {}),
  };
}

/** The ghost of the run one plays against; null when there is none, or it was played by other rules. */
export function ghostOf({ ghost, isPractice }: RunWish): GhostRun | null {
  if (!ghost || ghost.rulesHash !== rulesHash(gameRules)) return null;
  try {
    return makeGhostRun(gameRules, withoutNothing(ghost.setup), bytesOf(ghost.log), isPractice);
  } catch {
    // A log that cannot be read shows nobody; the run is played all the same.
    return null;
  }
}

const withoutNothing = ({ call, ...setup }: StageTicket["setup"]): RunSetup =>
  call === undefined ? setup : { ...setup, call };
