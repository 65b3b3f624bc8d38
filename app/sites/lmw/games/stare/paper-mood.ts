import { graceMs, type StareWorld } from "./rules.ts";

/** What the paper is doing, for whoever shows it. */
export type Mood = "asleep" | "rising" | "watching" | "twitching" | "careless" | "won" | "lost";

/** How long a twitch lasts, and how long the end of a paper is looked at. */
const twitchMs = 320;
const resultMs = 800;

/** The mood of the paper at a moment; `noticeMs` is when the end of the last one was known. */
export function getMood({ paper, last }: StareWorld, nowMs: number, resultShownMs: number): Mood {
  if (last && nowMs - resultShownMs < resultMs) return last.isWon ? "won" : "lost";
  if (nowMs < paper.riseMs) return "asleep";
  if (nowMs < paper.riseMs + graceMs) return "rising";
  if (nowMs >= paper.careless && nowMs <= paper.closes) return "careless";
  return paper.feints.some((atMs) => nowMs >= atMs && nowMs < atMs + twitchMs) ? "twitching" : "watching";
}
