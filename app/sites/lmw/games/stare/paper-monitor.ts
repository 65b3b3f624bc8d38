import { getMood, type Mood } from "./paper-mood.ts";
import type { StareWorld } from "./rules.ts";

/** A paper as it is shown. */
export interface ShownPaper {
  mood: Mood;
  /** Which expression it makes, and what it is made of. */
  face: number;
  kind: number;
  /** What the one before it brought. */
  points: number;
}

export const firstPaper: ShownPaper = { mood: "asleep", face: 0, kind: 0, points: 0 };

/** What has become another since the last frame. */
export interface PaperNews {
  /** A paper has ended; null while none has. */
  judged: { isWon: boolean } | null;
  /** Another paper, or another mood of it; null while it is the same. */
  shown: ShownPaper | null;
}

/** Watches a world of papers: ask it once a frame, after time has passed in the world. */
export function createPaperMonitor(): (world: StareWorld, nowMs: number) => PaperNews {
  let mood: Mood | null = null;
  let papers = 0;
  let judgedMs = 0;
  return (world, nowMs) => {
    const { paper, last, at } = world;
    const isAnother = at !== papers;
    if (isAnother) [papers, judgedMs] = [at, nowMs];
    const next = getMood(world, nowMs, judgedMs);
    const isNews = isAnother || next !== mood;
    mood = next;
    return {
      judged: isAnother ? { isWon: last?.isWon ?? false } : null,
      shown: isNews ? { mood: next, face: paper.face, kind: paper.kind, points: last?.points ?? 0 } : null,
    };
  };
}
