import type { World } from "./world.ts";

/** 0 none, 1 ○, 2 ◎, 3 ✦. */
export type Rank = 0 | 1 | 2 | 3;

/** The rank of a finished run: ○ for one that went on after a fall. A gentle stage has none. */
export function rankOf({ state, stage, score, hits, bossHits, setup }: World): Rank {
  if (state !== "cleared" || stage.script.isGentle) return 0;
  if (setup.startCue !== undefined) return 1;
  const [fine, splendid] = stage.script.ranks[setup.difficulty] ?? [0, 0];
  if (score >= splendid && bossHits === 0) return 3;
  return score >= fine || hits <= 1 ? 2 : 1;
}
