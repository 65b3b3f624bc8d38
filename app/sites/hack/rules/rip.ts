import { type Point, wobble } from "./drawing/strokes.ts";

// The sheet of a rule, and how it tears. Everything in units of the sheet: 300 wide, 380 high.
export const sheetWidth = 300;
export const sheetHeight = 380;

/** The path of a thumb, made as rough as torn paper: from the left edge to where the tear has come. */
export function roughEdge(path: readonly Point[], tip: number): Point[] {
  const step = 7;
  const count = Math.max(1, Math.ceil(tip / step));
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const x = Math.min(tip, i * step);
    const jag = (wobble(i, 1) - 0.5) * 7 + (wobble(Math.floor(i / 3), 2) - 0.5) * 9;
    // The edge of the sheet and the tip of the tear are where the thumb is.
    const isEnd = i === 0 || i === count;
    return [x, heightAt(path, x) + (isEnd ? 0 : jag)];
  });
}

/** The part over the tear, from the left edge to the tip. */
export function flapOutline(edge: readonly Point[]): string {
  const tip = edge.at(-1)?.[0] ?? 0;
  return `M-8 -8H${round(tip)}L${edge.toReversed().map(text).join("L")}L-8 ${round(edge[0]?.[1] ?? 0)}Z`;
}

/** All the rest: whole behind the tip, and what lies under the tear. */
export function restOutline(edge: readonly Point[]): string {
  const tip = edge.at(-1)?.[0] ?? 0;
  const far = sheetWidth + 8;
  const over = tip >= sheetWidth ? `M${text(edge.at(-1) ?? [0, 0])}H${far}` : `M${round(tip)} -8H${far}`;
  return `${over}V${sheetHeight + 8}H-8V${round(edge[0]?.[1] ?? 0)}L${edge.map(text).join("L")}Z`;
}

/** The white fibres along a tear: a strip that reaches `side` (1 down, −1 up) from it, thick and thin. */
export function fibres(edge: readonly Point[], side: 1 | -1): string {
  const fringe = edge.map(([x, y], i): Point => {
    const isEnd = i === 0 || i === edge.length - 1;
    return [x + (wobble(i, 5) - 0.5) * 3, y + side * (isEnd ? 0 : 2 + 7 * wobble(i, 3 + side) ** 2)];
  });
  return `M${edge.map(text).join("L")}L${fringe.toReversed().map(text).join("L")}Z`;
}

/** A tear as nobody's thumb made it: across the middle, a little down. */
export const straightPath = (seed: number): Point[] =>
  [0, 60, 130, 210, sheetWidth].map((x, i): Point => [x, 176 + 26 * (wobble(seed, i) - 0.5) + x * 0.05]);

/** A rule in one or two columns, parted where a reader would draw breath. */
export function columnsOf(rule: string): string[] {
  const letters = [...rule];
  if (letters.length <= 9) return [rule];
  const middle = letters.length / 2;
  const breaks = letters.flatMap((letter, i) =>
    "はをがにでのと、も".includes(letter) && i > 1 && i < letters.length - 2 ? [i + 1] : [],
  );
  const at = breaks.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? Math.ceil(middle);
  return [letters.slice(0, at).join(""), letters.slice(at).join("")];
}

function heightAt(path: readonly Point[], x: number): number {
  const right = path.findIndex((point) => point[0] >= x);
  const b = path[right === -1 ? path.length - 1 : right];
  const a = path[right === -1 ? path.length - 1 : Math.max(0, right - 1)];
  if (!a || !b) return sheetHeight / 2;
  const t = b[0] === a[0] ? 0 : (x - a[0]) / (b[0] - a[0]);
  return a[1] + (b[1] - a[1]) * t;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const text = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
