import { type BenchResult, median, noise } from "../bench.ts";
import type { FirstBrush } from "./first-brush.ts";
import type { ManyScenes } from "./many-scenes.ts";
import { type SceneScripts, sumOf } from "./scene-scripts.ts";
import type { Turns } from "./time-turns.ts";

interface Found {
  scripts: SceneScripts;
  firsts: readonly FirstBrush[];
  turns: Turns;
  many: ManyScenes;
  cpuMicros: Record<string, number>;
}

const goals = { scriptKb: 130, firstWandMs: 3_000, turnMs: 2, heapGrowthKb: 1_000, contextsLeft: 0 };
const units = { scriptKb: "kB", firstWandMs: "ms", turnMs: "ms", heapGrowthKb: "kB", contextsLeft: "" };
type GoalName = keyof typeof goals;
const names = Object.keys(goals) as GoalName[];

/** Prints the table, what breaks its goal, and what is known of why. */
export function summary({ scripts, firsts, turns, many, cpuMicros }: Found): BenchResult {
  const ratios = turns.ours.map((ms, i) => ms / (turns.bare[i] ?? Number.NaN));
  const firstsMs = firsts.map(({ wallMs }) => wallMs);
  const figures = {
    scriptKb: rounded(sumOf(scripts.ofScene) / 1000),
    lateScriptKb: rounded(scripts.lateBytes / 1000),
    firstWandMs: Math.round(median(firstsMs)),
    firstWandWorkMs: Math.round(median(firsts.map(({ workMs }) => workMs))),
    turnMs: rounded(median(turns.ours)),
    turnAtFullSpeedMs: rounded(median(turns.oursAtFullSpeed)),
    bareTurnMs: rounded(median(turns.bare)),
    turnRatio: rounded(median(ratios)),
    heapGrowthKb: Math.round(many.heapGrowthBytes / 1000),
    lateHeapGrowthKb: Math.round(many.lateGrowthBytes / 1000),
    warmUpHeapGrowthKb: Math.round(many.warmUpGrowthBytes / 1000),
    contextsLeft: many.contextsLeft,
  };
  const spread = { firstWandMs: noise(firstsMs), turnMs: noise(turns.ours), turnRatio: noise(ratios) };
  const spreads: Partial<Record<GoalName, number>> = spread;
  const heaviest = [...scripts.ofScene].map(([path, bytes]) => `${path.split("/").at(-1)} ${rounded(bytes / 1000)} kB`);
  const labels: Record<GoalName, string> = {
    scriptKb: `${heaviest.join(", ")}; with all else the page asks for meanwhile ${figures.lateScriptKb} kB`,
    firstWandMs: `of it the page's own thread worked ${figures.firstWandWorkMs} ms; the rest is waiting, for neighbours too`,
    turnMs: `${figures.turnAtFullSpeedMs} at full speed; ${figures.turnRatio} times a bare scene of as much (${figures.bareTurnMs}), noise ${percent(spread.turnRatio)}`,
    heapGrowthKb: `${many.scenes} scenes, the later half ${figures.lateHeapGrowthKb}; those before, not counted, ${figures.warmUpHeapGrowthKb}`,
    contextsLeft: `${many.contextsReleased} came and went`,
  };
  const { ours, bare } = turns.drawn;
  console.log(
    `a turn draws ${ours.draws} times, ${ours.triangles} triangles; the bare one ${bare.draws} times, ${bare.triangles}\n`,
  );
  for (const name of names) {
    const cells = [name.padEnd(13), figures[name].toLocaleString("en").padStart(7), units[name].padEnd(3)];
    const spreadText = spreads[name] === undefined ? "" : `noise ${percent(spreads[name])}`;
    console.log(
      `${cells.join(" ")} goal at most ${String(goals[name]).padEnd(5)} ${spreadText.padEnd(12)}${labels[name]}`,
    );
  }
  const broken = names.filter((name) => !(figures[name] <= goals[name]));
  console.log("");
  for (const name of broken)
    console.log(`broken: ${name} is ${figures[name]}, the goal at most ${goals[name]}: ${labels[name]}\n`);
  return {
    ...{ figures, goals, holds: broken.length === 0, cpuMicros },
    marks: Object.fromEntries(names.map((name) => [name, { unit: units[name], goal: "at most" }])),
    noise: Object.fromEntries(Object.entries(spread).map(([name, share]) => [name, rounded(share)])),
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
const percent = (share: number): string => `${Math.round(share * 100)} %`;
