import { rngBelow, type Rng, createRng } from "#app/kits/game/rng.ts";
import { div, min, max } from "#app/kits/game/fixed-point.ts";
import { type GameRules, type GameSetup } from "../rules/game-rules.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** How long a round lasts. */
export const stareMs = 60_000;
/** Reduced motion: so many papers, without a clock. */
export const reducedMotionPapers = 8;
const riseMs = 900;
const afterWinMs = 900;
const afterLossMs = 1_100;
/** Reduced motion: how long a word stands. */
export const wordMs = 2_200;
export const wordAssistedMs = 3_600;
/** The words of reduced motion: 0 is いま, the others only look like it. */
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
  /** Reduced motion: the words that come, the last is いま. */
  words: number[];
}

export interface StareWorld {
  setup: GameSetup;
  rng: Rng;
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
    const rng = createRng(setup.seed);
    const paper = createPaper(setup, rng, 0, 600);
    return { setup, rng, nowMs: 0, paper, at: 0, last: null, score: 0, won: 0, chain: 0 };
  },
  act(world) {
    const { paper, nowMs, setup } = world;
    // Between two papers a press is nothing.
    if (nowMs < paper.riseMs + graceMs) return;
    if (nowMs < paper.careless) {
      if (setup.kind === "twin") return restartPaper(world);
      return endPaper(world, { isWon: false, isEarly: true, points: 0 });
    }
    const tookMs = nowMs - paper.careless;
    const quick = div(600 * tookMs, max(1, paper.closes - paper.careless));
    const points = setup.kind === "twin" ? 1000 - min(800, world.chain) : 1000 - quick + min(5, world.chain) * 60;
    endPaper(world, { isWon: true, isEarly: false, points });
  },
  pass(world, atMs) {
    world.nowMs = max(world.nowMs, atMs);
    if (world.setup.kind === "twin") return;
    while (world.nowMs > world.paper.closes && world.paper.closes < stareMs) {
      const { closes } = world.paper;
      endPaper(world, { isWon: false, isEarly: false, points: 0 }, closes);
    }
  },
  outcome(world) {
    const isOver = world.setup.kind === "twin" ? world.at >= reducedMotionPapers : world.nowMs >= stareMs;
    return { score: world.score, isOver };
  },
};

/** Nobody presses by mistake in the moment in which a paper looks up. */
export const graceMs = 250;

/** Which word of reduced motion stands there now; 0 is いま. */
export function getWord({ paper, nowMs, setup }: StareWorld): { word: number; n: number } {
  const each = setup.isAssisted ? wordAssistedMs : wordMs;
  const n = min(paper.words.length - 1, div(max(0, nowMs - paper.riseMs), each));
  return { word: elementAt(paper.words, n), n };
}

/** Too early with reduced motion: the words begin anew, and a little of this paper's worth is gone. */
function restartPaper(world: StareWorld): void {
  const { paper, setup, rng } = world;
  // With reduced motion `chain` holds what this paper has lost already.
  world.chain += 250;
  const previousLook = { face: paper.face, kind: paper.kind };
  world.paper = { ...createPaper(setup, rng, world.at, world.nowMs + 600), ...previousLook };
  world.last = { isWon: false, isEarly: true, atMs: world.nowMs, points: 0 };
}

function endPaper(
  world: StareWorld,
  result: { isWon: boolean; isEarly: boolean; points: number },
  atMs = world.nowMs,
): void {
  const isReducedMotionGame = world.setup.kind === "twin";
  world.last = { ...result, atMs };
  world.score += result.points;
  if (result.isWon) world.won++;
  world.chain = result.isWon && !isReducedMotionGame ? world.chain + 1 : 0;
  world.at++;
  world.paper = createPaper(world.setup, world.rng, world.at, atMs + (result.isWon ? afterWinMs : afterLossMs));
}

function createPaper({ kind, isAssisted }: GameSetup, rng: Rng, n: number, fromMs: number): Paper {
  const words = [...Array.from({ length: 1 + rngBelow(rng, 4) }, () => 1 + rngBelow(rng, decoyCount)), 0];
  const paperLook = { face: rngBelow(rng, 4), kind: rngBelow(rng, 5), words };
  const waitMs = 1_200 + rngBelow(rng, 2_600);
  const feints = Array.from(
    { length: n < 2 ? 0 : rngBelow(rng, 3) },
    () => fromMs + riseMs + rngBelow(rng, waitMs - 500),
  );
  if (kind === "twin") {
    const each = isAssisted ? wordAssistedMs : wordMs;
    const careless = fromMs + each * (words.length - 1);
    return { riseMs: fromMs, careless, closes: careless, feints: [], ...paperLook };
  }
  const careless = fromMs + riseMs + waitMs;
  const openMs = max(430, 900 - n * 36);
  // A face needs longer than a finger to change and to be read.
  const widened = kind === "camera" ? openMs + 500 : openMs;
  const closes = careless + (isAssisted ? widened * 2 : widened);
  return { riseMs: fromMs, careless, closes, feints: feints.toSorted((a, b) => a - b), ...paperLook };
}
