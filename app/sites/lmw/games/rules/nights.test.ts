import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { groupOf, stoneSquare } from "../drop/grid.ts";
import { dropRules } from "../drop/rules.ts";
import { brim } from "../drop/solver.ts";
import { getBrim } from "../drop/tide.ts";
import { areBoxesSwapped, letStayEvent, liftRules } from "../lift/rules.ts";
import { paintEvents, paintRules } from "../paint/rules.ts";
import { pot } from "../paint/pot.ts";
import { shadowRules } from "../shadow/rules.ts";
import { shellRules } from "../shells/rules.ts";
import type { ShellWorld } from "../shells/shell-world.ts";
import { stareRules } from "../stare/rules.ts";
import { type GameKind, type GameNight, type GameRules, GameEventError, type GameSetup } from "./game-rules.ts";

const pool = ["lips", "tints", "shadows"].flatMap((file) =>
  (JSON.parse(readFileSync(`content/products/${file}.json`, "utf8")) as { shade: { hex: string } }[]).map(({ shade }) =>
    shade.hex.toLowerCase(),
  ),
);
const setupOf = (game: number, night: GameNight, kind: GameKind = "play"): GameSetup => ({
  ...{ game, kind, night, isAssisted: false, seed: 20_261_120 },
});
/** Lets time go on to a moment and does something there. */
function act<W>(rules: GameRules<W>, world: W, atMs: number, ...what: number[]): void {
  rules.pass(world, atMs);
  rules.act(world, { atMs, what });
}

describe("what is painted", () => {
  it("costs several times where the beauty spot is, from the second night on", () => {
    const world = paintRules.begin(setupOf(1, 2), pool);
    const { column, row } = world.spot!;
    act(paintRules, world, 100, paintEvents.down, column * 4, row * 4);
    expect(world.spoiltCells).toBeGreaterThan(10);
    expect(world.spilt).toBe(world.spoiltCells * 5);
    expect(paintRules.begin(setupOf(1, 1), pool).spot).toBeNull();
  });

  it("ends when the brush is dry on the third night, and goes on once it was dipped into the pot", () => {
    const world = paintRules.begin(setupOf(1, 3), pool);
    act(paintRules, world, 100, paintEvents.down, 180, 120);
    for (let n = 0; n < 20; n++) act(paintRules, world, 200 + n * 20, paintEvents.move, n % 2 ? 180 : 300, 120);
    expect(world.ink).toBe(0);
    const { covered } = world;
    act(paintRules, world, 900, paintEvents.move, 180, 140);
    expect(world.covered).toBe(covered);
    act(paintRules, world, 1_000, paintEvents.down, pot.x, pot.y);
    expect(world.ink).toBeGreaterThan(100);
    act(paintRules, world, 1_100, paintEvents.down, 180, 140);
    expect(world.covered).toBeGreaterThan(covered);
  });

  it("without motion is dipped for with a press of its own", () => {
    const world = paintRules.begin(setupOf(1, 3, "twin"), pool);
    for (let n = 0; n < 9; n++) act(paintRules, world, n * 10, paintEvents.square, n);
    expect(world.chosen.filter((chosen) => chosen === 1)).toHaveLength(8);
    act(paintRules, world, 200, paintEvents.dip);
    act(paintRules, world, 210, paintEvents.square, 8);
    expect(world.chosen.filter((chosen) => chosen === 1)).toHaveLength(9);
    expect(() => act(paintRules, paintRules.begin(setupOf(1, 2, "twin"), pool), 10, paintEvents.dip)).toThrow(
      GameEventError,
    );
  });
});

