import { pickOne, type Random, randomBelow, seededRandom } from "#app/kits/basics/seeded-random.ts";
import { addDays, weekdayOf } from "#contracts/jst-calendar.ts";
import { seasonOf } from "#contracts/tip-choices.ts";
import type { ProphecyForm, ProphecyHour, ProphecyPiece } from "#contracts/prophecy.ts";
import { createComposeRules, type ComposeRules, countCharacters, type ProphecyLine } from "./compose-rules.ts";
import { mainLineCount, type ProphecyContent, type ProphecyParts } from "./prophecy-content.ts";
import { linesOf, occasionOf } from "./occasion.ts";
import { pickShade } from "./prophecy-shade.ts";

/** No first line comes back within so many days. */
export const restDays = 60;
/** An omen, a gesture or a side line rests for so many days where that can be. */
const pieceRestDays = 14;
/** Prophecies answer each other: an omen comes back after so many days, in one prophecy of so many. */
const echo = { afterNights: 3, oneIn: 9 };
const companionWeight = 3;
const minLength = 60;
const maxLength = 120;

/** A prophecy of an earlier day. */
export interface EarlierProphecy extends ProphecyParts {
  day: string;
}

/** For whom and when a letter is written. */
export interface ProphecyRequest {
  /** 32 bits that nobody can guess: from the server's secret, the visitor and the day. */
  seed: number;
  day: string;
  form: ProphecyForm;
  /** The prophecies of the last 60 days, in any order. */
  earlier: readonly EarlierProphecy[];
  /** How many letters were opened before this one, however long ago. */
  lettersBefore: number;
  lastLetterDay: string | null;
  firstVisitDay: string | null;
  /** The monster that goes with the visitor, where one does. */
  companionId: string | null;
}

/**
 * Composes a prophecy: one line of a monster, an omen, a gesture and a side line that hang together by a motif, agree
 * in taste and share no word, 60 to 120 characters in all; when, and in which shade. The same question gives the same
 * prophecy on every machine. `rules` may be passed on where many prophecies are composed.
 */
export function composeProphecy(
  content: ProphecyContent,
  request: ProphecyRequest,
  rules: ComposeRules = createComposeRules(),
): ProphecyParts {
  const random = seededRandom(request.seed);
  for (const head of listFirstLines(content, request, random)) {
    const parts = findPieces(content, request, { head: head.line, random, rules });
    if (parts) return { source: head.source, ...parts, shade: pickShade(head.line, random), form: request.form };
  }
  throw new Error(`no letter can be written for ${request.day}`);
}

type FirstLine = { source: number; line: ProphecyLine & { monsterId: string } };

/** First lines in the order in which they are tried: those of a special day, then main lines that have rested. */
function* listFirstLines(content: ProphecyContent, request: ProphecyRequest, random: Random): Generator<FirstLine> {
  const { day, earlier, companionId } = request;
  const resting = new Set(filterRecent(earlier, day, restDays).map(({ source }) => source));
  const kind = occasionOf({ ...request, chance: random() });
  if (kind) {
    for (const line of drawInRandomOrder(random, linesOf(content.prophecyNights, kind, day))) {
      const source = mainLineCount + line.number;
      if (!resting.has(source)) yield { source, line };
    }
  }
  const rested = content.prophecyKernels.filter(({ number }) => !resting.has(number));
  const own = rested.filter(({ monsterId }) => monsterId === companionId);
  // The companion's kernels lie in the pot three times.
  const pool = [...rested, ...Array.from({ length: companionWeight - 1 }, () => own).flat()];
  for (const line of drawInRandomOrder(random, pool)) yield { source: line.number, line };
}

type Pieces = Pick<ProphecyParts, "sign" | "gesture" | "aside" | "hour">;
type ComposeContext = { head: ProphecyLine; random: Random; rules: ComposeRules };

