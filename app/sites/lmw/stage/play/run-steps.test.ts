import { describe, expect, test } from "vitest";
import type { EventKind, GameEvent } from "#app/kits/game/events.ts";
import { createWorld } from "#app/kits/game/world.ts";
import { gameRules } from "../../rules/game-rules.ts";
import type { StageContent } from "../stage-content.ts";
import { noHelp } from "./help.ts";
import type { Outcome } from "./outcome.ts";
import {
  beginRun,
  canPause,
  countDown,
  createVisitState,
  endRun,
  followFrame,
  followTick,
  show,
  showSubmission,
  slowDown,
  startCountdown,
  type VisitState,
} from "./run-steps.ts";

const world = createWorld(gameRules, {
  ...{ stage: 6, monster: 1, difficulty: 1, partner: 1, bond: 0, seed: 1 },
  ...{ isAssisted: false, movesItself: false, hasOneSwitch: false },
});
const words = {
  boss: { name: { before: "大きな決まり" } },
  midBoss: { name: "小さな決まり" },
} as StageContent["words"];
const event = (kind: EventKind, n = 0, m = 0): GameEvent => ({ kind, x: 0, y: 0, n, m });
const tick = (state: VisitState, ...events: GameEvent[]): VisitState => followTick(state, { ...world, events }, words);
const ticks = (state: VisitState, count: number): VisitState =>
  Array.from({ length: count }).reduce<VisitState>((next) => tick(next), state);
const outcome = (state: Outcome["state"]): Outcome => ({
  ...{
    state,
    score: 1,
    rank: 0,
    struck: [],
    taken: [],
    replay: null,
    hits: 0,
    wasAssisted: false,
    isPractice: false,
    isResumed: false,
    canGoOn: false,
  },
  ...{ isOfferedHelp: false, lacking: null, answer: null, sent: { kind: "local" } },
});

const initial = createVisitState(noHelp, 3);
const playing = beginRun(initial);
const lastBoss = world.stage.bosses.findIndex(({ isLast }) => isLast);
const question = { boss: 0, phase: 0 };
for (const [boss, { phases }] of world.stage.bosses.entries()) {
  const phase = phases.findIndex(({ traits }) => traits.has("question"));
  if (phase >= 0) Object.assign(question, { boss, phase });
}

describe("a warning", () => {
  test("names who comes in, and goes after two seconds", () => {
    const warned = tick(playing, event("boss", lastBoss));
    expect(warned.shown.warning).toBe("大きな決まり");
    expect(ticks(warned, 128).shown.warning).toBe("大きな決まり");
    expect(ticks(warned, 129).shown.warning).toBeNull();
  });

  test("of somebody on the way has the smaller name, or none", () => {
    const { stage } = world;
    const seen = {
      ...world,
      stage: { ...stage, bosses: stage.bosses.map((boss) => ({ ...boss, isLast: false })) },
      events: [event("boss", lastBoss)],
    };
    expect(followTick(playing, seen, words).shown.warning).toBe("小さな決まり");
    const { midBoss: _, ...withoutMidBoss } = words as typeof words & { midBoss: unknown };
    expect(followTick(playing, seen, withoutMidBoss as typeof words).shown.warning).toBe("");
  });

  test("is gone with the next run", () => {
    const next = beginRun(tick(playing, event("boss", lastBoss)));
    expect(next.shown.warning).toBeNull();
    expect(tick(next)).toBe(next);
  });
});

describe("the question", () => {
  const opened = followTick(
    playing,
    { ...world, boss: { boss: question.boss } as typeof world.boss, events: [event("phase", 0, question.phase)] },
    words,
  );

  test("stands from its phase on, until it is answered or too late", () => {
    expect(opened.shown.isQuestionOpen).toBe(true);
    expect(tick(opened, event("kill")).shown.isQuestionOpen).toBe(true);
    expect(tick(opened, event("struck")).shown.isQuestionOpen).toBe(false);
    expect(tick(opened, event("late")).shown.isQuestionOpen).toBe(false);
  });

  test("is asked by no other phase", () => {
    expect(tick(playing, event("phase", 0, question.phase)).shown.isQuestionOpen).toBe(false);
  });
});

test("a tick in which nothing happens changes nothing", () => {
  expect(tick(playing, event("shot"))).toBe(playing);
});

test("the numbers follow every fifth picture", () => {
  const first = followFrame(playing, world, { who: null, words: "ほら" });
  expect(first.shown).toMatchObject({ hud: { score: 0, lives: 3 }, painted: 0, line: { words: "ほら" } });
  let next = first;
  for (let i = 0; i < 4; i++) next = followFrame(next, world, null);
  expect(next.shown).toBe(first.shown);
  expect(followFrame(next, world, null).shown.line).toBeNull();
});

describe("a phone that cannot follow", () => {
  test("loses first what flies, then a dot at a time, and never the last half", () => {
    expect(createVisitState(noHelp, 0).pixelRatio).toBe(1);
    let state = slowDown(playing);
    expect(state).toMatchObject({ shown: { isSlow: true }, pixelRatio: 2 });
    const ratios = Array.from({ length: 5 }, () => (state = slowDown(state)).pixelRatio);
    expect(ratios).toEqual([1.5, 1, 0.75, 0.5, 0.5]);
  });

  test("is still slow in the next run", () => {
    expect(beginRun(slowDown(playing)).shown.isSlow).toBe(true);
  });
});

test("time can be stopped while it goes and while it is counted in, at no other moment", () => {
  const steps = ["loading", "playing", "paused", "counting", "over", "broken"] as const;
  expect(steps.filter((step) => canPause(show(playing, { step })))).toEqual(["playing", "counting"]);
});

test("three, two, one, and it goes on; a second press does not count anew", () => {
  let state = startCountdown(show(playing, { step: "paused" }));
  expect(startCountdown(state)).toBe(state);
  const seen = [state.shown.count];
  for (state = countDown(state); state.shown.step === "counting"; state = countDown(state))
    seen.push(state.shown.count);
  expect(seen).toEqual([3, 2, 1]);
  expect(state.shown.step).toBe("playing");
  expect(countDown(state)).toBe(state);
});

describe("the end", () => {
  test("offers help after the second defeat in a row, and a victory forgets both", () => {
    const once = endRun(playing, outcome("failed"), world, false);
    expect(once.shown.outcome?.isOfferedHelp).toBe(false);
    const twice = endRun(beginRun(once), outcome("failed"), world, false);
    expect(twice.shown.outcome?.isOfferedHelp).toBe(true);
    expect(endRun(beginRun(twice), outcome("cleared"), world, false)).toMatchObject({ defeats: 0 });
  });

  test("is told at once, and what the server says of it when it comes", () => {
    const ended = endRun(playing, outcome("cleared"), world, true);
    expect(ended.shown).toMatchObject({ step: "over", outcome: { sent: { kind: "sending" } } });
    const sent = { kind: "local" } as const;
    expect(showSubmission(ended, ended.shown.number, sent).shown.outcome?.sent).toBe(sent);
  });

  test("of a run that is played for oneself is not being sent", () => {
    expect(endRun(playing, outcome("cleared"), world, false).shown.outcome?.sent).toEqual({ kind: "local" });
  });

  test("an answer that comes when the next run has begun is nobody's", () => {
    const ended = endRun(playing, outcome("cleared"), world, true);
    const next = beginRun(ended);
    expect(showSubmission(next, ended.shown.number, { kind: "local" })).toBe(next);
  });
});
