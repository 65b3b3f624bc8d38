import { div, max } from "#app/kits/game/fixed-point.ts";
import { createRng, rngBelow, type Rng } from "#app/kits/game/rng.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";
import type { GameSetup } from "../rules/game-rules.ts";

const riseMs = 900;
/** Reduced motion: how long a word stands. */
export const wordMs = 2_200;
export const wordAssistedMs = 3_600;
/** The words of reduced motion: 0 is いま, 1 to `decoyCount` only look like it; from the second night on also `lureWord`. */
export const decoyCount = 6;
export const lureWord = 7;
/** How long a paper seems careless and is not. */
const lureMs = 620;

export interface Paper {
  /** When it looks up, gets careless, and is awake again. */
  riseMs: number;
  careless: number;
  closes: number;
  /** Moments when it only twitches. */
  feints: number[];
  /** From the second night on: from when to when it seems careless and is not; null for most. A change then comes too early. */
  lure: { fromMs: number; untilMs: number } | null;
  /** How often it has to be answered, and how often it was: two times on the third night, with another careless moment. */
  needed: number;
  answered: number;
  /** What is careless about it lasts twice as long: the monster has lent its hand. */
  isStretched: boolean;
  /** Which of the expressions it makes, 0 to 3, and what it is made of, 0 to 4. */
  face: number;
  kind: number;
  /** Reduced motion: the words that come, the last is いま. */
  words: number[];
}

/** The `n`th paper of a round, from its dice. */
export function createPaper(setup: GameSetup, rng: Rng, n: number, fromMs: number): Paper {
  const { kind, night } = setup;
  // With reduced motion never fewer than two: いま stands until it is pressed, and is not to be met by waiting a little.
  const decoys = kind === "twin" ? 2 + rngBelow(rng, 3) : 1 + rngBelow(rng, 4);
  const words = [...Array.from({ length: decoys }, () => 1 + rngBelow(rng, decoyCount)), 0];
  const paperLook = { face: rngBelow(rng, 4), kind: rngBelow(rng, 5), words };
  const waitMs = 1_200 + rngBelow(rng, 2_600);
  const feints = Array.from(
    { length: n < 2 ? 0 : rngBelow(rng, 3) },
    () => fromMs + riseMs + rngBelow(rng, waitMs - 500),
  );
  const state = { lure: null, needed: night >= 3 ? 2 : 1, answered: 0, isStretched: false };
  if (kind === "twin") {
    if (night >= 2 && n > 0) addLureWord(words, setup, n);
    const careless = fromMs + getWordMs(setup) * (words.length - 1);
    return { riseMs: fromMs, careless, closes: careless, feints: [], ...paperLook, ...state };
  }
  const lureFromMs = fromMs + riseMs + max(0, waitMs - 500);
  const lure = night >= 2 && hasLure(setup, n) ? { fromMs: lureFromMs, untilMs: lureFromMs + lureMs } : null;
  // After a lure it is on its guard for a while.
  const careless = fromMs + riseMs + waitMs + (lure ? lureMs + 500 : 0);
  const closes = careless + getOpenMs(setup, n);
  return { riseMs: fromMs, careless, closes, feints: feints.toSorted((a, b) => a - b), ...paperLook, ...state, lure };
}

/** Each word of reduced motion stands for so long. */
export const getWordMs = ({ isAssisted }: GameSetup): number => (isAssisted ? wordAssistedMs : wordMs);

/** For how long the `n`th paper is careless. */
export function getOpenMs({ kind, isAssisted }: GameSetup, n: number): number {
  const openMs = max(430, 900 - n * 36);
  // A face needs longer than a finger to change and to be read.
  const widened = kind === "camera" ? openMs + 500 : openMs;
  return isAssisted ? widened * 2 : widened;
}

/** The third night: answered once, it looks up and gets careless once more; with reduced motion other words come. */
export function openAgain(paper: Paper, setup: GameSetup, rng: Rng, n: number, nowMs: number): void {
  paper.answered++;
  paper.lure = null;
  paper.feints = [];
  if (setup.kind === "twin") {
    paper.words = [...Array.from({ length: 2 + rngBelow(rng, 2) }, () => 1 + rngBelow(rng, decoyCount)), 0];
    paper.riseMs = nowMs + 600;
    paper.careless = paper.riseMs + getWordMs(setup) * (paper.words.length - 1);
    paper.closes = paper.careless;
    return;
  }
  paper.riseMs = nowMs;
  paper.careless = nowMs + 600 + rngBelow(rng, 900);
  paper.closes = paper.careless + getOpenMs(setup, n) * (paper.isStretched ? 2 : 1);
}

/** Its next careless moment, or the one that is, lasts twice as long; with reduced motion いま comes a word sooner. */
export function stretchPaper(paper: Paper, setup: GameSetup): void {
  paper.isStretched = true;
  if (setup.kind !== "twin") {
    paper.closes += paper.closes - paper.careless;
    return;
  }
  if (paper.words.length < 2) return;
  paper.words[paper.words.length - 2] = 0;
  paper.careless -= getWordMs(setup);
  paper.closes = paper.careless;
}

/** Three papers of five set a trap, each by dice of its own; the first never does. */
const hasLure = ({ seed }: GameSetup, n: number): boolean =>
  n > 0 && rngBelow(createRng(seed ^ (0x1b2e + n * 977)), 5) < 3;

/** One of the words before いま is the lure, where there is one. */
function addLureWord(words: number[], setup: GameSetup, n: number): void {
  if (!hasLure(setup, n)) return;
  const place = rngBelow(createRng(setup.seed ^ (0x77 + n * 31)), words.length - 1);
  words[place] = lureWord;
}

/** What a press this late is worth less, of 600. */
export const getLateness = ({ careless, closes }: Paper, nowMs: number): number =>
  div(600 * (nowMs - careless), max(1, closes - careless));

/** Which word of reduced motion stands there; 0 is いま. */
export function getWordAt(paper: Paper, setup: GameSetup, nowMs: number): { word: number; n: number } {
  const n = Math.min(paper.words.length - 1, div(max(0, nowMs - paper.riseMs), getWordMs(setup)));
  return { word: elementAt(paper.words, n), n };
}
