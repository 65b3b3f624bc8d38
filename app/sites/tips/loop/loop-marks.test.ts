import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loopMotions } from "#contracts/tip-choices.ts";
import { type Curve, loopTimelines, markCount, markTime } from "../rules/loop-timeline.ts";

const styleSheet = readFileSync(join(import.meta.dirname, "loop-marks.module.css"), "utf8");
const numbered = ["area", "trace", "rays"] as const;
const animatedMarks = loopMotions.filter((motion) =>
  (numbered as readonly string[]).includes(loopTimelines[motion].mark),
);

test.each(animatedMarks)("what %s leaves comes or goes in the stylesheet as in its score", (motion) => {
  const { mark, amount, end } = loopTimelines[motion];
  const shown = (value: number): number => (mark !== "trace" ? value : end === 1 ? 1 - value : value - 1);
  const frames = framesOf(motion);
  for (const [time, value] of amount) expect(valueAt(frames, time)).toBeCloseTo(shown(value), 3);
  for (const [time, value] of frames) expect(value).toBeCloseTo(shown(valueAt(amount, time)), 3);
});

test("each of the five marks turns when the hand is over it", () => {
  const turns = Array.from({ length: markCount }, (_, i) => timesOf(`turn-${i + 1}`));
  expect(turns).toEqual(
    Array.from({ length: markCount }, (_, i) => {
      const time = markTime(i + 0.5, markCount);
      return [0, time, Math.min(0.9, time + 0.05), 1].map((share) => expect.closeTo(share, 4));
    }),
  );
});

/** The numbers of a `@keyframes`, in order of time. */
function framesOf(name: string): Curve {
  return stepsOf(name).flatMap(([times, value]) => times.map((time) => [time, Number(value)] as const));
}

function timesOf(name: string): number[] {
  return stepsOf(name).flatMap(([times]) => times);
}

function stepsOf(name: string): [times: number[], value: string][] {
  const body = new RegExp(`@keyframes ${name} \\{(.*?\\})\\s*\\}`, "s").exec(styleSheet)?.[1] ?? "";
  return [...body.matchAll(/([\d.%,\s]+)\{\s*[\w-]+: ([^;]+);/g)].map(([, times = "", value = ""]) => [
    times.split(",").map((time) => Number.parseFloat(time) / 100),
    value,
  ]);
}

function valueAt(curve: Curve, time: number): number {
  const next = curve.findIndex(([at]) => at >= time);
  const [to, value] = curve[next] ?? [1, Number.NaN];
  const [from, start] = curve[next - 1] ?? [to, value];
  return to === from ? value : start + ((value - start) * (time - from)) / (to - from);
}
