import { below, type Dice, makeDice } from "#app/kits/game/dice.ts";
import { div, least, most } from "#app/kits/game/fixed-point.ts";
import { type GameRules, type GameSetup } from "../rules/game-rules.ts";

/** How long the hall is open. */
export const stareMs = 60_000;
/** Twin: so many papers, without a clock. */
export const twinPapers = 8;
const riseMs = 900;
const afterWinMs = 900;
const afterLossMs = 1_100;
/** Twin: how long a word stands. */
export const wordMs = 2_200;
export const wordAssistedMs = 3_600;
/** The words of the twin: 0 is いま, the others only look like it. */
export const decoyCount = 6;

export interface Paper {
  /** When it looks up, gets careless, and is awake again. */
  riseMs: number;
  careless: number;
  closes: number;
  /** Moments when it only twitches. */
  feints: number[];
  /** Which of the expressions it makes, 0 to 3, and what it is made of, 0 to 4. */
  face: number;
  kind: number;
  /** Twin: the words that come, the last is いま. */
  words: number[];
}

export interface StareWorld {
  setup: GameSetup;
  dice: Dice;
  nowMs: number;
  paper: Paper;
  /** How many papers there were before. */
  at: number;
  /** After a paper: what became of it, and until when it is looked at. */
  last: { isWon: boolean; isEarly: boolean; atMs: number; points: number } | null;
  score: number;
  won: number;
  chain: number;
}

/** にらめっこ: keep still while it looks, change while it is careless. One press is one change. */
export const stareRules: GameRules<StareWorld> = {
  begin(setup) {
    const dice = makeDice(setup.seed);
    const paper = makePaper(setup, dice, 0, 600);
    return { setup, dice, nowMs: 0, paper, at: 0, last: null, score: 0, won: 0, chain: 0 };
  },
  act(world) {
    const { paper, nowMs, setup } = world;
    // Between two papers a press is nothing.
    if (nowMs < paper.riseMs + graceMs) return;
    if (nowMs < paper.careless) {
      if (setup.kind === "twin") return waitAgain(world);
      return end(world, { isWon: false, isEarly: true, points: 0 });
    }
    const tookMs = nowMs - paper.careless;
    const quick = div(600 * tookMs, most(1, paper.closes - paper.careless));
    const points = setup.kind === "twin" ? 1000 - least(800, world.chain) : 1000 - quick + least(5, world.chain) * 60;
    end(world, { isWon: true, isEarly: false, points });
  },
  pass(world, atMs) {
    world.nowMs = most(world.nowMs, atMs);
    if (world.setup.kind === "twin") return;
    while (world.nowMs > world.paper.closes && world.paper.closes < stareMs) {
      const { closes } = world.paper;
      end(world, { isWon: false, isEarly: false, points: 0 }, closes);
    }
  },
  outcome(world) {
    const isOver = world.setup.kind === "twin" ? world.at >= twinPapers : world.nowMs >= stareMs;
    return { score: world.score, isOver };
  },
};

/** Nobody presses by mistake in the moment in which a paper looks up. */
export const graceMs = 250;

/** Which word of the twin stands there now; 0 is いま. */
export function wordAt({ paper, nowMs, setup }: StareWorld): { word: number; n: number } {
  const each = setup.isAssisted ? wordAssistedMs : wordMs;
  const n = least(paper.words.length - 1, div(most(0, nowMs - paper.riseMs), each));
  return { word: paper.words[n]!, n };
}

/** Too early in the twin: the words begin anew, and a little of this paper's worth is gone. */
function waitAgain(world: StareWorld): void {
  const { paper, setup, dice } = world;
  // In the twin `chain` holds what this paper has lost already.
  world.chain += 250;
  const kept = { face: paper.face, kind: paper.kind };
  world.paper = { ...makePaper(setup, dice, world.at, world.nowMs + 600), ...kept };
  world.last = { isWon: false, isEarly: true, atMs: world.nowMs, points: 0 };
}

function end(world: StareWorld, how: { isWon: boolean; isEarly: boolean; points: number }, atMs = world.nowMs): void {
  const isTwin = world.setup.kind === "twin";
  world.last = { ...how, atMs };
  world.score += how.points;
  if (how.isWon) world.won++;
  world.chain = how.isWon && !isTwin ? world.chain + 1 : 0;
  world.at++;
  world.paper = makePaper(world.setup, world.dice, world.at, atMs + (how.isWon ? afterWinMs : afterLossMs));
}

function makePaper({ kind, isAssisted }: GameSetup, dice: Dice, n: number, fromMs: number): Paper {
  const words = [...Array.from({ length: 1 + below(dice, 4) }, () => 1 + below(dice, decoyCount)), 0];
  const look = { face: below(dice, 4), kind: below(dice, 5), words };
  const waitMs = 1_200 + below(dice, 2_600);
  const feints = Array.from({ length: n < 2 ? 0 : below(dice, 3) }, () => fromMs + riseMs + below(dice, waitMs - 500));
  if (kind === "twin") {
    const each = isAssisted ? wordAssistedMs : wordMs;
    const careless = fromMs + each * (words.length - 1);
    return { riseMs: fromMs, careless, closes: careless, feints: [], ...look };
  }
  const careless = fromMs + riseMs + waitMs;
  const openMs = most(430, 900 - n * 36);
  // A face needs longer than a finger to change and to be read.
  const widened = kind === "camera" ? openMs + 500 : openMs;
  const closes = careless + (isAssisted ? widened * 2 : widened);
  return { riseMs: fromMs, careless, closes, feints: feints.toSorted((a, b) => a - b), ...look };
}
