import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ciede2000 } from "#app/kits/basics/ciede2000.ts";
import { hexToLab } from "#app/kits/basics/lab.ts";
import { skinHexes } from "#app/kits/product/skin-light.ts";
import type { Finish, Monster } from "#contracts/monster.ts";
import type { Stroke } from "../tester-result.ts";
import { medianHex } from "../match-photo.ts";
import { bareBoard, boardHeight, type Colours, paintBoard } from "./paint-board.ts";

const monsters = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../../../content/monsters.json"), "utf8"),
) as Pick<Monster, "hex" | "finish">[];
const colours: Colours = { shades: monsters, grounds: ["#2a2827", ...skinHexes] };
const width = 260;

const line = (shade: number, y = 60): Stroke => ({
  shade,
  player: 0,
  knots: [
    { x: 12, y, w: 6 },
    { x: 64, y, w: 6 },
    { x: 116, y, w: 6 },
  ],
});

/** The pixels of a part of a board, 0–1. */
function part(board: Uint8ClampedArray, left: number, right: number, top: number, bottom: number): Uint8ClampedArray {
  const height = boardHeight(width);
  const bytes: number[] = [];
  for (let y = Math.round(top * height); y < bottom * height; y++)
    for (let x = Math.round(left * width); x < right * width; x++)
      bytes.push(...board.slice((y * width + x) * 4, (y * width + x) * 4 + 4));
  return Uint8ClampedArray.from(bytes);
}
const core = (board: Uint8ClampedArray) => medianHex(part(board, 0.2, 0.5, 0.45, 0.5));
const covered = (finish: Finish): boolean => finish !== "sheer" && finish !== "tint";

describe("a painted stroke", () => {
  it("shows the exact shade where it lies thick, for everything that covers", () => {
    for (const [shade, { hex, finish }] of monsters.entries()) {
      if (!covered(finish)) continue;
      const seen = core(paintBoard(width, { ground: 0, strokes: [line(shade)] }, colours));
      expect(ciede2000(hexToLab(seen), hexToLab(hex)), `${hex} ${finish} ${seen}`).toBeLessThan(4);
    }
  });

  it("lets the skin through where it is sheer, and hides more with a second coat", () => {
    const tint = monsters.findIndex(({ finish }) => finish === "tint");
    const forward = [12, 40, 70, 100].map((x) => ({ x, y: 60, w: 6 }));
    const back = [98, 70, 40, 14].map((x) => ({ x, y: 61, w: 6 }));
    const skin = hexToLab(skinHexes[1]);
    const distanceToSkin = (strokes: Stroke[]): number =>
      ciede2000(hexToLab(core(paintBoard(width, { ground: 2, strokes }, colours))), skin);
    const once = distanceToSkin([{ shade: tint, player: 0, knots: forward }]);
    const twice = distanceToSkin([{ shade: tint, player: 0, knots: [...forward, ...back] }]);
    expect(once).toBeGreaterThan(8);
    expect(twice).toBeGreaterThan(once + 3);
  });

  it("runs dry at its end and leaves the rest of the board alone", () => {
    const matte = monsters.findIndex(({ finish }) => finish === "matte");
    const board = paintBoard(width, { ground: 0, strokes: [line(matte)] }, colours);
    const bare = bareBoard(width, 0, colours);
    const hidden = (left: number, right: number): number => {
      const [painted, ground] = [part(board, left, right, 0.46, 0.49), part(bare, left, right, 0.46, 0.49)];
      return (
        painted.filter((byte, i) => i % 4 === 0 && Math.abs(byte - (ground[i] ?? 0)) > 6).length / (painted.length / 4)
      );
    };
    expect(hidden(0.2, 0.3)).toBeGreaterThan(0.97);
    expect(hidden(0.88, 0.92)).toBeLessThan(0.75);
    expect(part(board, 0, 1, 0.7, 1)).toEqual(part(bare, 0, 1, 0.7, 1));
  });

  it("sparkles where it has glitter, and only there", () => {
    const brightest = (finish: Finish): number => {
      const board = paintBoard(
        width,
        { ground: 0, strokes: [line(monsters.findIndex((one) => one.finish === finish))] },
        colours,
      );
      return part(board, 0.2, 0.5, 0.44, 0.5).filter((byte, i) => i % 4 === 2 && byte > 190).length;
    };
    expect(brightest("glitter")).toBeGreaterThan(8);
    expect(brightest("matte")).toBe(0);
  });

  it("is the same again, byte by byte", () => {
    const round = { ground: 3 as const, strokes: [line(2), line(13, 90)] };
    expect(paintBoard(width, round, colours)).toEqual(paintBoard(width, round, colours));
  });
});
