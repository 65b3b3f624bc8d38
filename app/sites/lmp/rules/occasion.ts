import { daysBetween } from "#contracts/jst-calendar.ts";
import type { ProphecyNight, ProphecyOccasion } from "#contracts/prophecy.ts";
import { moonOf, termOf } from "./sky.ts";

/** A visitor who comes back after this many nights finds 留守の手紙. */
const absenceNights = 14;
/** One letter in so many has the silver seal. */
const silverOneIn = 64;

/** What makes a night special for one visitor. */
export interface OccasionFacts {
  day: string;
  /** How many letters were opened before this one. */
  lettersBefore: number;
  lastLetterDay: string | null;
  /** The first night the visitor was here. */
  firstVisitDay: string | null;
  /** Drawn for this night, 0 up to 1. */
  chance: number;
}

/**
 * What kind of night it is, or null for an ordinary one. What belongs to the visitor goes before what belongs to the
 * sky; counted are letters, never nights in a row.
 */
export function occasionOf(facts: OccasionFacts): ProphecyOccasion | null {
  const { day, lettersBefore, lastLetterDay, firstVisitDay, chance } = facts;
  if (lastLetterDay !== null && daysBetween(lastLetterDay, day) >= absenceNights) return "absence";
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
export function linesOf(nights: readonly ProphecyNight[], kind: ProphecyOccasion, day: string): ProphecyNight[] {
  const lines = nights.filter((night) => night.kind === kind);
  if (kind !== "term") return lines;
  const term = termOf(day);
  const line = term === null ? undefined : lines.toSorted((a, b) => a.number - b.number)[term];
  return line ? [line] : [];
}
