import type { LipEncounter } from "#contracts/lip-world-cast.ts";
import type { LipProgress } from "#contracts/lip-world-progress.ts";
import {
  type DialogueLine,
  type EncounterOption,
  getAnswerDialogue,
  getFirstDialogue,
  getRevisitDialogue,
} from "./dialogue.ts";

/** How far a meeting is. Its own actions do not change under way what was known when it began. */
export interface EncounterState {
  lines: readonly DialogueLine[];
  /** Which line is said; behind the last one it is asked what the visitor answers. */
  at: number;
  /** What was answered now. */
  option: EncounterOption | null;
  /** What was answered at an earlier meeting. */
  earlierChoice: string | null;
  wasMet: boolean;
}

export function beginEncounter(meeting: LipEncounter, progress: LipProgress): EncounterState {
  const earlier = progress.meetings.find(({ monsterId }) => monsterId === meeting.monsterId);
  const lines = earlier?.choice ? getRevisitDialogue(meeting, progress) : getFirstDialogue(meeting, progress);
  return { lines, at: 0, option: null, earlierChoice: earlier?.choice ?? null, wasMet: earlier !== undefined };
}

const hasAnswer = ({ option, earlierChoice }: EncounterState): boolean => option !== null || Boolean(earlierChoice);

/** It is asked what the visitor answers. */
export const isQuestionOpen = (state: EncounterState): boolean => !hasAnswer(state) && state.at >= state.lines.length;

/** The last line is said. */
export const isTalkOver = (state: EncounterState): boolean => hasAnswer(state) && state.at >= state.lines.length - 1;

export const goToNextLine = (state: EncounterState): EncounterState => ({ ...state, at: state.at + 1 });

/** To the question, or after it to the parting word. */
export const skipLines = (state: EncounterState): EncounterState => ({
  ...state,
  at: state.option ? state.lines.length - 1 : state.lines.length,
});

export const chooseOption = (
  state: EncounterState,
  meeting: LipEncounter,
  option: EncounterOption,
): EncounterState => ({
  ...state,
  option,
  lines: [...state.lines, ...getAnswerDialogue(meeting, option)],
});

/** The monster says one thing more. */
export const addMonsterLine = (state: EncounterState, words: string): EncounterState => ({
  ...state,
  at: state.lines.length,
  lines: [...state.lines, { who: "monster", words }],
});

/** How it looks: glad of an answer, surprised by a stranger, else as always. */
export function getMood({ option, lines, at, wasMet }: EncounterState): "joy" | "surprise" | "cut" {
  if (option && lines[at]?.who === "monster" && at < lines.length - 1) return "joy";
  return at === 1 && !wasMet ? "surprise" : "cut";
}
