import { getMood, type Mood } from "./paper-mood.ts";
import type { Paper } from "./paper.ts";
import type { StareWorld } from "./rules.ts";

/** A paper as it is shown. */
export interface ShownPaper {
  mood: Mood;
  /** Which expression it makes, and what it is made of. */
  face: number;
  kind: number;
  /** What the one before it brought. */
  points: number;
  /** How often it has to be answered, and how often it was. */
  needed: number;
  answered: number;
  /** The monster has lent its hand, for this paper or the next one. */
  isStretched: boolean;
}

export const firstPaper: ShownPaper = {
  ...{ mood: "asleep", face: 0, kind: 0, points: 0 },
  ...{ needed: 1, answered: 0, isStretched: false },
};

/** What has become another since the last frame. */
export interface PaperNews {
  /** A paper has ended, and whether it had just seemed careless; null while none has. */
  judged: { isWon: boolean; isLured: boolean } | null;
  /** It was answered and has to be answered again. */
  isHalfWon: boolean;
  /** What it begins to do; null while it goes on doing the same. */
  mood: Mood | null;
  /** Another paper, or anything else of it; null while it is the same. */
  shown: ShownPaper | null;
}

/** Watches a world of papers: ask it once a frame, after time has passed in the world. */
export function createPaperMonitor(): (world: StareWorld, nowMs: number) => PaperNews {
  let before: ShownPaper | null = null;
  let lure: Paper["lure"] = null;
  let papers = 0;
  let judgedMs = 0;
  return (world, nowMs) => {
    const isAnother = world.at !== papers;
    if (isAnother) [papers, judgedMs] = [world.at, nowMs];
    const next = getShownPaper(world, getMood(world, nowMs, judgedMs));
    const { mood, answered } = before ?? firstPaper;
    const isMoodNew = isAnother || before === null || next.mood !== mood;
    const isSame = !isMoodNew && next.answered === answered && next.isStretched === before?.isStretched;
    const judged = isAnother ? { isWon: world.last?.isWon ?? false, isLured: isLured(world, lure) } : null;
    before = next;
    lure = world.paper.lure;
    return {
      judged,
      isHalfWon: !isAnother && next.answered > answered,
      mood: isMoodNew ? next.mood : null,
      shown: isSame ? null : next,
    };
  };
}

/** Nobody reacts at once: what comes a little after a lure was still meant for it. */
const reactionMs = 250;

/** Whether the last paper was lost to the moment in which it only seemed careless. */
const isLured = ({ last }: StareWorld, lure: Paper["lure"]): boolean =>
  !!lure && !!last?.isEarly && last.atMs >= lure.fromMs && last.atMs < lure.untilMs + reactionMs;

function getShownPaper({ paper, last, stretchesNext }: StareWorld, mood: Mood): ShownPaper {
  const { face, kind, needed, answered } = paper;
  return {
    ...{ mood, face, kind, needed, answered },
    points: last?.points ?? 0,
    isStretched: paper.isStretched || stretchesNext,
  };
}
