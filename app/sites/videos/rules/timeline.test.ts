import { expect, test } from "vitest";
import { answerAfterS, beatAt, pollPhase, revealedAt, type StageScript, timelineOf } from "./timeline.ts";

const beat = (key: string, atS: number, kind: "say" | "question" | "poll" | "colour" | "wants" = "say") => ({
  ...{ key, atS, kind, words: key },
});
const script: StageScript = {
  beats: [
    beat("hello", 0),
    beat("asks", 20, "question"),
    { ...beat("red", 60, "colour"), productId: "lip-01" },
    { ...beat("count", 70, "wants"), goal: 9 },
    beat("opens", 80, "poll"),
    beat("counting", 140),
  ],
  questions: [{ id: "how", words: "how?", answer: "so" }],
  poll: {
    ...{ opensAtS: 80, closesAtS: 140 },
    choices: ["a", "b"].map((id) => ({ id, words: id, title: id, beats: [beat(`end-${id}`, 150)] })),
  },
};

test("whoever comes at a second sees the beat of that second, and before the first one none", () => {
  const timeline = timelineOf(script, {});
  expect([-1, 0, 19, 20, 75].map((atS) => beatAt(timeline, atS)?.key)).toEqual([
    undefined,
    "hello",
    "hello",
    "asks",
    "count",
  ]);
});

test("the answer stands behind its question once it is decided, and the host waits for it until then", () => {
  expect(beatAt(timelineOf(script, {}), 20 + answerAfterS)?.key).toBe("asks");
  const answer = beatAt(timelineOf(script, { "question:20": "how" }), 20 + answerAfterS);
  expect(answer).toMatchObject({ kind: "answer", words: "so", questionId: "how" });
});

test("the end is the one that was chosen; while nobody knows it, none is shown", () => {
  expect(beatAt(timelineOf(script, {}), 200)?.key).toBe("counting");
  expect(beatAt(timelineOf(script, { poll: "b" }), 200)?.key).toBe("end-b");
  expect(beatAt(timelineOf(script, { poll: "b" }), 149)?.key).toBe("counting");
});

test("the poll takes votes from its opening to the second before its closing", () => {
  expect([79, 80, 139, 140].map((atS) => pollPhase(script, atS))).toEqual(["before", "open", "open", "closed"]);
});

test("the colour is told from its reveal on, and its goal from when it is counted", () => {
  expect(revealedAt(script, 59)).toEqual({ productId: null, goal: null });
  expect(revealedAt(script, 60)).toEqual({ productId: "lip-01", goal: null });
  expect(revealedAt(script, 70)).toEqual({ productId: "lip-01", goal: 9 });
});
