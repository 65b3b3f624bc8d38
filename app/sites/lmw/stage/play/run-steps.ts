import { getHud, listWordStrips } from "#app/kits/game/view.ts";
import type { World } from "#app/kits/game/world.ts";
import type { RunSubmission } from "../client/stage-client.ts";
import type { StageContent } from "../stage-content.ts";
import type { Line } from "./line-queue.ts";
import type { Help } from "./help.ts";
import type { Outcome } from "./outcome.ts";
import { initialRunState, type RunState } from "./run-state.ts";

// What a visit to a stage remembers, and how each thing that happens changes it. Nothing here is started or drawn: a step
// takes a state and returns the next one, the same object where nothing changes.

/** All that is remembered from run to run; `shown` is what the page sees of it. */
export interface VisitState {
  shown: RunState;
  help: Help;
  /** Ticks for which a warning still stands. */
  warningTicks: number;
  /** Pictures so far. */
  frames: number;
  /** Defeats in a row. */
  defeats: number;
  /** Dots of the picture to one CSS pixel. */
  pixelRatio: number;
}

const hudFrames = 5;
/** Defeats in a row from which help is offered. */
const offerHelpAfterDefeats = 2;
const warningTicks = 130;
/** Dots of the picture to one CSS pixel: the phone's own, two at most, and fewer as long as it cannot follow. */
const maxPixelRatio = 2;
const fallbackPixelRatios = [1.5, 1, 0.75, 0.5] as const;
const countFrom = 3;

/** Before the pictures have come. */
export const createVisitState = (help: Help, devicePixelRatio: number): VisitState => ({
  ...{ shown: initialRunState, help, warningTicks: 0, frames: 0, defeats: 0 },
  pixelRatio: Math.min(maxPixelRatio, devicePixelRatio || 1),
});

/** Something is shown that follows from nothing else here. */
export const show = (state: VisitState, change: Partial<RunState>): VisitState => ({
  ...state,
  shown: { ...state.shown, ...change },
});

/** A run begins: nothing of the last one is left, but for help, defeats and a phone that is slow. */
export const beginRun = (state: VisitState): VisitState =>
  show(
    { ...state, warningTicks: 0 },
    {
      ...{
        step: "playing",
        outcome: null,
        line: null,
        warning: null,
        isQuestionOpen: false,
        offer: null,
        taken: [],
        shade: null,
        painted: 0,
      },
      number: state.shown.number + 1,
    },
  );

/** One tick: who comes in is announced for a while, and a question stands until it is crossed out or too late. */
export function followTick(
  state: VisitState,
  { events, boss, stage }: Pick<World, "events" | "boss" | "stage">,
  words: StageContent["words"],
): VisitState {
  let next = state;
  for (const { kind, n, m } of events) {
    if (kind === "boss")
      next = show({ ...next, warningTicks }, { warning: bossName(words, stage.bosses[n]?.isLast ?? true) });
    else if (kind === "phase") {
      const phase = boss && stage.bosses[boss.boss]?.phases[m];
      if (phase?.traits.has("question")) next = show(next, { isQuestionOpen: true });
    } else if ((kind === "struck" || kind === "late") && next.shown.isQuestionOpen)
      next = show(next, { isQuestionOpen: false });
  }
  if (next.warningTicks === 0) return next;
  next = { ...next, warningTicks: next.warningTicks - 1 };
  return next.warningTicks === 0 ? show(next, { warning: null }) : next;
}

function bossName(words: StageContent["words"], isLast: boolean): string {
  if (isLast) return words.boss.name.before;
  return "midBoss" in words ? (words.midBoss?.name ?? "") : "";
}

/** One picture: the numbers beside the field follow it a few times a second. */
export function followFrame(state: VisitState, world: World, line: Line | null): VisitState {
  let next = { ...state, frames: state.frames + 1 };
  if (world.offer !== state.shown.offer) next = show(next, { offer: world.offer, taken: [...world.taken] });
  if (state.frames % hudFrames !== 0) return next;
  const strip = listWordStrips(world).find(({ role }) => role === "phase");
  return show(next, { hud: getHud(world), painted: (strip?.painted ?? 0) / 1024, line });
}

/** The phone cannot follow. The first time only what flies is left out; then the picture gets coarser. */
export function slowDown(state: VisitState): VisitState {
  if (!state.shown.isSlow) return show(state, { isSlow: true });
  const pixelRatio = fallbackPixelRatios.find((fewer) => fewer < state.pixelRatio) ?? state.pixelRatio;
  return { ...state, pixelRatio };
}

/** Time goes on, or is about to: only then can it be stopped. */
export const canPause = ({ shown: { step } }: VisitState): boolean => step === "playing" || step === "counting";

/** Three, two, one; only from a standstill. */
export const startCountdown = (state: VisitState): VisitState =>
  state.shown.step === "paused" ? show(state, { step: "counting", count: countFrom }) : state;

/** The next number, and after one the run goes on. */
export function countDown(state: VisitState): VisitState {
  const { step, count } = state.shown;
  if (step !== "counting") return state;
  return count > 1 ? show(state, { count: count - 1 }) : show(state, { step: "playing" });
}

/** The run is over: what it came to, and whether help is offered after it. `isCounted`: it is being sent. */
export function endRun(state: VisitState, outcome: Outcome, world: World, isCounted: boolean): VisitState {
  const defeats = outcome.state === "failed" ? state.defeats + 1 : 0;
  const isOfferedHelp = defeats >= offerHelpAfterDefeats;
  const sent: Outcome["sent"] = isCounted ? { kind: "sending" } : outcome.sent;
  return show(
    { ...state, defeats },
    { step: "over", outcome: { ...outcome, isOfferedHelp, sent }, hud: getHud(world) },
  );
}

/** What the server said of a run; nothing when another one has begun meanwhile. */
export function showSubmission(state: VisitState, runNumber: number, sent: RunSubmission): VisitState {
  const { number, outcome } = state.shown;
  return number === runNumber && outcome ? show(state, { outcome: { ...outcome, sent } }) : state;
}
