import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Monster } from "#contracts/monster.ts";
import { contrast } from "./contrast.ts";
import { parseColour, createLook } from "./stage-look.ts";
import { dimColour } from "./dim-colour.ts";
import { splitColumns } from "./vertical-text.ts";

const content = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../../../content/${name}.json`), "utf8"));
const monsters = content("monsters") as Monster[];
const lookFor = ({ hex, finish }: Monster) => createLook({ stage: 1, hex, finish, isStill: false, textOf: () => "" });

test("a shade that would sink into the black glass has a rim of bone, all others stand for themselves", () => {
  const rimmed = monsters.filter((monster) => lookFor(monster).hasRim).map(({ id }) => id);
  expect(rimmed).toEqual(["02", "03", "08", "09", "12", "15", "17", "23"]);
  expect(contrast(0xf3ebe6, 0x0b0a0b)).toBeGreaterThan(16);
  expect(contrast(0x000000, 0xffffff)).toBe(21);
});

test("paint that dries is the same colour with less light", () => {
  expect(dimColour(parseColour("#DE5038"), 1)).toBe(0xde5038);
  expect(dimColour(0xff8000, 0.5)).toBe(0x804000);
});

test("no column of a paper is longer than eight signs or begins with a comma, and no sign is lost", () => {
  const sayings = content("lip-world/sayings") as { before: string }[];
  for (const { before } of sayings) {
    const columns = splitColumns(before);
    expect(columns.flat().join("")).toBe(before);
    expect(Math.max(...columns.map(({ length }) => length))).toBeLessThanOrEqual(8);
    expect(columns.filter(([first = ""]) => "、。」）".includes(first))).toEqual([]);
    expect(columns.length).toBeLessThanOrEqual(3);
  }
});
