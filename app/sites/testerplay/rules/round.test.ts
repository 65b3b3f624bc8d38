import { describe, expect, it } from "vitest";
import { firstRound, testerResultOf, isTimed, canEnd, type Move, nextRound, playerOf, type Round } from "./round.ts";

const line = [
  { x: 10, y: 10, w: 4 },
  { x: 90, y: 12, w: 4 },
];
const play = (round: Round, ...moves: Move[]): Round => moves.reduce(nextRound, round);
const begun = play(firstRound, { do: "enter", place: "home" }, { do: "deal", mission: 4 }, { do: "begin" });
const stroke = (shade: number): Move[] => [
  { do: "take", shade },
  { do: "stroke", knots: line },
];

describe("a round", () => {
  it("does not begin without a mission, and takes no stroke without a colour", () => {
    expect(play(firstRound, { do: "enter", place: "shop" }, { do: "begin" }).step).toBe("mission");
    expect(play(begun, { do: "stroke", knots: line }).strokes).toHaveLength(0);
  });

  it("may be ended by hand from three strokes on, and takes no more than five", () => {
    const two = play(begun, ...stroke(1), ...stroke(2));
    expect(canEnd(two)).toBe(false);
    const six = play(two, ...stroke(3), ...stroke(4), ...stroke(5), ...stroke(6));
    expect(six.strokes.map(({ shade }) => shade)).toEqual([1, 2, 3, 4, 5]);
    expect(play(six, { do: "end" }).step).toBe("fall");
  });

  it("lets the names fall after sixty seconds, whatever is there", () => {
    const late = play(begun, ...stroke(7), { do: "passed", ms: 59_900 });
    expect(late.step).toBe("play");
    const over = play(late, { do: "passed", ms: 400 });
    expect(over).toMatchObject({ step: "fall", passedMs: 60_000 });
    expect(testerResultOf(over, "ja")).toMatchObject({ seconds: 60, mission: 4, lang: "ja" });
  });

  it("that stayed empty goes on without a clock if one likes", () => {
    const empty = play(begun, { do: "passed", ms: 61_000 });
    expect(empty.step).toBe("empty");
    const untimed = play(empty, { do: "calm" }, { do: "passed", ms: 500_000 }, ...stroke(2));
    expect(untimed).toMatchObject({ step: "play", isCalm: true });
    expect(isTimed(untimed)).toBe(false);
  });
});

describe("two on one phone", () => {
  const duo = play(begun, { do: "set", options: { isDuo: true } });

  it("draw in turn, and the clock waits while the phone is handed over", () => {
    const first = play(duo, ...stroke(1));
    expect(first).toMatchObject({ isPassing: true, shade: null });
    expect(isTimed(first)).toBe(false);
    expect(play(first, { do: "passed", ms: 5_000 }).passedMs).toBe(0);
    const second = play(first, { do: "handed" });
    expect(playerOf(second)).toBe(1);
  });

  it("end with two strokes each", () => {
    const all = [1, 2, 3, 4].reduce((round, shade) => play(round, ...stroke(shade), { do: "handed" }), duo);
    expect(all.strokes.map(({ player }) => player)).toEqual([0, 1, 0, 1]);
    expect(canEnd(all)).toBe(true);
    expect(play(all, ...stroke(5)).strokes).toHaveLength(4);
  });
});
