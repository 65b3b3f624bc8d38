import type { Player } from "#app/kits/game/entities.ts";
import { readLog } from "#app/kits/game/replay/input-log.ts";
import type { GameRules } from "#app/kits/game/script.ts";
import { step } from "#app/kits/game/step.ts";
import { makeWorld, type RunSetup } from "#app/kits/game/world.ts";

/** Somebody's run, played again beside one's own. */
export interface GhostRun {
  /** Where its lipstick is; null when its run is over. */
  readonly player: Player | null;
  step(): void;
}

/**
 * Plays a kept log beside a run. `fromBoss`: it begins where the last big Rule comes in.
 * @throws LogError for a log that cannot be read
 */
export function makeGhostRun(rules: GameRules, setup: RunSetup, log: Uint8Array, fromBoss: boolean): GhostRun {
  const read = readLog(log);
  const world = makeWorld(rules, setup);
  let tick = 0;
  const stepOnce = (): void => {
    if (tick >= read.dx.length || world.state !== "playing") return;
    step(world, { dx: read.dx[tick]!, dy: read.dy[tick]!, buttons: read.buttons[tick]! });
    tick++;
  };
  const last = world.stage.bosses.length - 1;
  if (fromBoss) {
    // A practice begins a second before the big Rule: so does the ghost, or it stands still where its run ended.
    while (tick < read.dx.length && world.state === "playing" && world.boss?.boss !== last) stepOnce();
  }
  let wait = fromBoss ? 60 : 0;
  return {
    get player() {
      return world.state === "playing" && tick < read.dx.length && wait === 0 ? world.player : null;
    },
    step: () => (wait > 0 ? void wait-- : stepOnce()),
  };
}
