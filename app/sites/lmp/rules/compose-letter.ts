import { pickOne, type Random, randomBelow, seededRandom } from "#app/kits/basics/seeded-random.ts";
import { addDays, weekdayOf } from "#contracts/jst-calendar.ts";
import { seasonOf } from "#contracts/tip-words.ts";
import type { ProphecyForm, ProphecyHour, ProphecyPiece } from "#contracts/prophecy.ts";
import { createDesk, type Desk, letterLength, type Line } from "./desk.ts";
import { kernelCount, type LetterContent, type LetterParts } from "./letter-content.ts";
import { linesOf, occasionOf } from "./occasion.ts";
import { shadeFor } from "./night-shade.ts";

/** No first line comes back within so many nights. */
export const restNights = 60;
/** A sign, a gesture or an aside rests for so many nights where that can be. */
const pieceRestNights = 14;
/** Letters answer each other: a sign comes back after so many nights, in one letter of so many. */
const echo = { afterNights: 3, oneIn: 9 };
const companionWeight = 3;
const minLength = 60;
const maxLength = 120;

/** A letter of an earlier night. */
export interface EarlierLetter extends LetterParts {
  day: string;
}

/** For whom and when a letter is written. */
export interface LetterAsked {
  /** 32 bits that nobody can guess: from the server's secret, the visitor and the day. */
  seed: number;
  day: string;
  form: ProphecyForm;
  /** The letters of the last 60 nights, in any order. */
  earlier: readonly EarlierLetter[];
  /** How many letters were opened before this one, however long ago. */
  lettersBefore: number;
  lastLetterDay: string | null;
  firstVisitDay: string | null;
  /** The monster that goes with the visitor, where one does. */
  companionId: string | null;
}

/**
 * Puts a letter together: one line of a monster, a sign, a gesture and an aside that hang together by a motif, agree
 * in taste and share no word, 60 to 120 characters in all; when, and in which shade. The same question gives the same
 * letter on every machine. `desk` may be handed on where many letters are written.
 */
export function composeLetter(content: LetterContent, asked: LetterAsked, desk: Desk = createDesk()): LetterParts {
  const random = seededRandom(asked.seed);
  for (const head of headsFor(content, asked, random)) {
    const parts = piecesFor(content, asked, { head: head.line, random, desk });
    if (parts) return { source: head.source, ...parts, shade: shadeFor(head.line, random), form: asked.form };
  }
  throw new Error(`no letter can be written for ${asked.day}`);
}

type Head = { source: number; line: Line & { monsterId: string } };

/** First lines in the order in which they are tried: those of a special night, then kernels that have rested. */
function* headsFor(content: LetterContent, asked: LetterAsked, random: Random): Generator<Head> {
  const { day, earlier, companionId } = asked;
  const resting = new Set(within(earlier, day, restNights).map(({ source }) => source));
  const kind = occasionOf({ ...asked, chance: random() });
  if (kind) {
    for (const line of drawn(random, linesOf(content.prophecyNights, kind, day))) {
      const source = kernelCount + line.number;
      if (!resting.has(source)) yield { source, line };
    }
  }
  const rested = content.prophecyKernels.filter(({ number }) => !resting.has(number));
  const own = rested.filter(({ monsterId }) => monsterId === companionId);
  // The companion's kernels lie in the pot three times.
  const pot = [...rested, ...Array.from({ length: companionWeight - 1 }, () => own).flat()];
  for (const line of drawn(random, pot)) yield { source: line.number, line };
}

type Pieces = Pick<LetterParts, "sign" | "gesture" | "aside" | "hour">;
type Writing = { head: Line; random: Random; desk: Desk };

/** The other lines to a first one; null when nothing goes with it. */
function piecesFor(content: LetterContent, asked: LetterAsked, { head, random, desk }: Writing): Pieces | null {
  const recent = within(asked.earlier, asked.day, pieceRestNights);
  const signs = potOf(content.prophecySigns, asked, new Set(recent.map(({ sign }) => sign)));
  const gestures = potOf(content.prophecyGestures, asked, new Set(recent.map(({ gesture }) => gesture)));
  const asides = potOf(content.prophecyAsides, asked, new Set(recent.map(({ aside }) => aside)));

  for (const sign of withEcho(asked, { random, signs })) {
    if (!desk.share(head, sign) || !desk.agree(head, sign)) continue;
    for (const gesture of drawn(random, ...gestures)) {
      if (!desk.share(gesture, sign) && !desk.share(gesture, head)) continue;
      if (!desk.agree(head, gesture) || !desk.agree(sign, gesture)) continue;
      const lines = [head, sign, gesture];
      for (const aside of drawn(random, ...asides)) {
        if (!lines.some((line) => desk.share(aside, line)) || !lines.every((line) => desk.agree(line, aside))) continue;
        const length = letterLength(...lines, aside);
        if (length < minLength || length > maxLength) continue;
        const hour = hourFor(content.prophecyHours, asked.form, { lines: [...lines, aside], random, desk });
        if (hour) return { sign: sign.number, gesture: gesture.number, aside: aside.number, hour: hour.number };
      }
    }
  }
  return null;
}

type Pots = [rested: ProphecyPiece[], used: ProphecyPiece[]];

/** The pieces of a night: first those that have rested, then those that were read lately. */
function potOf(pieces: readonly ProphecyPiece[], asked: LetterAsked, used: ReadonlySet<number>): Pots {
  const season = seasonOf(asked.day);
  const weekday = weekdayOf(asked.day);
  const pots: Pots = [[], []];
  for (const piece of pieces) {
    const isOn =
      (piece.season ?? season) === season &&
      (piece.weekday ?? weekday) === weekday &&
      (piece.form ?? asked.form) === asked.form;
    if (isOn) pots[used.has(piece.number) ? 1 : 0].push(piece);
  }
  return pots;
}

/** The signs of a night; in one letter of nine the one of three nights ago is tried before all others. */
function* withEcho(
  { day, earlier }: LetterAsked,
  { random, signs }: { random: Random; signs: Pots },
): Generator<ProphecyPiece> {
  const answered = addDays(day, -echo.afterNights);
  const before = earlier.find((letter) => letter.day === answered);
  const echoed = signs.flat().find(({ number }) => number === before?.sign);
  if (randomBelow(random, echo.oneIn) === 0 && echoed) yield echoed;
  yield* drawn(random, ...signs);
}

/** All items, one pot after the other, each in an order of chance that is only drawn as far as it is asked for. */
function* drawn<Item>(random: Random, ...pots: readonly (readonly Item[])[]): Generator<Item> {
  for (const pot of pots) {
    const left = [...pot];
    for (let count = left.length; count > 0; count--) {
      const at = randomBelow(random, count);
      const item = left[at] as Item;
      left[at] = left[count - 1] as Item;
      yield item;
    }
  }
}

/** The letters of fewer nights ago. Days of one form compare as texts. */
function within(earlier: readonly EarlierLetter[], day: string, nights: number): EarlierLetter[] {
  const since = addDays(day, -nights);
  return earlier.filter((letter) => letter.day > since);
}

function hourFor(
  hours: readonly ProphecyHour[],
  form: ProphecyForm,
  { lines, random, desk }: { lines: readonly Line[]; random: Random; desk: Desk },
): ProphecyHour | null {
  const taken = new Set(lines.flatMap(({ text, answer }) => [...desk.marksOf(text + (answer?.text ?? ""))]));
  const free = hours.filter((hour) => [...desk.marksOf(hour[form])].every((mark) => !taken.has(mark)));
  return free.length === 0 ? null : pickOne(random, free);
}
