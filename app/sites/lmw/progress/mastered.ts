import * as v from "valibot";
import type { LipWorld } from "#contracts/lip-world.ts";

const ticksPerSecond = 60;
const parts = ["left", "right", "top", "bottom", "middle"] as const;
const items = ["drop", "core"] as const;

/** What the engine counts in a run, in ticks and numbers; see kits/game/deed-counts.ts. */
const deedsSchema = v.object({
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
export interface RunDone {
  /** 1 to 24. */
  monster: number;
  state: string;
  lives: number;
  grazes: number;
  specials: number;
  deeds: unknown;
}

type Mastery = LipWorld["lipMastery"][number];

/** The odd tasks of the run's monster that the run fulfilled: `["07-2"]`. */
export function masteredIn(run: RunDone, mastery: readonly Mastery[]): string[] {
  const own = `${String(run.monster).padStart(2, "0")}-`;
  const deeds = v.parse(deedsSchema, run.deeds);
  return mastery.filter(({ id, task }) => id.startsWith(own) && isDone(task, run, deeds)).map(({ id }) => id);
}

function isDone(task: Mastery["task"], run: RunDone, deeds: v.InferOutput<typeof deedsSchema>): boolean {
  const isCleared = run.state === "cleared";
  switch (task.kind) {
    case "no-paint":
      return deeds.rest >= task.seconds * ticksPerSecond;
    case "stand-still":
      return deeds.still >= task.seconds * ticksPerSecond;
    case "unhurt":
      return deeds.unhurt >= task.seconds * ticksPerSecond;
    case "stay":
      return (deeds.stay[parts.indexOf(task.part)] ?? 0) >= task.seconds * ticksPerSecond;
    case "graze":
      return run.grazes >= task.count;
    case "paper": {
      const painted = deeds.papers[task.enemy - 1] ?? 0;
      return task.count === 0 ? isCleared && painted === 0 : painted >= task.count;
    }
    case "specials":
      return isCleared && run.specials === task.count;
    case "spare":
      return isCleared && run.lives === task.count;
    case "leave-item":
      return isCleared && deeds.items[items.indexOf(task.item)] === 0;
    case "sweep":
      return deeds.sweep >= task.count;
    case "quick-phase":
      return deeds.quickPhase > 0 && deeds.quickPhase <= task.seconds * ticksPerSecond;
    case "slow-phase":
      return deeds.slowPhase >= task.seconds * ticksPerSecond;
  }
}
