import type { Player } from "#app/kits/game/entities.ts";
import { parseLog, readTick } from "#app/kits/game/replay/input-log.ts";
import type { Input } from "#app/kits/game/player.ts";
import type { GameRules } from "#app/kits/game/script.ts";
import { step } from "#app/kits/game/step.ts";
import { createWorld, type RunSetup } from "#app/kits/game/world.ts";

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
export function createGhostRun(rules: GameRules, setup: RunSetup, log: Uint8Array, fromBoss: boolean): GhostRun {
  const inputs = parseLog(log);
  const world = createWorld(rules, setup);
  const input: Input = { dx: 0, dy: 0, buttons: 0 };
  let tick = 0;
  const stepOnce = (): void => {
    if (world.state !== "playing" || !readTick(inputs, tick, input)) return;
    step(world, input);
    tick++;
  };
  const last = world.stage.bosses.length - 1;
  if (fromBoss) {
    // A practice begins a second before the big Rule: so does the ghost, or it stands still where its run ended.
    while (tick < inputs.dx.length && world.state === "playing" && world.boss?.boss !== last) stepOnce();
  }
  let waitTicks = fromBoss ? 60 : 0;
  return {
    get player() {
      return world.state === "playing" && tick < inputs.dx.length && waitTicks === 0 ? world.player : null;
    },
    step: () => (waitTicks > 0 ? void waitTicks-- : stepOnce()),
  };
}
