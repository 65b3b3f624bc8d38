import { daysBetween } from "#contracts/jst-calendar.ts";
import type { ProphecySpecialDay, ProphecyOccasion } from "#contracts/prophecy.ts";
import { moonOf, termOf } from "./sky.ts";

/** A visitor who comes back after this many days finds 留守の手紙. */
const absenceDays = 14;
/** One prophecy in so many has the silver wax seal. */
const silverOneIn = 64;

/** What makes a day special for one visitor. */
export interface OccasionFacts {
  day: string;
  /** How many letters were opened before this one. */
  lettersBefore: number;
  lastLetterDay: string | null;
  /** The first day the visitor was here. */
  firstVisitDay: string | null;
  /** Drawn for this day, 0 up to 1. */
  chance: number;
}

/**
 * What kind of day it is, or null for an ordinary one. What belongs to the visitor goes before what belongs to the
 * sky; counted are prophecies, never days in a row.
 */
export function occasionOf(facts: OccasionFacts): ProphecyOccasion | null {
  const { day, lettersBefore, lastLetterDay, firstVisitDay, chance } = facts;
  if (lastLetterDay !== null && daysBetween(lastLetterDay, day) >= absenceDays) return "absence";
  if (firstVisitDay !== null && firstVisitDay < day && firstVisitDay.slice(5) === day.slice(5)) return "anniversary";
  switch (lettersBefore + 1) {
    case 3:
      return "letter-3";
    case 7:
      return "letter-7";
    case 14:
      return "letter-14";
    case 30:
      return "letter-30";
  }
  if (termOf(day) !== null) return "term";
  return moonOf(day) ?? (chance < 1 / silverOneIn ? "silver" : null);
}

/** The lines an occasion may have; of the solar terms only the one that begins on that day. */
export function linesOf(
  occasionLines: readonly ProphecySpecialDay[],
  kind: ProphecyOccasion,
  day: string,
): ProphecySpecialDay[] {
  const lines = occasionLines.filter((occasionLine) => occasionLine.kind === kind);
  if (kind !== "term") return lines;
  const term = termOf(day);
  const line = term === null ? undefined : lines.toSorted((a, b) => a.number - b.number)[term];
  return line ? [line] : [];
}
