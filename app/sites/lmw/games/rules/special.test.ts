import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { dropRules } from "../drop/rules.ts";
import { liftRules } from "../lift/rules.ts";
import { paintEvents, paintRules } from "../paint/rules.ts";
import { shadowRules } from "../shadow/rules.ts";
import { shellRules } from "../shells/rules.ts";
import { stareRules } from "../stare/rules.ts";
import { rulesOf } from "./all-rules.ts";
import { playBotRound } from "./bots.ts";
import { gamesAndKinds } from "./bots/measure-night.ts";
import {
  fullCharge,
  GameEventError,
  type GameKind,
  type GameRules,
  type GameSetup,
  specialEvent,
} from "./game-rules.ts";

const pool = ["lips", "tints", "shadows"].flatMap((file) =>
  (JSON.parse(readFileSync(`content/products/${file}.json`, "utf8")) as { shade: { hex: string } }[]).map(({ shade }) =>
    shade.hex.toLowerCase(),
  ),
);
const setupOf = (game: number, kind: GameKind = "play"): GameSetup => ({
  ...{ game, kind, night: 1, isAssisted: false, seed: 20_261_120 },
});
function act<W>(rules: GameRules<W>, world: W, atMs: number, ...what: number[]): void {
  rules.pass(world, atMs);
  rules.act(world, { atMs, what });
}
/** A world whose monster is ready. */
function beginCharged<W extends { charge: { amount: number } }>(rules: GameRules<W>, game: number, kind?: GameKind): W {
  const world = rules.begin(setupOf(game, kind), pool);
  world.charge.amount = fullCharge;
  return world;
}

describe.each(gamesAndKinds)("the monster of game $game, $kind", ({ game, kind }) => {
  it("lends no hand before it is ready, and none twice", () => {
    const rules = rulesOf(game);
    const world = rules.begin(setupOf(game, kind), pool) as { charge: { amount: number } };
    expect(rules.special(world)).toEqual({ charge: 0, isActive: false });
    expect(() => act(rules, world, 700, specialEvent)).toThrow(GameEventError);
    world.charge.amount = fullCharge;
    act(rules, world, 700, specialEvent);
    expect(rules.special(world).charge).toBeLessThan(fullCharge);
    expect(() => act(rules, world, 710, specialEvent)).toThrow(GameEventError);
  });

  it("grows ready by playing well, at least once in a good round", () => {
    const { events } = playBotRound(setupOf(game, kind), pool, 95);
    expect(events.some(({ what }) => what[0] === specialEvent)).toBe(true);
  });
});

describe("what it does", () => {
  it("the brush doubles and spills nothing for four seconds; without motion for four squares", () => {
    const world = beginCharged(paintRules, 1);
    act(paintRules, world, 100, specialEvent);
    act(paintRules, world, 200, paintEvents.down, 180, 120);
    expect(world.covered).toBeGreaterThan(120);
    act(paintRules, world, 300, paintEvents.down, 10, 10);
    expect(world.spilt).toBe(0);
    paintRules.pass(world, 4_101);
    expect(paintRules.special(world).isActive).toBe(false);
    const squares = beginCharged(paintRules, 1, "twin");
    act(paintRules, squares, 100, specialEvent);
    act(paintRules, squares, 200, paintEvents.square, 17);
    expect(squares.chosen.filter((chosen) => chosen === 1).length).toBeGreaterThan(1);
    expect(squares.charge.movesLeft).toBe(3);
  });

  it("three wrong shades sink, and nobody can choose them", () => {
    const world = beginCharged(shadowRules, 2);
    act(shadowRules, world, 3_000, specialEvent);
    expect(world.sunk).toHaveLength(3);
    expect(world.sunk).not.toContain(world.questions[0]!.right);
    expect(() => act(shadowRules, world, 3_100, world.sunk[0]!)).toThrow(GameEventError);
    act(shadowRules, world, 3_200, world.questions[0]!.right);
    expect(world.sunk).toEqual([]);
  });

  it("five guests are led right by themselves", () => {
    const world = beginCharged(liftRules, 3);
    act(liftRules, world, 1_000, specialEvent);
    liftRules.pass(world, world.guests[6]!.beatMs);
    expect(world.guests.slice(0, 6).map(({ judged }) => judged)).toEqual([0, 0, 0, 0, 0, 3]);
    const twin = beginCharged(liftRules, 3, "twin");
    act(liftRules, twin, 1_000, specialEvent);
    expect(twin.at).toBe(5);
    expect(twin.score).toBe(500);
  });

  it("a paper is careless for twice as long; without motion いま comes a word sooner", () => {
    const world = beginCharged(stareRules, 4);
    const { careless, closes } = world.paper;
    act(stareRules, world, 700, specialEvent);
    expect(world.paper.closes - careless).toBe(2 * (closes - careless));
    const twin = beginCharged(stareRules, 4, "twin");
    const before = twin.paper.careless;
    act(stareRules, twin, 700, specialEvent);
    expect(twin.paper.careless).toBeLessThan(before);
    expect(twin.paper.words.slice(-2)).toEqual([0, 0]);
  });

  it("the smallest lips meet two by two, and one that is left over pops", () => {
    const world = beginCharged(dropRules, 5);
    const lip = (id: number, x: number, size: number) => ({
      ...{ id, size, x: x * 256, y: 80_000, px: x * 256, py: 80_000, age: 0, high: 0 },
    });
    world.balls = [lip(100, 30, 1), lip(101, 100, 1), lip(102, 180, 1), lip(103, 220, 3)];
    act(dropRules, world, 0, specialEvent);
    expect(world.balls.map(({ size }) => size).toSorted()).toEqual([2, 3]);
    expect(world.vanished).toMatchObject([{ size: 1, isStone: false }]);
    const twin = beginCharged(dropRules, 5, "twin");
    twin.grid.squares.set([0, -1, 0, -1, 0, 2]);
    act(dropRules, twin, 10, specialEvent);
    expect([...twin.grid.squares.subarray(0, 6)]).toEqual([1, -1, -1, -1, -1, 2]);
  });

  it("two closed shells that belong together are shown for a moment", () => {
    const world = beginCharged(shellRules, 6);
    act(shellRules, world, 500, specialEvent);
    const [one, other] = world.peek!.shells;
    expect(world.shells[one]!.monster).toBe(world.shells[other]!.monster);
    expect(world.open).toEqual([]);
    shellRules.pass(world, 2_400);
    expect(world.peek).toBeNull();
  });
});
