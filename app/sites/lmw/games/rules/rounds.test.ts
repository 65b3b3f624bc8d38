import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { playBotRound, createIdleRound } from "./bots.ts";
import { maxGameLogBytes, readGameLog, writeGameLog } from "./game-log.ts";
import { type GameKind, GameEventError, type GameNight, gameNights, type GameSetup } from "./game-rules.ts";
import { replayGame } from "./replay-game.ts";
import { starsOf, getStarThresholds, getNextStar } from "./stars.ts";

const pool = ["lips", "tints", "shadows"].flatMap((file) =>
  (JSON.parse(readFileSync(`content/products/${file}.json`, "utf8")) as { shade: { hex: string } }[]).map(({ shade }) =>
    shade.hex.toLowerCase(),
  ),
);
const games = [1, 2, 3, 4, 5, 6];
const setupOf = (
  game: number,
  kind: GameKind = "play",
  isAssisted = false,
  seed = 20_261_120,
  night: GameNight = 1,
): GameSetup => ({ game, kind, isAssisted, night, seed });
/** As it travels: written, read, played again. */
const replayBotRound = (setup: GameSetup, skill: number) =>
  replayGame(setup, readGameLog(writeGameLog(playBotRound(setup, pool, skill))), pool);

describe.each(games)("game %i", (game) => {
  it("comes to the same each time it is played again, and is over", () => {
    for (const kind of ["play", "twin"] as const)
      for (const night of gameNights) {
        const setup = setupOf(game, kind, false, 20_261_120, night);
        const first = replayBotRound(setup, 80);
        expect(first.isOver, `${kind} ${night}`).toBe(true);
        expect(replayBotRound(setup, 80), `${kind} ${night}`).toEqual(first);
      }
  });

  it("gives a star to a slow hand with help, by play and as the twin, on any night", () => {
    for (const kind of ["play", "twin"] as const)
      for (const seed of [1, 77, 4_000_000_000]) {
        const { score } = replayBotRound(setupOf(game, kind, true, seed), 55);
        expect(starsOf(game, kind, 1, score), `${kind} ${seed}: ${score}`).toBeGreaterThanOrEqual(1);
      }
  });

  it("can be won to the third star by a good hand, and not at all by doing nothing", () => {
    const scores = [1, 2, 3, 4].map((seed) => replayBotRound(setupOf(game, "play", false, seed), 100).score);
    expect(starsOf(game, "play", 1, Math.max(...scores)), scores.join()).toBe(3);
    const idle = replayGame(setupOf(game, "play", true), createIdleRound(), pool);
    expect(starsOf(game, "play", 1, idle.score)).toBe(0);
  });

  it("is another on another night, and fits into a log", () => {
    const [one, two] = [1, 2].map((seed) => writeGameLog(playBotRound(setupOf(game, "play", false, seed), pool, 90)));
    expect(Buffer.from(one!).equals(Buffer.from(two!))).toBe(false);
    expect(one!.length).toBeLessThan(maxGameLogBytes / 2);
  });

  it("knows what is lacking to the next star", () => {
    const [one, , three] = getStarThresholds(game, "play", 1);
    expect(getNextStar(game, "play", 1, one - 30)).toEqual({ star: 1, points: 30 });
    expect(getNextStar(game, "play", 1, three)).toBeNull();
  });
});

describe("what nobody can do", () => {
  const at = (atMs: number, ...what: number[]) => ({ atMs, what });
  it.each<[string, number, GameKind, { atMs: number; what: number[] }[]]>([
    ["a brush outside the sign", 1, "play", [at(10, 0, 999, 10)]],
    ["an event that no brush knows", 1, "play", [at(10, 7)]],
    ["an answer before the colours lie there", 2, "play", [at(900, 0)]],
    ["an answer that is not there", 2, "play", [at(3_000, 40)]],
    ["a third box", 3, "play", [at(4_000, 2)]],
    ["two lips in one breath", 5, "play", [at(100, 120), at(110, 120)]],
    ["a lip beside the jar", 5, "play", [at(100, 900)]],
    ["joining what lies alone", 5, "twin", [at(10, 4), at(20, 4)]],
    ["a step back without help", 5, "twin", [at(10, 4), at(20, -1)]],
    ["the same shell twice", 6, "play", [at(500, 3), at(600, 3)]],
    ["a shell that is not there", 6, "play", [at(500, 16)]],
  ])("%s is refused", (_, game, kind, events) => {
    expect(() => replayGame(setupOf(game, kind), { events, endMs: 95_000 }, pool)).toThrow(GameEventError);
  });

  it("anything after the end is refused", () => {
    const log = playBotRound(setupOf(6), pool, 60);
    const lateEvents = { events: [...log.events, at(95_000, 0)], endMs: 96_000 };
    expect(() => replayGame(setupOf(6), lateEvents, pool)).toThrow(GameEventError);
  });
});

