import { elementAt } from "#app/kits/basics/element-at.ts";
import { dayNumberOf } from "#contracts/jst-calendar.ts";
import type { DayHalf } from "#contracts/two-faces.ts";

/** The words of a name: which head, which tail of the bank. */
export interface NameParts {
  head: number;
  tail: number;
}

/** Two looks, one of each hour. */
export interface Pair {
  /** 0 to 7. */
  morning: number;
  night: number;
}

/** A pair with what both of its faces are called. */
export interface NamedPair {
  pair: Pair;
  names: Record<DayHalf, NameParts>;
}

export const otherHalf = (half: DayHalf): DayHalf => (half === "morning" ? "night" : "morning");

/** The look of one's own type in the morning, that of its うらがえし at night. */
export const pairOfType = (index: number): Pair => ({ morning: index, night: 7 - index });

/** The pair shown today: a type and its うらがえし, another one on each of six days. The page's first font cuts hold its texts. */
export const pairOfDay = (day: string): Pair => pairOfType(elementAt(pairOrder, dayNumberOf(day) % pairOrder.length));

/** Quiet and loud in turn. */
const pairOrder = [7, 0, 5, 3, 6, 1];