describe("two shades", () => {
  it("are looked for in the order in which they were shown, on the second night", () => {
    const world = shadowRules.begin(setupOf(2, 2), pool);
    const [first, second] = world.questions[0]!.wanted;
    act(shadowRules, world, 4_000, first!);
    expect(world).toMatchObject({ at: 0, picks: [{ option: first, points: 500 }] });
    expect(() => act(shadowRules, world, 4_100, first!)).toThrow(GameEventError);
    act(shadowRules, world, 4_200, second!);
    expect(world).toMatchObject({ at: 1, picks: [], answers: [{ points: 1_000 }] });
  });

  it("have a third between them in the last questions of the third night, and sink sooner", () => {
    for (const kind of ["play", "twin"] as const) {
      const { questions } = shadowRules.begin(setupOf(2, 3, kind), pool);
      expect(questions.map(({ wanted }) => wanted.length)).toEqual([2, 2, 2, 2, 2, 3, 3, 3]);
      for (const { wanted, options, tags } of questions) {
        expect(new Set(wanted).size).toBe(wanted.length);
        expect(new Set(options).size).toBe(options.length);
        expect(new Set(tags).size).toBe(tags.length);
      }
    }
  });
});

describe("guests", () => {
  it("who want to stay are let pass, and a press for them costs", () => {
    const world = liftRules.begin(setupOf(3, 2), pool);
    for (const guest of world.guests) if (!guest.stays) act(liftRules, world, guest.beatMs, guest.side);
    expect(world.guests.slice(0, -1).every(({ judged }) => judged === 0)).toBe(true);
    const other = liftRules.begin(setupOf(3, 2), pool);
    const at = other.guests.findIndex(({ stays }) => stays);
    for (const guest of other.guests.slice(0, at)) act(liftRules, other, guest.beatMs, guest.side);
    const { score } = other;
    act(liftRules, other, other.guests[at]!.beatMs, 0);
    expect(other.score).toBeLessThan(score);
    expect(other.chain).toBe(0);
  });

  it("are told to stay without motion, by a press of its own", () => {
    const world = liftRules.begin(setupOf(3, 2, "twin"), pool);
    for (const [n, guest] of world.guests.entries())
      act(liftRules, world, n * 500, guest.stays ? letStayEvent : guest.side);
    expect(world.guests.every(({ judged }) => judged === 0)).toBe(true);
    expect(world.guests.filter(({ stays }) => stays).length).toBeGreaterThan(2);
    expect(() => act(liftRules, liftRules.begin(setupOf(3, 1, "twin"), pool), 10, letStayEvent)).toThrow(
      GameEventError,
    );
  });

  it("find the boxes on other sides on the third night, some beats after that was announced", () => {
    const world = liftRules.begin(setupOf(3, 3), pool);
    expect(world.swaps.length).toBeGreaterThan(4);
    for (const { guest, announcedMs, swapMs } of world.swaps) {
      expect(swapMs - announcedMs).toBeGreaterThan(1_000);
      expect(swapMs).toBeLessThan(world.guests[guest]!.beatMs);
    }
    const { guest: n } = world.swaps[0]!;
    for (const guest of world.guests.slice(0, n)) if (!guest.stays) act(liftRules, world, guest.beatMs, guest.side);
    const guest = world.guests[n]!;
    expect([areBoxesSwapped(world, n - 1), areBoxesSwapped(world, n)]).toEqual([false, true]);
    if (!guest.stays) act(liftRules, world, guest.beatMs, 1 - guest.side);
    liftRules.pass(world, guest.beatMs + 300);
    expect(guest.judged).toBe(0);
  });
});

describe("papers", () => {
  it("seem careless once and are not, from the second night on", () => {
    const world = stareRules.begin(setupOf(4, 2), pool);
    while (!world.paper.lure) stareRules.pass(world, world.paper.closes + 1);
    const { lure, careless } = world.paper;
    expect(lure!.untilMs).toBeLessThan(careless);
    act(stareRules, world, lure!.fromMs + 100, 0);
    expect(world.last).toMatchObject({ isWon: false, isEarly: true });
  });

  it("have to be answered twice on the third night, before the face and without motion too", () => {
    for (const kind of ["play", "camera", "twin"] as const) {
      const world = stareRules.begin(setupOf(4, 3, kind), pool);
      act(stareRules, world, world.paper.careless + 20, 0);
      expect(world).toMatchObject({ at: 0, won: 0, paper: { answered: 1, needed: 2 } });
      act(stareRules, world, world.paper.careless + 20, 0);
      expect(world).toMatchObject({ at: 1, won: 1 });
      expect(world.score).toBeGreaterThan(900);
    }
  });
});

