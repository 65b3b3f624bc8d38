import type { EffectName } from "#app/kits/sound/sound-library.ts";
import type { SpecialControl } from "./flow/special-control.ts";
import type { RunClock } from "./flow/run-clock.ts";
import type { GamePage } from "./game.server.ts";
import type { GameLog } from "./rules/game-log.ts";
import type { GameSetup } from "./rules/game-rules.ts";

/** What each of the six is given while it is played. */
export interface PlayProps {
  page: GamePage;
  setup: GameSetup;
  clock: RunClock;
  /** Nothing travels: the reduced-motion game, or a visitor who wants less motion. */
  isMotionReduced: boolean;
  /** Says one of the game's captions, by its moment: seen, and read aloud. */
  showCaption: (at: string) => void;
  /** Says something of its own, to readers and in the same line. */
  showText: (words: string) => void;
  playSound: (name: EffectName) => void;
  /** Points so far, for the head of the dialog. */
  setScore: (points: number) => void;
  /** Once the round is laid out: how its monster lends its hand. */
  registerSpecial: (control: SpecialControl) => void;
  /** It is over: the log goes to the server. Once. */
  end: (log: GameLog, score: number) => void;
}
