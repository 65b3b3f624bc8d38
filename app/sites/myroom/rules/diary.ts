import { dayNumberOf } from "#contracts/jst-calendar.ts";
import type { DiaryLines, SavedItemKind } from "#contracts/saved-item.ts";
import days from "./diary-lines.json" with { type: "json" };

/** What of one kind came on a day. */
export interface DiaryEvent {
  kind: SavedItemKind;
  lines: DiaryLines;
  count: number;
  /** The name of the last of them; empty where it has none. */
  title: string;
}

/** One day, as the diary describes it. */
export interface DiaryDay {
  /** The day in Japan. */
  day: string;
  events: readonly DiaryEvent[];
  /** The visitor's very first day. */
  isFirst: boolean;
}

/**
 * The line of a day: why everything moved over by one place, explained by one thing that really came that day; and what
 * else came, counted. The same day is described in the same words for ever, as long as its things are there.
 */
export function renderDiaryLine({ day, events, isFirst }: DiaryDay): { line: string; also: string } {
  const turn = dayNumberOf(day);
  // A badge is given for something else: that is described first.
  const made = events.filter(({ kind }) => kind !== "seals");
  const describedEvents = made.length > 0 ? made : events;
  const main = describedEvents[turn % Math.max(1, describedEvents.length)];
  if (!main) return { line: pick(isFirst ? days.first : days.quiet, turn), also: "" };
  const others = events.filter((event) => event !== main);
  return { line: fillTemplate(pick(templatesFor(main), turn), main), also: describeOtherEvents(others) };
}

function templatesFor({ lines, count, title }: DiaryEvent): readonly string[] {
  const all = (count > 1 && lines.many) || lines.one;
  const unnamed = all.filter((line) => !line.includes("{title}"));
  if (title !== "") return all;
  return unnamed.length > 0 ? unnamed : days.quiet;
}

const fillTemplate = (line: string, { title, count }: DiaryEvent): string =>
  line.replaceAll("{title}", title).replaceAll("{count}", String(count));

/** So many kinds are counted; a day with more of them was a long one. */
const maxCounted = 5;

function describeOtherEvents(events: readonly DiaryEvent[]): string {
  if (events.length === 0) return "";
  const counted = events.slice(0, maxCounted).map(({ lines, count }) => `${lines.noun}${count}`);
  const rest = events.length > maxCounted ? [days.andMore] : [];
  return days.also.replace("{list}", [...counted, ...rest].join("、"));
}

const pick = (all: readonly string[], turn: number): string => all[turn % all.length] ?? "";
