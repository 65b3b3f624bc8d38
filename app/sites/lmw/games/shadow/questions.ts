import { ciede2000 } from "#app/kits/basics/ciede2000.ts";
import { hexToLab, type Lab } from "#app/kits/basics/lab.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";
import { rngBelow, type Rng } from "#app/kits/game/rng.ts";
import { min } from "#app/kits/game/fixed-point.ts";
import type { GameNight } from "../rules/game-rules.ts";
import { createTags } from "./tags.ts";

/** How many colours lie side by side, question by question. */
export const optionCounts = [6, 6, 7, 8, 9, 10, 11, 12] as const;
/** From this question on (from 0), on the third night, what lies between the two is looked for as well. */
export const betweenFrom = 5;

export interface ShadowQuestion {
  /** Indices of the pool, in the order in which they lie there. */
  options: number[];
  /** Which of them it was; from the second night on the first of those that are looked for. */
  right: number;
  /**
   * Which options are looked for, in this order: one; from the second night on the two that were shown; in the last
   * questions of the third night then the one that lies between them and was not shown.
   */
  wanted: number[];
  /** How many of `wanted`, from the first, are shown. */
  shownCount: number;
  /** Ten times ΔE00 of each option to the right one, and of each option to each that is looked for. */
  differences: number[];
  differencesTo: number[][];
  /** Reduced motion: the tag of each option. */
  tags: number[];
  /** When the colour comes, and from when on there is something to choose. */
  shownMs: number;
  openMs: number;
}

/** The questions of a round. The first night throws its dice as it always did. */
export function createQuestions(rng: Rng, pool: readonly string[], night: GameNight): ShadowQuestion[] {
  const labs = pool.map(hexToLab);
  const usedTargets = new Set<number>();
  return optionCounts.map((count, n) => {
    let target = rngBelow(rng, pool.length);
    while (usedTargets.has(target)) target = (target + 1) % pool.length;
    usedTargets.add(target);
    const near = listNear(labs, target);
    const wanted = [target, ...pickOthers(rng, { labs, near, target, night, n })];
    // First distantly similar colours, later close ones; none that nobody could tell apart from another.
    const reach = min(near.length, 58 - n * 5 + count);
    const chosen = [...wanted];
    for (let tries = 0; chosen.length < count && tries < 400; tries++) {
      const one = elementAt(near, rngBelow(rng, reach)).index;
      const isDistinct = chosen.every(
        (other) => ciede2000(elementAt(labs, one), elementAt(labs, other)) >= (tries < 200 ? 4 : 1.5),
      );
      if (isDistinct) chosen.push(one);
    }
    const options = shuffle(rng, chosen);
    const places = wanted.map((index) => options.indexOf(index));
    const differencesTo = wanted.map((index) => options.map((option) => differenceOf(labs, index, option)));
    return {
      ...{ options, right: elementAt(places, 0), wanted: places, shownCount: min(places.length, 2) },
      ...{ differences: elementAt(differencesTo, 0), differencesTo, tags: createTags(rng, options.length, places) },
      ...{ shownMs: 0, openMs: 0 },
    };
  });
}

interface Near {
  index: number;
  difference: number;
}

/** Rounded to a tenth, every machine agrees (measured on 200 000 pairs). */
const differenceOf = (labs: readonly Lab[], one: number, other: number): number =>
  one === other ? 0 : Math.round(ciede2000(elementAt(labs, one), elementAt(labs, other)) * 10);

/** All colours that can be told apart from one, the nearest first. */
const listNear = (labs: readonly Lab[], target: number): Near[] =>
  labs
    .map((_, index) => ({ index, difference: differenceOf(labs, target, index) }))
    .filter(({ difference, index }) => index !== target && difference >= 45)
    .toSorted((a, b) => a.difference - b.difference || a.index - b.index);

interface Company {
  labs: readonly Lab[];
  near: readonly Near[];
  target: number;
  night: GameNight;
  n: number;
}

/** What is looked for besides the first: the second colour, and in the last questions the one between both. */
function pickOthers(rng: Rng, { labs, near, target, night, n }: Company): number[] {
  if (night < 2) return [];
  const isBetween = night >= 3 && n >= betweenFrom;
  // So far apart that something fits between; else as near as the others of this question.
  const distant = isBetween ? near.filter(({ difference }) => difference >= 160 && difference <= 420) : [];
  const seconds = distant.length > 0 ? distant : near.slice(0, 58 - n * 5);
  for (let tries = 0; tries < 60; tries++) {
    const second = elementAt(seconds, rngBelow(rng, seconds.length)).index;
    if (!isBetween) return [second];
    const between = findBetween(labs, target, second);
    if (between >= 0) return [second, between];
  }
  return [elementAt(seconds, 0).index];
}

/** The colour nearest to the middle of two, if it can be told apart from both; −1 when there is none. */
function findBetween(labs: readonly Lab[], one: number, other: number): number {
  const [a, b] = [elementAt(labs, one), elementAt(labs, other)];
  const middle: Lab = { l: (a.l + b.l) / 2, a: (a.a + b.a) / 2, b: (a.b + b.b) / 2 };
  let best = { index: -1, difference: 80 };
  for (const [index, lab] of labs.entries()) {
    if (differenceOf(labs, one, index) < 45 || differenceOf(labs, other, index) < 45) continue;
    const difference = Math.round(ciede2000(middle, lab) * 10);
    if (difference < best.difference) best = { index, difference };
  }
  return best.index;
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
