import { suggestMove, wantsSpecial } from "../bot.ts";
import { suggestChoice } from "../suggest-choice.ts";
import { specialButton } from "../player.ts";
import type { GameRules } from "../script.ts";
import type { RunSetup } from "../world.ts";
import { maxLogTicks } from "./input-log.ts";
import { type Recording, startRecording } from "./replay.ts";

/** Lets the bot play a whole run. */
export function recordBotRun(rules: GameRules, setup: RunSetup): Recording {
  const recording = startRecording(rules, setup);
  const { world } = recording;
  while (world.state === "playing" && world.tick < maxLogTicks - 1) {
    if (world.offer !== null) {
      recording.step(suggestChoice(world));
      continue;
    }
    const move = suggestMove(world);
    recording.step({ dx: move.dx, dy: move.dy, buttons: wantsSpecial(world, move) ? specialButton : 0 });
  }
  return recording;
}
