import type { Hud } from "#app/kits/game/view.ts";
import type { Line } from "./line-queue.ts";
import type { Outcome } from "./outcome.ts";

/** Where a run stands, for the page. */
export interface RunState {
  step: "loading" | "playing" | "paused" | "counting" | "over" | "broken";
  /** Share of the pictures that have come, 0 to 1. */
  progress: number;
  /** 3, 2, 1 before it goes on. */
  count: number;
  hud: Hud | null;
  /** How far the Rule's sentence is painted, 0 to 1. */
  painted: number;
  line: Line | null;
  /** A big Rule is coming in: the name of the one that does. */
  warning: string | null;
  /** The field is empty and asks. */
  isQuestionOpen: boolean;
  /** What may be chosen now, as numbers of the rules' choices; null: nothing. */
  offer: readonly number[] | null;
  /** What was chosen so far. */
  taken: readonly number[];
  /** The colour of whoever answered; null: the companion's. */
  shade: string | null;
  isSlow: boolean;
  isCanvasFallback: boolean;
  outcome: Outcome | null;
  /** Counts the runs of this visit, to tell one from the next. */
  number: number;
}

export const initialRunState: RunState = {
  ...{ step: "loading", progress: 0, count: 0, hud: null, painted: 0, line: null, warning: null },
  ...{
    isQuestionOpen: false,
    offer: null,
    taken: [],
    shade: null,
    isSlow: false,
    isCanvasFallback: false,
    outcome: null,
    number: 0,
  },
};
