import { describe, expect, it } from "vitest";
import { beginFollow, type Follow, type FollowMove, moveFollow } from "./follow.ts";

const seconds = [60, 30, 90];
const after = (...moves: FollowMove[]): Follow =>
  moves.reduce((follow, move) => moveFollow(follow, move, seconds), beginFollow(seconds));
const tick = (passedMs: number): FollowMove => ({ kind: "tick", passedMs });
const [resume, pause, next, back] = (["resume", "pause", "next", "back"] as const).map((kind) => ({ kind })) as [
  FollowMove,
  FollowMove,
  FollowMove,
  FollowMove,
];

describe("following a recipe", () => {
  it("waits until it is started", () => {
    expect(after(tick(5_000))).toEqual({ index: 0, leftMs: 60_000, isRunning: false, isDone: false });
  });

  it("stands ready at the step one comes back to, and is done behind the last one", () => {
    expect(beginFollow(seconds, 1)).toEqual({ index: 1, leftMs: 30_000, isRunning: false, isDone: false });
    expect(beginFollow(seconds, 3)).toMatchObject({ isDone: true });
  });

  it("goes to the next step when the time of one is up, and carries what is over", () => {
    expect(after(resume, tick(60_400))).toEqual({ index: 1, leftMs: 29_600, isRunning: true, isDone: false });
  });

  it("catches up when the phone slept through several steps", () => {
    expect(after(resume, tick(95_000))).toMatchObject({ index: 2, leftMs: 85_000 });
    expect(after(resume, tick(3_600_000))).toMatchObject({ isDone: true, isRunning: false });
  });

  it("stands still while it is paused and goes on where it was", () => {
    const paused = after(resume, tick(10_000), pause, tick(50_000));
    expect(paused).toMatchObject({ index: 0, leftMs: 50_000, isRunning: false });
    expect(moveFollow(paused, resume, seconds)).toMatchObject({ leftMs: 50_000, isRunning: true });
  });

  it("skips without starting a clock that was not running", () => {
    expect(after(next)).toEqual({ index: 1, leftMs: 30_000, isRunning: false, isDone: false });
    expect(after(resume, next)).toMatchObject({ index: 1, isRunning: true });
  });

  it("begins a step anew first, and goes back with the next press", () => {
    const again = after(resume, next, tick(5_000), back);
    expect(again).toMatchObject({ index: 1, leftMs: 30_000 });
    expect(moveFollow(again, back, seconds)).toMatchObject({ index: 0, leftMs: 60_000 });
    expect(after(back)).toMatchObject({ index: 0 });
  });

  it("is done after the last step, and can be taken back from there", () => {
    const done = after(next, next, next);
    expect(done.isDone).toBe(true);
    expect(moveFollow(done, tick(9_000), seconds)).toBe(done);
    expect(moveFollow(done, back, seconds)).toEqual({ index: 2, leftMs: 90_000, isRunning: false, isDone: false });
  });
});
