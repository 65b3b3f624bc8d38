import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { getPiece, type Piece, segmentUrl } from "./music-library.ts";
import { getAreaMusic, getBossMusic, getGameMusic, type MusicName, type PieceName } from "./music-names.ts";
import pieceFacts from "./pieces.json";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const isPiece = (name: MusicName): name is PieceName => name in pieceFacts;
const piecesOf = (names: readonly MusicName[]): Piece[] => names.filter(isPiece).map(getPiece);
const areas = piecesOf(numbers(7).map(getAreaMusic));
const bosses = piecesOf(numbers(7).map(getBossMusic));
const shortPieces = piecesOf([...numbers(6).map(getGameMusic), "prophecy", "ball", "memory", "workshop"]);
const all = [...areas, ...bosses, ...shortPieces];
const fileOf = (url: string) => join(process.cwd(), "public", url);
const filesOf = (piece: Piece) =>
  (["base", ...(piece.hasRise ? (["rise"] as const) : [])] as ("base" | "rise")[]).flatMap((layer) =>
    numbers(piece.segmentCount).map((number) => fileOf(segmentUrl(piece, layer, number - 1))),
  );

test("every area, every Rule, every game and four sites have a piece of their own", () => {
  expect([areas.length, bosses.length, shortPieces.length]).toEqual([7, 7, 10]);
  expect(new Set(all.map(({ name }) => name)).size).toBe(24);
});

test.each(all)("all segments of $name are there, and none is heavier than 120 kB", (piece) => {
  for (const file of filesOf(piece)) {
    expect(existsSync(file), file).toBe(true);
    expect(statSync(file).size).toBeLessThanOrEqual(120_000);
  }
});

test.each([...areas, ...bosses])("$name lasts a minute and a half or more before it comes back", (piece) => {
  expect(piece.segmentCount * piece.segmentS).toBeGreaterThanOrEqual(90);
});

test("what rises is there for every area, and a boss is in step from the first bar on", () => {
  expect(areas.every(({ hasRise }) => hasRise)).toBe(true);
  for (const { beatS, segmentS } of [...areas, ...bosses]) {
    const beats = segmentS / (beatS ?? 0);
    expect(Math.abs(beats * 2 - Math.round(beats * 2))).toBeLessThan(0.001);
  }
});

test("all of it together weighs 14 MB at most", () => {
  const bytes = all.flatMap(filesOf).reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThanOrEqual(14_000_000);
});
