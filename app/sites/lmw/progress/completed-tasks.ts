import * as v from "valibot";
import type { LipWorld } from "#contracts/lip-world.ts";

const ticksPerSecond = 60;
const parts = ["left", "right", "top", "bottom", "middle"] as const;
const items = ["drop", "core"] as const;

/** What the engine counts in a run, in ticks and numbers; see kits/game/run-stats.ts. */
const runStatsSchema = v.object({
  rest: v.number(),
  still: v.number(),
  unhurt: v.number(),
  stay: v.array(v.number()),
  papers: v.array(v.number()),
  items: v.array(v.number()),
  sweep: v.number(),
  quickPhase: v.number(),
  slowPhase: v.number(),
});

/** A verified run, as far as odd tasks ask. */
export interface CompletedRun {
  /** 1 to 24. */
  monster: number;
  state: string;
  lives: number;
  grazes: number;
  specials: number;
  deeds: unknown;
}

type MasteryTask = LipWorld["lipMastery"][number];

/** The odd tasks of the run's monster that the run fulfilled: `["07-2"]`. */
export function getCompletedTasks(run: CompletedRun, mastery: readonly MasteryTask[]): string[] {
  const monsterPrefix = `${String(run.monster).padStart(2, "0")}-`;
  const stats = v.parse(runStatsSchema, run.deeds);
  return mastery
    .filter(({ id, task }) => id.startsWith(monsterPrefix) && isTaskCompleted(task, run, stats))
    .map(({ id }) => id);
}

function isTaskCompleted(
  task: MasteryTask["task"],
  run: CompletedRun,
  stats: v.InferOutput<typeof runStatsSchema>,
): boolean {
  const isCleared = run.state === "cleared";
  switch (task.kind) {
    case "no-paint":
      return stats.rest >= task.seconds * ticksPerSecond;
    case "stand-still":
      return stats.still >= task.seconds * ticksPerSecond;
    case "unhurt":
      return stats.unhurt >= task.seconds * ticksPerSecond;
    case "stay":
      return (stats.stay[parts.indexOf(task.part)] ?? 0) >= task.seconds * ticksPerSecond;
    case "graze":
      return run.grazes >= task.count;
    case "paper": {
      const painted = stats.papers[task.enemy - 1] ?? 0;
      return task.count === 0 ? isCleared && painted === 0 : painted >= task.count;
    }
    case "specials":
      return isCleared && run.specials === task.count;
    case "spare":
      // All three: on a thin coat there are four of them.
      return isCleared && (run.lives === task.count || (task.count === 3 && run.lives === 4));
    case "leave-item":
      return isCleared && stats.items[items.indexOf(task.item)] === 0;
    case "sweep":
      return stats.sweep >= task.count;
    case "quick-phase":
      return stats.quickPhase > 0 && stats.quickPhase <= task.seconds * ticksPerSecond;
    case "slow-phase":
      return stats.slowPhase >= task.seconds * ticksPerSecond;
  }
}
