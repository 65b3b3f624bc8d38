import { ciede2000 } from "#app/kits/basics/ciede2000.ts";
import { hexToLab } from "#app/kits/basics/lab.ts";
import { rngBelow, type Rng, createRng } from "#app/kits/game/rng.ts";
import { div, min, max } from "#app/kits/game/fixed-point.ts";
import { GameEventError, type GameRules, type GameSetup, requireInRange } from "../rules/game-rules.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** How many colours lie side by side, question by question. */
export const optionCounts = [6, 6, 7, 8, 9, 10, 11, 12] as const;
/** How long a colour is seen on the water, and how long what was chosen is looked at. */
export const shownForMs = 1_500;
export const shownForAssistedMs = 5_000;
export const answerMs = 1_500;
/** Until the first colour comes. */
const leadMs = 600;
/** A tag of reduced motion: an outline of four, one to three dots, one to three lines. */
export const tagCount = 36;

export interface ShadowQuestion {
  /** Indices of the pool, in the order in which they lie there. */
  options: number[];
  /** Which of them it was. */
  right: number;
  /** Ten times ΔE00 of each option to the right one. */
  differences: number[];
  /** Reduced motion: the tag of each option. */
  tags: number[];
  /** When the colour comes, and from when on there is something to choose. */
  shownMs: number;
  openMs: number;
}

export interface ShadowWorld {
  setup: GameSetup;
  questions: ShadowQuestion[];
  at: number;
  nowMs: number;
  score: number;
  /** What was chosen and what it brought, question by question. */
  answers: { option: number; points: number; bonus: number }[];
}

/** 影の色当て: a colour is seen for a breath, then found again among similar ones. */
export const shadowRules: GameRules<ShadowWorld> = {
  begin(setup, pool) {
    const questions = createQuestions(createRng(setup.seed), pool);
    const world: ShadowWorld = { setup, questions, at: 0, nowMs: 0, score: 0, answers: [] };
    openQuestion(world, leadMs);
    return world;
  },
  act(world, { what: [option] }) {
    const question = world.questions[world.at];
    if (!question || world.nowMs < question.openMs) throw new GameEventError();
    const chosen = requireInRange(option, 0, question.options.length - 1);
    const isReducedMotionGame = world.setup.kind === "twin";
    const points = isReducedMotionGame
      ? getTagPoints(question, chosen)
      : getPoints(elementAt(question.differences, chosen));
    const waitedMs = world.nowMs - question.openMs;
    const bonus = isReducedMotionGame || chosen !== question.right ? 0 : div(max(0, bonusWindowMs - waitedMs), 20);
    world.score += points + bonus;
    world.answers.push({ option: chosen, points, bonus });
    world.at++;
    openQuestion(world, world.nowMs + answerMs);
  },
  pass(world, atMs) {
    world.nowMs = max(world.nowMs, atMs);
  },
  outcome: (world) => ({ score: world.score, isOver: world.at >= world.questions.length }),
};

/** Whoever knows at once is told so; after six seconds it is the same. */
const bonusWindowMs = 6_000;

function openQuestion(world: ShadowWorld, fromMs: number): void {
  const question = world.questions[world.at];
  if (!question) return;
  const { kind, isAssisted } = world.setup;
  question.shownMs = fromMs;
  question.openMs = fromMs + (kind === "twin" ? 0 : isAssisted ? shownForAssistedMs : shownForMs);
}

/** The steps of research/game-3d.md: ten times ΔE00 to points, straight lines between. */
const pointSteps: readonly (readonly [number, number])[] = [
  [10, 1000],
  [20, 900],
  [50, 600],
  [100, 250],
  [160, 0],
];

/** Points for a colour that is so far (ten times ΔE00) from the right one. */
export function getPoints(difference: number): number {
  if (difference <= 10) return 1000;
  for (let i = 1; i < pointSteps.length; i++) {
    const [from, high] = elementAt(pointSteps, i - 1);
    const [to, low] = elementAt(pointSteps, i);
    if (difference <= to) return high - div((high - low) * (difference - from), to - from);
  }
  return 0;
}

/** Outline, dots and lines of a tag. */
export const splitTag = (tag: number): readonly [number, number, number] => [tag % 4, div(tag, 4) % 3, div(tag, 12)];

/** Each part of the tag that is the same counts a quarter of a thousand, all three the whole. */
function getTagPoints({ tags, right }: ShadowQuestion, chosen: number): number {
  if (chosen === right) return 1000;
  const wanted = splitTag(elementAt(tags, right));
  return splitTag(elementAt(tags, chosen)).filter((part, i) => part === wanted[i]).length * 250;
}

function createQuestions(rng: Rng, pool: readonly string[]): ShadowQuestion[] {
  const labs = pool.map(hexToLab);
  const usedTargets = new Set<number>();
  return optionCounts.map((count, n) => {
    let target = rngBelow(rng, pool.length);
    while (usedTargets.has(target)) target = (target + 1) % pool.length;
    usedTargets.add(target);
    // Rounded to a tenth, every machine agrees (measured on 200 000 pairs).
    const near = labs
      .map((lab, index) => ({ index, difference: Math.round(ciede2000(elementAt(labs, target), lab) * 10) }))
      .filter(({ difference, index }) => index !== target && difference >= 45)
      .toSorted((a, b) => a.difference - b.difference || a.index - b.index);
    // First distantly similar colours, later close ones; none that nobody could tell apart from another.
    const reach = min(near.length, 58 - n * 5 + count);
    const chosen = [{ index: target, difference: 0 }];
    for (let tries = 0; chosen.length < count && tries < 400; tries++) {
      const one = elementAt(near, rngBelow(rng, reach));
      const isDistinct = chosen.every(
        (other) => ciede2000(elementAt(labs, one.index), elementAt(labs, other.index)) >= (tries < 200 ? 4 : 1.5),
      );
      if (isDistinct) chosen.push(one);
    }
    const order = shuffle(rng, chosen);
    const tags = pickTags(rng, order.length);
    return {
      options: order.map(({ index }) => index),
      right: order.findIndex(({ index }) => index === target),
      differences: order.map(({ difference }) => difference),
      tags,
      shownMs: 0,
      openMs: 0,
    };
  });
}

/** Tags that differ; the first is free, the others are near it. */
function pickTags(rng: Rng, count: number): number[] {
  const tags: number[] = [];
  for (let tag = rngBelow(rng, tagCount); tags.length < count; tag = rngBelow(rng, tagCount))
    if (!tags.includes(tag)) tags.push(tag);
  return tags;
}

/** The same things in another order (Fisher and Yates). */
function shuffle<T>(rng: Rng, items: readonly T[]): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = rngBelow(rng, i + 1);
    [order[i], order[j]] = [elementAt(order, j), elementAt(order, i)];
  }
  return order;
}
