import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseLog } from "#app/kits/game/replay/input-log.ts";
import { step } from "#app/kits/game/step.ts";
import { createWorld, type RunSetup } from "#app/kits/game/world.ts";
import { gameRules } from "../../rules/game-rules.ts";
import { fieldWidth } from "../rendering/field-units.ts";
import { createEffects } from "./effects.ts";

const golden = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../../../tests/determinism/golden.json"), "utf8"),
) as { setup: RunSetup; log: string }[];

/** CSS pixels of the field where it is widest. */
const widestPx = 480;
const largestPx = 120;
const ticksPerSecond = 60;

/** The ticks of a recorded run at which a splat began that is larger than a hand's width of 120 pixels. */
function largeSplats({ setup, log }: (typeof golden)[number]): number[] {
  const world = createWorld(gameRules, setup);
  const effects = createEffects(() => "似合わない", false);
  const { dx, dy, buttons } = parseLog(Buffer.from(log, "base64"));
  const found: number[] = [];
  const seen = new WeakSet<object>();
  for (let tick = 0; tick < dx.length; tick++) {
    step(world, { dx: dx[tick]!, dy: dy[tick]!, buttons: buttons[tick]! });
    effects.tick(world);
    for (const splat of effects.splats) {
      if (seen.has(splat)) continue;
      seen.add(splat);
      if ((splat.size * widestPx) / fieldWidth > largestPx) found.push(tick);
    }
  }
  return found;
}

describe.each(golden.filter(({ setup }) => setup.stage > 0 && setup.stage < 7))(
  "the recorded run of stage $setup.stage at $setup.difficulty with $setup.monster",
  (run) => {
    test("no more than two large splats begin in any second", () => {
      const starts = largeSplats(run);
      const worst = starts.map((from) => starts.filter((at) => at >= from && at < from + ticksPerSecond).length);
      expect(starts.length).toBeGreaterThan(0);
      expect(Math.max(...worst)).toBeLessThanOrEqual(2);
    });
  },
);
