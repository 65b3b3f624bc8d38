import { elementAt } from "#app/kits/basics/element-at.ts";
import { createRng } from "#app/kits/game/rng.ts";
import { div, min, max } from "#app/kits/game/fixed-point.ts";
import { type Charge, createCharge, fillCharge, spendCharge } from "../rules/charge.ts";
import { GameEventError, type GameRules, type GameSetup, requireInRange, specialEvent } from "../rules/game-rules.ts";
import { betweenFrom, createQuestions, type ShadowQuestion } from "./questions.ts";

// What shows a question knows it from here.
export type { ShadowQuestion } from "./questions.ts";

/** How long a colour is seen on the water, and how long what was chosen is looked at. */
export const shownForMs = 1_500;
export const shownForAssistedMs = 5_000;
export const answerMs = 1_500;
/** Two are looked at longer; in the last questions of the third night they sink sooner. */
export const twoShownForMs = 2_400;
export const twoSinkingMs = 1_700;
/** Until the first colour comes. */
const leadMs = 600;
/** How many wrong ones the monster lets sink. */
export const sinkCount = 3;

export interface ShadowAnswer {
  /** What was chosen (last), and what the whole question brought. */
  option: number;
  points: number;
  bonus: number;
}

export interface ShadowWorld {
  setup: GameSetup;
  questions: ShadowQuestion[];
  at: number;
  nowMs: number;
  score: number;
  /** What was chosen and what it brought, question by question. */
  answers: ShadowAnswer[];
  /** From the second night on: what was chosen of this question so far; the next is held against `wanted[picks.length]`. */
  picks: { option: number; points: number }[];
  /** Options of this question that the monster let sink; nobody can choose them. */
  sunk: number[];
  charge: Charge;
}

/**
 * 影の色当て: a colour is seen for a breath, then found again among similar ones. Events: [option] is chosen, the monster
 * lends its hand [specialEvent].
 */
export const shadowRules: GameRules<ShadowWorld> = {
  begin(setup, pool) {
    const questions = createQuestions(createRng(setup.seed), pool, setup.night);
    const world: ShadowWorld = {
      ...{ setup, questions, at: 0, nowMs: 0, score: 0, answers: [], picks: [], sunk: [], charge: createCharge() },
    };
    openQuestion(world, leadMs);
    return world;
  },
  act(world, { what: [option] }) {
    const question = world.questions[world.at];
    if (!question) throw new GameEventError();
    if (option === specialEvent) return sinkWrongOnes(world, question);
    if (world.nowMs < question.openMs) throw new GameEventError();
    const chosen = requireInRange(option, 0, question.options.length - 1);
    if (world.sunk.includes(chosen) || world.picks.some((pick) => pick.option === chosen)) throw new GameEventError();
    const worth = getWorth(world, question, chosen);
    world.picks.push({ option: chosen, points: div(worth, question.wanted.length) });
    if (world.picks.length === question.wanted.length) closeQuestion(world, question);
  },
  pass(world, atMs) {
    world.nowMs = max(world.nowMs, atMs);
  },
  outcome: (world) => ({ score: world.score, isOver: world.at >= world.questions.length }),
  special: ({ charge, sunk }) => ({ charge: charge.amount, isActive: sunk.length > 0 }),
};

/** Whoever knows at once is told so; after six seconds it is the same. */
const bonusWindowMs = 6_000;

/** What an option is worth beside the one that is looked for now, of a thousand. */
function getWorth({ setup, picks }: ShadowWorld, question: ShadowQuestion, chosen: number): number {
  const wanted = elementAt(question.wanted, picks.length);
  if (setup.kind === "twin") return getTagPoints(question.tags, wanted, chosen);
  return getPoints(elementAt(elementAt(question.differencesTo, picks.length), chosen));
}

function closeQuestion(world: ShadowWorld, { openMs, wanted }: ShadowQuestion): void {
  const points = world.picks.reduce((sum, pick) => sum + pick.points, 0);
  const isExact = world.picks.every(({ option }, i) => option === wanted[i]);
  const waitedMs = div(world.nowMs - openMs, wanted.length);
  const bonus = world.setup.kind === "twin" || !isExact ? 0 : div(max(0, bonusWindowMs - waitedMs), 20);
  world.score += points + bonus;
  world.answers.push({ option: elementAt(world.picks, world.picks.length - 1).option, points, bonus });
  fillCharge(world.charge, div(points * 2, 5));
  world.picks = [];
  world.sunk = [];
  world.at++;
  openQuestion(world, world.nowMs + answerMs);
}

/** Those go that are most easily taken for the right one. */
function sinkWrongOnes(world: ShadowWorld, { options, wanted, differences }: ShadowQuestion): void {
  spendCharge(world.charge);
  const isSafe = (n: number): boolean => wanted.includes(n) || world.picks.some(({ option }) => option === n);
  world.sunk = [...options.keys()]
    .filter((n) => !isSafe(n))
    .toSorted((a, b) => elementAt(differences, a) - elementAt(differences, b) || a - b)
    .slice(0, min(sinkCount, options.length - wanted.length));
}

function openQuestion(world: ShadowWorld, fromMs: number): void {
  const question = world.questions[world.at];
  if (!question) return;
  question.shownMs = fromMs;
  question.openMs = fromMs + getShownForMs(world.setup, world.at);
}

/** How long what is looked for is seen. The twin has it before its eyes all the time. */
function getShownForMs({ kind, isAssisted, night }: GameSetup, n: number): number {
  if (kind === "twin") return 0;
  if (isAssisted) return shownForAssistedMs;
  if (night === 1) return shownForMs;
  return night >= 3 && n >= betweenFrom ? twoSinkingMs : twoShownForMs;
}

/** The steps of research/game-3d.md: ten times ΔE00 to points, straight lines between. */
const pointSteps: readonly (readonly [number, number])[] = [
  [10, 1000],
  [20, 900],
  [45, 500],
  [80, 120],
  [120, 0],
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

/** What the parts of a tag (outline, dots, lines) that are the same bring, by how many they are. */
const tagPoints = [0, 0, 150, 1000] as const;

function getTagPoints(tags: readonly number[], right: number, chosen: number): number {
  const wanted = splitTag(elementAt(tags, right));
  return elementAt(tagPoints, splitTag(elementAt(tags, chosen)).filter((part, i) => part === wanted[i]).length);
}
