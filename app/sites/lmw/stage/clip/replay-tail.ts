import { parseLog, readTick } from "#app/kits/game/replay/input-log.ts";
import type { Input } from "#app/kits/game/player.ts";
import type { GameRules } from "#app/kits/game/script.ts";
import { step } from "#app/kits/game/step.ts";
import { createWorld, type RunSetup, type World } from "#app/kits/game/world.ts";

/** The end of a run, as it was played. */
export interface ReplayTail {
  readonly world: World;
  /** One tick on in which something moved; after the run's end the picture of it ages on. */
  advance(): void;
}

/**
 * Plays a run again up to its last ticks. What stood still while somebody chose is passed over.
 * @param tailTicks from there to the end of the run, at most
 * @param onTick after every tick, with what happened in it in `world.events`
 * @throws LogError for a log that cannot be read
 */
export function createReplayTail(
  rules: GameRules,
  { setup, log }: { setup: RunSetup; log: Uint8Array },
  tailTicks: number,
  onTick: (world: World) => void,
): ReplayTail {
  const skipped = Math.max(0, countMovingTicks(rules, setup, log) - tailTicks);
  const inputs = parseLog(log);
  const world = createWorld(rules, setup);
  const input: Input = { dx: 0, dy: 0, buttons: 0 };
  let tick = 0;
  const advance = (): void => {
    let moved = false;
    while (!moved && world.state === "playing" && readTick(inputs, tick, input)) {
      moved = world.offer === null;
      step(world, input);
      tick++;
      if (moved) onTick(world);
    }
    if (moved) return;
    world.events.length = 0;
    onTick(world);
  };
  for (let i = 0; i < skipped; i++) advance();
  return { world, advance };
}

function countMovingTicks(rules: GameRules, setup: RunSetup, log: Uint8Array): number {
  const inputs = parseLog(log);
  const world = createWorld(rules, setup);
  const input: Input = { dx: 0, dy: 0, buttons: 0 };
  let moving = 0;
  for (let tick = 0; world.state === "playing" && readTick(inputs, tick, input); tick++) {
    if (world.offer === null) moving++;
    step(world, input);
  }
  return moving;
}
