import { seedFromText } from "#app/kits/basics/seeded-random.ts";
import { testerLanguages } from "#contracts/tester-languages.ts";
import { type Bits, packBits, unpackBits } from "./bits.ts";
import {
  type TesterResult,
  type Ground,
  type Knot,
  missionCount,
  maxKnots,
  maxKnotsPerStroke,
  maxStrokes,
  shadeCount,
  type Stroke,
} from "./tester-result.ts";

const version = 1;
const checkBits = 12;
const maxLength = 190;

/** A round as the address carries it, at most 190 letters, digits, hyphens and underscores. */
export function encodeTesterResult({ lang, mission, ground, seconds, isCalm, isDuo, strokes }: TesterResult): string {
  const text = packBits([
    [version, 3],
    [testerLanguages.indexOf(lang), 3],
    [mission, 5],
    [ground, 3],
    [Math.min(1023, Math.round(seconds)), 10],
    [Number(isCalm), 1],
    [Number(isDuo), 1],
    [strokes.length, 3],
    ...strokes.flatMap(strokeBits),
  ]);
  return text + packBits([[checkOf(text), checkBits]]);
}

/** The round behind a code; null for anything that `encodeTesterResult` does not write. */
export function decodeTesterResult(code: string): TesterResult | null {
  if (code.length < 8 || code.length > maxLength) return null;
  const text = code.slice(0, -checkBits / 6);
  if (code.slice(-checkBits / 6) !== packBits([[checkOf(text), checkBits]])) return null;
  const take = unpackBits(text);
  if (take(3) !== version) return null;
  const lang = testerLanguages[take(3) ?? -1];
  const [mission, ground, seconds, isCalm, isDuo, count] = [take(5), take(3), take(10), take(1), take(1), take(3)];
  if (lang === undefined || mission === null || mission < 1 || mission > missionCount) return null;
  if (ground === null || ground > 6 || seconds === null) return null;
  if (count === null || count < 1 || count > maxStrokes) return null;
  const strokes = Array.from({ length: count }, () => readStroke(take));
  if (strokes.some((stroke) => stroke === null)) return null;
  const result = {
    ...{ lang, mission, ground: ground as Ground, seconds, isCalm: isCalm === 1, isDuo: isDuo === 1 },
    strokes: strokes as Stroke[],
  };
  const knots = result.strokes.reduce((sum, stroke) => sum + stroke.knots.length, 0);
  // One round has one code: what is read must be written the same.
  return knots <= maxKnots && encodeTesterResult(result) === code ? result : null;
}

function strokeBits({ shade, player, knots }: Stroke): Bits[] {
  const knotBits = knots.flatMap(({ x, y, w }): Bits[] => [
    [x, 7],
    [y, 7],
    [w, 3],
  ]);
  return [[shade, 5], [player, 1], [knots.length, 4], ...knotBits];
}

function readStroke(take: (width: number) => number | null): Stroke | null {
  const [shade, player, count] = [take(5), take(1), take(4)];
  if (shade === null || shade >= shadeCount || count === null || count < 2 || count > maxKnotsPerStroke) return null;
  const knots = Array.from({ length: count }, () => ({ x: take(7), y: take(7), w: take(3) }));
  if (knots.some(({ w }) => w === null)) return null;
  return { shade, player: player === 1 ? 1 : 0, knots: knots as Knot[] };
}

const checkOf = (text: string): number => seedFromText(text) % 2 ** checkBits;
