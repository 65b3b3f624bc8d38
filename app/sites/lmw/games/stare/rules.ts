import { type Rng, createRng } from "#app/kits/game/rng.ts";
import { div, min, max } from "#app/kits/game/fixed-point.ts";
import { type Charge, createCharge, fillCharge, spendCharge } from "../rules/charge.ts";
import { type GameRules, type GameSetup, specialEvent } from "../rules/game-rules.ts";
import { openAgain, createPaper, getLateness, getWordAt, type Paper, stretchPaper } from "./paper.ts";

/** How long a round lasts. */
export const stareMs = 60_000;
/** Reduced motion: so many papers, without a clock. */
export const reducedMotionPapers = 8;
const afterWinMs = 900;
const afterLossMs = 1_100;

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
  /** The third night: what the first answer of this paper was worth. */
  firstPoints: number;
  /** The monster's hand waits for the next paper. */
  stretchesNext: boolean;
  charge: Charge;
}

/**
 * にらめっこ: keep still while it looks, change while it is careless. One press is one change. Events: a press [0], the
 * monster lends its hand [specialEvent].
 */
export const stareRules: GameRules<StareWorld> = {
  begin(setup) {
    const rng = createRng(setup.seed);
    const paper = createPaper(setup, rng, 0, 600);
    return {
      ...{ setup, rng, nowMs: 0, paper, at: 0, last: null, score: 0, won: 0, chain: 0 },
      ...{ firstPoints: 0, stretchesNext: false, charge: createCharge() },
    };
  },
  act(world, { what }) {
    if (what[0] === specialEvent) return lendHand(world);
    const { paper, nowMs, setup } = world;
    // Between two papers a press is nothing.
    if (nowMs < paper.riseMs + graceMs) return;
    if (nowMs < paper.careless) {
      if (setup.kind === "twin") return restartPaper(world);
      return endPaper(world, { isWon: false, isEarly: true, points: 0 });
    }
    const points =
      setup.kind === "twin" ? max(0, 1000 - world.chain) : 1000 - getLateness(paper, nowMs) + min(5, world.chain) * 60;
    if (paper.answered + 1 < paper.needed) {
      world.firstPoints = points;
      return openAgain(paper, setup, world.rng, world.at, nowMs);
    }
    const whole = paper.needed > 1 ? div(world.firstPoints + points, 2) : points;
    endPaper(world, { isWon: true, isEarly: false, points: whole });
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
  special: ({ charge, paper, stretchesNext }) => ({
    ...{ charge: charge.amount, isActive: paper.isStretched || stretchesNext },
  }),
};

/** Nobody presses by mistake in the moment in which a paper looks up. */
export const graceMs = 250;
/** With reduced motion: what a press that comes too early takes from its paper, or pressing at random would be worth it. */
const earlyCost = 500;
/** How much of the charge a paper fills; there are fewer with reduced motion. */
const wonCharge = 200;
const reducedMotionCharge = 340;

/** Which word of reduced motion stands there now; 0 is いま. */
export const getWord = ({ paper, nowMs, setup }: StareWorld): { word: number; n: number } =>
  getWordAt(paper, setup, nowMs);

/** This paper's careless moment is doubled, or the next one's if it is too late for this one. */
function lendHand(world: StareWorld): void {
  spendCharge(world.charge);
  const { paper, setup, nowMs } = world;
  const isTooLate = paper.isStretched || (setup.kind === "twin" && nowMs >= paper.careless);
  if (isTooLate) world.stretchesNext = true;
  else stretchPaper(paper, setup);
}

/** Too early with reduced motion: the words begin anew, and a part of this paper's worth is gone. */
function restartPaper(world: StareWorld): void {
  const { paper, setup, rng } = world;
  // With reduced motion `chain` holds what this paper has lost already.
  world.chain += earlyCost;
  const same = { face: paper.face, kind: paper.kind, answered: paper.answered };
  world.paper = { ...createPaper(setup, rng, world.at, world.nowMs + 600), ...same };
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
  if (result.isWon) {
    world.won++;
    fillCharge(world.charge, isReducedMotionGame ? reducedMotionCharge : div(wonCharge * (1 + world.paper.needed), 2));
  }
  world.chain = result.isWon && !isReducedMotionGame ? world.chain + 1 : 0;
  world.at++;
  world.firstPoints = 0;
  world.paper = createPaper(world.setup, world.rng, world.at, atMs + (result.isWon ? afterWinMs : afterLossMs));
  if (!world.stretchesNext) return;
  world.stretchesNext = false;
  stretchPaper(world.paper, world.setup);
}