describe("how it feels", () => {
  it("the beat of the lifts quickens from 100 to 150 a minute, and a hand that is always late is understood", async () => {
    const { liftRules } = await import("../lift/rules.ts");
    const { beatsMs, guests } = liftRules.begin(setupOf(3), pool);
    expect(beatsMs[1]! - beatsMs[0]!).toBe(600);
    expect(beatsMs.at(-1)! - beatsMs.at(-2)!).toBeLessThan(405);
    const lateEvents = guests.map(({ beatMs, side }) => ({ atMs: beatMs + 70, what: [side] }));
    const world = liftRules.begin(setupOf(3), pool);
    for (const event of lateEvents) {
      liftRules.pass(world, event.atMs);
      liftRules.act(world, event);
    }
    expect(world.correctionMs).toBe(70);
    expect(world.guests.slice(0, 8).every(({ judged }) => judged === 1)).toBe(true);
    expect(world.guests.slice(8).every(({ judged }) => judged === 0)).toBe(true);
  });

  it("colours are asked in growing company, the right one among them, none to be taken for it", async () => {
    const { optionCounts } = await import("../shadow/questions.ts");
    const { shadowRules } = await import("../shadow/rules.ts");
    for (const seed of [1, 2, 3, 4, 5]) {
      const { questions } = shadowRules.begin(setupOf(2, "play", false, seed), pool);
      expect(questions.map(({ options }) => options.length)).toEqual([...optionCounts]);
      for (const { differences, right, options, tags } of questions) {
        expect(differences[right]).toBe(0);
        expect(new Set(options).size).toBe(options.length);
        expect(new Set(tags).size).toBe(tags.length);
        expect(Math.min(...differences.filter((_, n) => n !== right))).toBeGreaterThanOrEqual(45);
      }
    }
  });

  it("in the jar nothing leaves, nothing overlaps for long, and two of a size are one", async () => {
    const { dropRules } = await import("../drop/rules.ts");
    const { jarDepth, jarWidth, radii } = await import("../drop/solver.ts");
    const setup = setupOf(5, "play", false, 99);
    const world = dropRules.begin(setup, pool);
    for (const event of playBotRound(setup, pool, 40).events) {
      dropRules.pass(world, event.atMs);
      dropRules.act(world, event);
      for (const { x, y, size } of world.balls) {
        expect(x).toBeGreaterThanOrEqual(radii[size]! * 256 - 256);
        expect(x).toBeLessThanOrEqual(jarWidth - radii[size]! * 256 + 256);
        expect(y).toBeLessThanOrEqual(jarDepth - radii[size]! * 256 + 256);
      }
    }
    expect(world.merged.length).toBeGreaterThan(5);
    expect(world.best).toBeGreaterThanOrEqual(5);
  });

  it("a mouth lies inside its sign, and its squares hold all of it", async () => {
    const { createMouth: makeMouth, countSquareCells: squareShares } = await import("../paint/mouth.ts");
    const { createRng: makeDice } = await import("#app/kits/game/rng.ts");
    const rng = makeDice(5);
    for (let n = 0; n < 40; n++) {
      const mouth = makeMouth(rng, n);
      expect(mouth.area).toBeGreaterThan(500);
      expect(squareShares(mouth).reduce((sum, share) => sum + share, 0)).toBe(mouth.area);
    }
  });

  it("a paper that is looked at too early goes back to sleep, in the twin it only begins anew", async () => {
    const { stareRules } = await import("../stare/rules.ts");
    const world = stareRules.begin(setupOf(4), pool);
    stareRules.pass(world, world.paper.careless - 100);
    stareRules.act(world, { atMs: world.nowMs, what: [0] });
    expect(world).toMatchObject({ at: 1, won: 0, last: { isWon: false, isEarly: true } });
    const reducedMotion = stareRules.begin(setupOf(4, "twin"), pool);
    stareRules.pass(reducedMotion, reducedMotion.paper.riseMs + 300);
    stareRules.act(reducedMotion, { atMs: reducedMotion.nowMs, what: [0] });
    expect(reducedMotion).toMatchObject({ at: 0, won: 0 });
  });
});
