import { resultOf } from "#app/kits/game/replay/replay.ts";
import type { RunSetup, World } from "#app/kits/game/world.ts";
import { phraseOf, type StageContent, type CrossedOutItem } from "../stage-content.ts";
import type { RunSubmission } from "../client/stage-client.ts";
import type { Line } from "./line-queue.ts";

/** How a run ended, as this phone counts; what the server says of it comes later. */
export interface Outcome {
  state: "cleared" | "failed";
  score: number;
  /** 0 none, 1 ○, 2 ◎, 3 ✦. */
  rank: number;
  struck: readonly CrossedOutItem[];
  /** The run itself, to be seen again; null where there is none to be shown. */
  replay: { setup: RunSetup; log: Uint8Array } | null;
  /** Numbers of the choices that were taken, in order. */
  taken: readonly number[];
  hits: number;
  wasAssisted: boolean;
  isPractice: boolean;
  /** It went on after a fall: it stands on no board. */
  isResumed: boolean;
  /** It was lost where it can go on. */
  canGoOn: boolean;
  /** It ended badly more than once in a row: softer paper is offered, never forced. */
  isOfferedHelp: boolean;
  /** What was lacking for the next rank; null when nothing was, or nothing is counted. */
  lacking: number | null;
  /** What somebody answered to the question at the throne. */
  answer: Line | null;
  sent: RunSubmission | { kind: "sending" };
}

/** What a finished world came to. `log`: what it was played by; `struckBefore`: words that were crossed out before it went on. */
export function outcomeOf(
  world: World,
  content: StageContent,
  {
    answer = null,
    struckBefore = [],
    log = null,
  }: { answer?: Line | null; struckBefore?: readonly string[]; log?: Uint8Array | null } = {},
): Outcome {
  const { state, score, rank, struck, hits, wasAssisted, resumeCue } = resultOf(world);
  const isPractice = world.setup.isPractice === true;
  const isResumed = world.setup.startCue !== undefined;
  const words = [...new Set([...struckBefore, ...struck])];
  const phrases = words.map((id) => phraseOf(content, id)).filter((phrase) => phrase !== null);
  return {
    state: state === "cleared" ? "cleared" : "failed",
    ...{ score, rank, hits, wasAssisted, isPractice, isResumed, isOfferedHelp: false },
    canGoOn: resumeCue !== null && !isPractice,
    replay: log && { setup: world.setup, log },
    ...{ struck: phrases, taken: [...world.taken], answer },
    lacking: isPractice || isResumed ? null : getMissingPoints(world, score, rank),
    sent: { kind: "local" },
  };
}

function getMissingPoints({ stage, setup }: World, score: number, rank: number): number | null {
  const [doubleCircleScore, topScore] = stage.script.ranks[setup.difficulty] ?? [];
  const next = rank < 2 ? doubleCircleScore : rank === 2 ? topScore : undefined;
  return next === undefined || next <= score ? null : next - score;
}
