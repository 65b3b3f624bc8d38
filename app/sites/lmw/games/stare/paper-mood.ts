import { graceMs, type StareWorld } from "./rules.ts";

/** What the paper is doing, for whoever shows it; while it lures it seems careless and is not. */
export type Mood = "asleep" | "rising" | "watching" | "twitching" | "careless" | "luring" | "won" | "lost";

/** How long a twitch lasts, and how long the end of a paper is looked at. */
const twitchMs = 320;
const resultMs = 800;

/** The mood of the paper at a moment; `noticeMs` is when the end of the last one was known. */
export function getMood({ paper, last }: StareWorld, nowMs: number, resultShownMs: number): Mood {
  if (last && nowMs - resultShownMs < resultMs) return last.isWon ? "won" : "lost";
  if (nowMs < paper.riseMs) return "asleep";
  if (nowMs < paper.riseMs + graceMs) return "rising";
  if (nowMs >= paper.careless && nowMs <= paper.closes) return "careless";
  const { lure } = paper;
  if (lure && nowMs >= lure.fromMs && nowMs < lure.untilMs) return "luring";
  return paper.feints.some((atMs) => nowMs >= atMs && nowMs < atMs + twitchMs) ? "twitching" : "watching";
}

/** How much of a stretched moment is left: 1 until it begins, then falling to 0. */
export const getStretchLeft = ({ paper: { careless, closes } }: StareWorld, nowMs: number): number =>
  Math.max(0, Math.min(1, (closes - nowMs) / Math.max(1, closes - careless)));
