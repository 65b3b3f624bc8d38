import type { EffectName } from "#app/kits/sound/sound-library.ts";
import type { RunClock } from "./flow/run-clock.ts";
import type { GamePage } from "./game.server.ts";
import type { GameLog } from "./rules/game-log.ts";
import type { GameSetup } from "./rules/game-rules.ts";

/** What each of the six is given while it is played. */
export interface PlayProps {
  page: GamePage;
  setup: GameSetup;
  clock: RunClock;
  /** Nothing travels: the twin, or a visitor who wants less motion. */
  isCalm: boolean;
  /** Says one of the game's captions, by its moment: seen, and read aloud. */
  say: (at: string) => void;
  /** Says something of its own, to readers and in the same line. */
  tell: (words: string) => void;
  sound: (name: EffectName) => void;
  /** Points so far, for the head of the room. */
  score: (points: number) => void;
  /** It is over: the log goes to the server. Once. */
  end: (log: GameLog, score: number) => void;
}
