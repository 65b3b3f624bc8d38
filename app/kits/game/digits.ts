import { div } from "./fixed-point.ts";
import { elementAt } from "../basics/element-at.ts";

/** The figures 0 to 9 as dots in three columns and five rows. */
const digitPatterns = [
  "###.#.#.#.#.###",
  ".#.##..#..#.###",
  "##...#.#.#..###",
  "##...#.#...###.",
  "#.##.####..#..#",
  "####..##...###.",
  ".###..####.####",
  "###..#.#..#..#.",
  "####.#.#.#.####",
  "####.####..###.",
] as const;

/** The dots of a figure as [column, row], column 0 to 2, row 0 to 4. */
export function digitDots(digit: number): readonly (readonly [number, number])[] {
  return elementAt(dots, ((digit % 10) + 10) % 10);
}

const dots = digitPatterns.map((pattern) =>
  [...pattern].flatMap((dot, i): [number, number][] => (dot === "#" ? [[i % 3, div(i, 3)]] : [])),
);