/** The other lines to a first one; null when nothing goes with it. */
function findPieces(
  content: ProphecyContent,
  request: ProphecyRequest,
  { head, random, rules }: ComposeContext,
): Pieces | null {
  const recent = filterRecent(request.earlier, request.day, pieceRestDays);
  const signs = createPools(content.prophecySigns, request, new Set(recent.map(({ sign }) => sign)));
  const gestures = createPools(content.prophecyGestures, request, new Set(recent.map(({ gesture }) => gesture)));
  const asides = createPools(content.prophecyAsides, request, new Set(recent.map(({ aside }) => aside)));

  for (const sign of listSignsWithEcho(request, { random, signs })) {
    if (!rules.hasSharedMotif(head, sign) || !rules.isCompatible(head, sign)) continue;
    for (const gesture of drawInRandomOrder(random, ...gestures)) {
      if (!rules.hasSharedMotif(gesture, sign) && !rules.hasSharedMotif(gesture, head)) continue;
      if (!rules.isCompatible(head, gesture) || !rules.isCompatible(sign, gesture)) continue;
      const lines = [head, sign, gesture];
      for (const aside of drawInRandomOrder(random, ...asides)) {
        if (
          !lines.some((line) => rules.hasSharedMotif(aside, line)) ||
          !lines.every((line) => rules.isCompatible(line, aside))
        )
          continue;
        const length = countCharacters(...lines, aside);
        if (length < minLength || length > maxLength) continue;
        const hour = pickHour(content.prophecyHours, request.form, { lines: [...lines, aside], random, rules });
        if (hour) return { sign: sign.number, gesture: gesture.number, aside: aside.number, hour: hour.number };
      }
    }
  }
  return null;
}

type PiecePools = [rested: ProphecyPiece[], used: ProphecyPiece[]];

/** The pieces of a day: first those that have rested, then those that were read lately. */
function createPools(
  pieces: readonly ProphecyPiece[],
  request: ProphecyRequest,
  used: ReadonlySet<number>,
): PiecePools {
  const season = seasonOf(request.day);
  const weekday = weekdayOf(request.day);
  const pools: PiecePools = [[], []];
  for (const piece of pieces) {
    const fitsDay =
      (piece.season ?? season) === season &&
      (piece.weekday ?? weekday) === weekday &&
      (piece.form ?? request.form) === request.form;
    if (fitsDay) pools[used.has(piece.number) ? 1 : 0].push(piece);
  }
  return pools;
}

/** The omens of a day; in one prophecy of nine the one of three days ago is tried before all others. */
function* listSignsWithEcho(
  { day, earlier }: ProphecyRequest,
  { random, signs }: { random: Random; signs: PiecePools },
): Generator<ProphecyPiece> {
  const echoDay = addDays(day, -echo.afterNights);
  const before = earlier.find((prophecy) => prophecy.day === echoDay);
  const echoSign = signs.flat().find(({ number }) => number === before?.sign);
  if (randomBelow(random, echo.oneIn) === 0 && echoSign) yield echoSign;
  yield* drawInRandomOrder(random, ...signs);
}

/** All items, one pot after the other, each in an order of chance that is only drawn as far as it is asked for. */
function* drawInRandomOrder<Item>(random: Random, ...pools: readonly (readonly Item[])[]): Generator<Item> {
  for (const pool of pools) {
    const remaining = [...pool];
    for (let count = remaining.length; count > 0; count--) {
      const at = randomBelow(random, count);
      const item = remaining[at] as Item;
      remaining[at] = remaining[count - 1] as Item;
      yield item;
    }
  }
}

/** The prophecies of fewer days ago. Days of one form compare as texts. */
function filterRecent(earlier: readonly EarlierProphecy[], day: string, days: number): EarlierProphecy[] {
  const since = addDays(day, -days);
  return earlier.filter((prophecy) => prophecy.day > since);
}

function pickHour(
  hours: readonly ProphecyHour[],
  form: ProphecyForm,
  { lines, random, rules }: { lines: readonly ProphecyLine[]; random: Random; rules: ComposeRules },
): ProphecyHour | null {
  const usedWords = new Set(lines.flatMap(({ text, answer }) => [...rules.keywordsOf(text + (answer?.text ?? ""))]));
  const free = hours.filter((hour) => [...rules.keywordsOf(hour[form])].every((mark) => !usedWords.has(mark)));
  return free.length === 0 ? null : pickOne(random, free);
}
