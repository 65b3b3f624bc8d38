import type { TesterLanguage } from "#contracts/tester-languages.ts";
import { fitAll } from "./fit-stroke.ts";
import { type TesterResult, type Ground, type Knot, maxStrokes, type Stroke } from "./tester-result.ts";

/** Where a round stands. `empty`: the time was over before anything was drawn. */
export type Step = "start" | "mission" | "play" | "empty" | "fall" | "card";

export interface Round {
  step: Step;
  place: "shop" | "home";
  ground: Ground;
  isCalm: boolean;
  isDuo: boolean;
  mission: number | null;
  /** The shade in the hand, 0–23. */
  shade: number | null;
  strokes: readonly Stroke[];
  /** The phone goes from hand to hand; the clock stands still. */
  isPassing: boolean;
  passedMs: number;
}

export type Move =
  | { do: "enter"; place: Round["place"] }
  | { do: "set"; options: Partial<Pick<Round, "ground" | "isCalm" | "isDuo">> }
  | { do: "deal"; mission: number }
  | { do: "begin" }
  | { do: "take"; shade: number }
  | { do: "stroke"; knots: readonly Knot[] }
  | { do: "undo" }
  | { do: "passed"; ms: number }
  | { do: "handed" }
  | { do: "calm" }
  | { do: "end" }
  | { do: "fallen" }
  | { do: "back" }
  | { do: "again" };

export const roundMs = 60_000;
/** From so many on a round may be ended by hand. */
export const minStrokes = 3;
/** Two play with two strokes each. */
const duoStrokes = 4;

export const firstRound: Round = {
  ...{ step: "start", place: "home", ground: 0, isCalm: false, isDuo: false, mission: null, shade: null, strokes: [] },
  ...{ isPassing: false, passedMs: 0 },
};

/** What a move makes of a round. Moves that do not fit change nothing. */
export function nextRound(round: Round, move: Move): Round {
  switch (move.do) {
    case "enter":
      return { ...round, step: "mission", place: move.place };
    case "set":
      return { ...round, ...move.options };
    case "deal":
      return { ...round, mission: move.mission };
    case "begin":
      return round.mission === null
        ? round
        : { ...round, step: "play", strokes: [], shade: null, passedMs: 0, isPassing: false };
    case "take":
      return round.step === "play" ? { ...round, shade: move.shade } : round;
    case "stroke":
      return addStroke(round, move.knots);
    case "undo":
      return { ...round, strokes: round.strokes.slice(0, -1), isPassing: false };
    case "passed":
      return advanceClock(round, move.ms);
    case "handed":
      return { ...round, isPassing: false };
    case "calm":
      return { ...round, step: "play", isCalm: true };
    case "end":
      return round.step === "play" ? endRound(round) : round;
    case "fallen":
      return round.step === "fall" ? { ...round, step: "card" } : round;
    case "back":
      return { ...round, step: round.step === "play" ? "mission" : "start" };
    case "again":
      return { ...round, step: "mission", mission: null, shade: null, strokes: [], passedMs: 0, isPassing: false };
  }
}

/** How many strokes a round takes. */
export const strokesOf = ({ isDuo }: Pick<Round, "isDuo">): number => (isDuo ? duoStrokes : maxStrokes);

/** Who draws next. */
export const playerOf = ({ isDuo, strokes }: Pick<Round, "isDuo" | "strokes">): 0 | 1 =>
  isDuo && strokes.length % 2 === 1 ? 1 : 0;

/** Whether the round may be ended by hand: two players draw equally often. */
export const canEnd = (round: Round): boolean =>
  round.isDuo ? round.strokes.length === duoStrokes : round.strokes.length >= minStrokes;

export const isFull = (round: Round): boolean => round.strokes.length >= strokesOf(round);

/** True while the clock goes. */
export const isTimed = (round: Round): boolean => round.step === "play" && !round.isCalm && !round.isPassing;

/** The round as an address carries it; null before there is anything to carry. */
export function testerResultOf(round: Round, lang: TesterLanguage): TesterResult | null {
  const { mission, ground, isCalm, isDuo, passedMs, strokes } = round;
  if (mission === null || strokes.length === 0) return null;
  return { lang, mission, ground, isCalm, isDuo, seconds: Math.round(passedMs / 1000), strokes: fitAll(strokes) };
}

function addStroke(round: Round, knots: readonly Knot[]): Round {
  const { step, shade, strokes, isDuo, isPassing } = round;
  if (step !== "play" || shade === null || isPassing || isFull(round)) return round;
  const next = { ...round, strokes: [...strokes, { shade, player: playerOf(round), knots }] };
  // Whoever takes the phone chooses anew.
  return isDuo && !isFull(next) ? { ...next, shade: null, isPassing: true } : next;
}

function advanceClock(round: Round, ms: number): Round {
  if (round.step !== "play" || round.isPassing) return round;
  const passedMs = round.passedMs + ms;
  if (round.isCalm || passedMs < roundMs) return { ...round, passedMs };
  return endRound({ ...round, passedMs: roundMs });
}

const endRound = (round: Round): Round => ({
  ...round,
  isPassing: false,
  shade: null,
  step: round.strokes.length === 0 ? "empty" : "fall",
});