describe("in the jar", () => {
  it("paper stones fall from the second night on; they grow with nothing and crumble beside what grows", () => {
    const world = dropRules.begin(setupOf(5, 2), pool);
    for (let n = 0; n < 60 && !world.isFull; n++) {
      act(dropRules, world, 100 + n * 600, 20 + ((n * 37) % 200));
      expect(world.balls.filter(({ isStone }) => isStone).every(({ size }) => size === 2)).toBe(true);
    }
    expect(world.ids).toBeGreaterThan(60);
    expect(world.vanished.some(({ isStone }) => isStone)).toBe(true);
    const board = dropRules.begin(setupOf(5, 2, "twin"), pool);
    for (let n = 0; n < 7; n++) act(dropRules, board, n * 10, board.grid.squares.indexOf(-1));
    expect(board.grid.squares.filter((size) => size === stoneSquare)).toHaveLength(1);
    expect(groupOf(board.grid, 0)).not.toContain(board.grid.squares.indexOf(stoneSquare));
  });

  it("the brim sinks with the tide on the third night, and rises again", () => {
    const at = (seconds: number): number => getBrim({ setup: setupOf(5, 3), tick: seconds * 60 });
    expect([at(0), at(11), at(40)]).toEqual([brim, brim, brim]);
    expect(at(14)).toBeGreaterThan(brim);
    expect(at(20)).toBeGreaterThan(at(14));
    expect(getBrim({ setup: setupOf(5, 2), tick: 1_200 })).toBe(brim);
    const board = dropRules.begin(setupOf(5, 3, "twin"), pool);
    board.grid.placedCount = 10;
    expect(() => act(dropRules, board, 10, 0)).toThrow(GameEventError);
    act(dropRules, board, 20, 5);
    expect(board.grid.squares[5]).toBeGreaterThanOrEqual(0);
  });
});

describe("shells", () => {
  const turnWrong = (world: ShellWorld, atMs: number): void => {
    const hidden = [...world.shells.keys()].filter((n) => !world.shells[n]!.isFound);
    const other = hidden.find((n) => world.shells[n]!.monster !== world.shells[hidden[0]!]!.monster)!;
    act(shellRules, world, atMs, hidden[0]!);
    act(shellRules, world, atMs + 100, other);
  };
  const turnPair = (world: ShellWorld, atMs: number): [number, number] => {
    const one = world.shells.findIndex(({ isFound }) => !isFound);
    const { monster } = world.shells[one]!;
    const other = world.shells.findIndex((shell, n) => n !== one && shell.monster === monster);
    act(shellRules, world, atMs, one);
    act(shellRules, world, atMs + 100, other);
    return [one, other];
  };

  it("that do not belong together change places with two closed ones, from the second night on", () => {
    for (const [night, count] of [
      [1, 0],
      [2, 2],
    ] as const) {
      const world = shellRules.begin(setupOf(6, night), pool);
      const before = world.shells.slice();
      turnWrong(world, 500);
      expect(world.swaps).toHaveLength(count);
      for (const { from, to } of world.swaps) expect(world.shells[to]).toBe(before[from]);
      expect(world.open).toHaveLength(2);
      expect(new Set(world.shells).size).toBe(before.length);
    }
  });

  it("that were found close again once when the next two turns are wrong, on the third night", () => {
    const world = shellRules.begin(setupOf(6, 3), pool);
    turnPair(world, 500);
    const { score } = world;
    turnWrong(world, 2_000);
    expect(world).toMatchObject({ found: 1, loose: { wrongTurns: 1 } });
    turnWrong(world, 4_000);
    expect(world).toMatchObject({ found: 0, loose: null });
    expect(world.shells.filter(({ hasClosedAgain }) => hasClosedAgain)).toHaveLength(2);
    // Found again they bring nothing more, and stay.
    while (world.found === 0 || !world.shells.some(({ isFound, hasClosedAgain }) => isFound && hasClosedAgain))
      turnPair(world, world.nowMs + 1_500);
    expect(world.score).toBeGreaterThanOrEqual(score);
  });
});
