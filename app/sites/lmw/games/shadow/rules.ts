import { ciede2000 } from "#app/kits/basics/ciede2000.ts";
import { hexToLab } from "#app/kits/basics/lab.ts";
import { below, type Dice, makeDice } from "#app/kits/game/dice.ts";
import { div, least, most } from "#app/kits/game/fixed-point.ts";
import { GameFault, type GameRules, type GameSetup, held } from "../rules/game-rules.ts";

/** How many colours lie side by side, question by question. */
export const optionCounts = [6, 6, 7, 8, 9, 10, 11, 12] as const;
/** How long a colour is seen on the water, and how long what was chosen is looked at. */
export const seenMs = 1_500;
export const seenAssistedMs = 5_000;
export const answerMs = 1_500;
/** Until the first colour comes. */
const leadMs = 600;
/** A tag of the twin: an outline of four, one to three dots, one to three lines. */
export const tagCount = 36;

export interface ShadowQuestion {
  /** Indices of the pool, in the order in which they lie there. */
  options: number[];
  /** Which of them it was. */
  right: number;
  /** Ten times ΔE00 of each option to the right one. */
  differences: number[];
  /** Twin: the tag of each option. */
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

/** 影の色当て: a colour is seen for a breath, then found again among its kin. */
export const shadowRules: GameRules<ShadowWorld> = {
  begin(setup, pool) {
    const questions = ask(makeDice(setup.seed), pool);
    const world: ShadowWorld = { setup, questions, at: 0, nowMs: 0, score: 0, answers: [] };
    open(world, leadMs);
    return world;
  },
  act(world, { what: [option] }) {
    const question = world.questions[world.at];
    if (!question || world.nowMs < question.openMs) throw new GameFault();
    const chosen = held(option, 0, question.options.length - 1);
    const isTwin = world.setup.kind === "twin";
    const points = isTwin ? tagPoints(question, chosen) : pointsOf(question.differences[chosen]!);
    const waitedMs = world.nowMs - question.openMs;
    const bonus = isTwin || chosen !== question.right ? 0 : div(most(0, quickMs - waitedMs), 20);
    world.score += points + bonus;
    world.answers.push({ option: chosen, points, bonus });
    world.at++;
    open(world, world.nowMs + answerMs);
  },
  pass(world, atMs) {
    world.nowMs = most(world.nowMs, atMs);
  },
  outcome: (world) => ({ score: world.score, isOver: world.at >= world.questions.length }),
};

/** Whoever knows at once is told so; after six seconds it is the same. */
const quickMs = 6_000;

function open(world: ShadowWorld, fromMs: number): void {
  const question = world.questions[world.at];
  if (!question) return;
  const { kind, isAssisted } = world.setup;
  question.shownMs = fromMs;
  question.openMs = fromMs + (kind === "twin" ? 0 : isAssisted ? seenAssistedMs : seenMs);
}

/** The steps of research/game-3d.md: ten times ΔE00 to points, straight lines between. */
const steps: readonly (readonly [number, number])[] = [
  [10, 1000],
  [20, 900],
  [50, 600],
  [100, 250],
  [160, 0],
];

/** Points for a colour that is so far (ten times ΔE00) from the right one. */
export function pointsOf(difference: number): number {
  if (difference <= 10) return 1000;
  for (let i = 1; i < steps.length; i++) {
    const [from, high] = steps[i - 1]!;
    const [to, low] = steps[i]!;
    if (difference <= to) return high - div((high - low) * (difference - from), to - from);
  }
  return 0;
}

/** Outline, dots and lines of a tag. */
export const tagParts = (tag: number): readonly [number, number, number] => [tag % 4, div(tag, 4) % 3, div(tag, 12)];

/** Each part of the tag that is the same counts a quarter of a thousand, all three the whole. */
function tagPoints({ tags, right }: ShadowQuestion, chosen: number): number {
  if (chosen === right) return 1000;
  const wanted = tagParts(tags[right]!);
  return tagParts(tags[chosen]!).filter((part, i) => part === wanted[i]).length * 250;
}

function ask(dice: Dice, pool: readonly string[]): ShadowQuestion[] {
  const labs = pool.map(hexToLab);
  const asked = new Set<number>();
  return optionCounts.map((count, n) => {
    let target = below(dice, pool.length);
    while (asked.has(target)) target = (target + 1) % pool.length;
    asked.add(target);
    // Rounded to a tenth, every machine agrees (measured on 200 000 pairs).
    const near = labs
      .map((lab, index) => ({ index, difference: Math.round(ciede2000(labs[target]!, lab) * 10) }))
      .filter(({ difference, index }) => index !== target && difference >= 45)
      .toSorted((a, b) => a.difference - b.difference || a.index - b.index);
    // First cousins from afar, later from next door; none that nobody could tell apart from another.
    const reach = least(near.length, 58 - n * 5 + count);
    const chosen = [{ index: target, difference: 0 }];
    for (let tries = 0; chosen.length < count && tries < 400; tries++) {
      const one = near[below(dice, reach)]!;
      const isApart = chosen.every(
        (other) => ciede2000(labs[one.index]!, labs[other.index]!) >= (tries < 200 ? 4 : 1.5),
      );
      if (isApart) chosen.push(one);
    }
    const order = shuffled(dice, chosen);
    const tags = dealTags(dice, order.length);
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
function dealTags(dice: Dice, count: number): number[] {
  const tags: number[] = [];
  for (let tag = below(dice, tagCount); tags.length < count; tag = below(dice, tagCount))
    if (!tags.includes(tag)) tags.push(tag);
  return tags;
}

/** The same things in another order (Fisher and Yates). */
function shuffled<T>(dice: Dice, things: readonly T[]): T[] {
  const order = [...things];
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(dice, i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
