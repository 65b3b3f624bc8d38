import { dayNumberOf } from "#contracts/jst-calendar.ts";
import type { KeepsakeKind } from "#contracts/keepsake.ts";
import lines from "./diary-lines.json" with { type: "json" };

/** What of one kind came on a night. */
export interface DiaryEvent {
  kind: KeepsakeKind;
  count: number;
  /** The name of the last of them; empty where it has none. */
  title: string;
}

/** One night, as the diary tells it. */
export interface Night {
  /** The day in Japan. */
  day: string;
  events: readonly DiaryEvent[];
  /** The very first night in this room. */
  isFirst: boolean;
}

/**
 * The line of a night: why everything moved over by one place, told by one thing that really came that night; and what
 * else came, counted. The same night is told in the same words for ever, as long as its things are there.
 */
export function diaryLine({ day, events, isFirst }: Night): { line: string; also: string } {
  const turn = dayNumberOf(day);
  // A seal is given for something else: that is told first.
  const made = events.filter(({ kind }) => kind !== "seals");
  const told = made.length > 0 ? made : events;
  const main = told[turn % Math.max(1, told.length)];
  if (!main) return { line: pick(isFirst ? lines.first : lines.quiet, turn), also: "" };
  const others = events.filter((event) => event !== main);
  return { line: fill(pick(linesOf(main), turn), main), also: alsoOf(others) };
}

function linesOf({ kind, count, title }: DiaryEvent): readonly string[] {
  const many: Partial<Record<KeepsakeKind, readonly string[]>> = lines.many;
  const all = (count > 1 && many[kind]) || lines.one[kind];
  const nameless = all.filter((line) => !line.includes("{title}"));
  if (title !== "") return all;
  return nameless.length > 0 ? nameless : lines.quiet;
}

const fill = (line: string, { title, count }: DiaryEvent): string =>
  line.replaceAll("{title}", title).replaceAll("{count}", String(count));

/** So many kinds are counted; a night with more of them was a long one. */
const mostCounted = 5;

function alsoOf(events: readonly DiaryEvent[]): string {
  if (events.length === 0) return "";
  const counted = events.slice(0, mostCounted).map(({ kind, count }) => `${lines.nouns[kind]}${count}`);
  const rest = events.length > mostCounted ? [lines.andMore] : [];
  return lines.also.replace("{list}", [...counted, ...rest].join("、"));
}

const pick = (all: readonly string[], turn: number): string => all[turn % all.length] ?? "";
