import { onAbort } from "#app/kits/basics/abort.ts";
import type { Sound } from "#app/kits/sound/create-sound.ts";
import { getGameMusic } from "#app/kits/sound/music-names.ts";
import type { RunClock } from "../flow/run-clock.ts";

/** 昇降機係 among the six. */
export const liftGame = 3;

/**
 * Lets the music of the lift go with the clock of its round, so that each beat of the one is a beat of the other: it begins
 * where the clock is, stands still when that does, and finds its place again.
 */
export function keepLiftTime(
  clock: Pick<RunClock, "isRunning" | "nowMs" | "subscribe">,
  sound: Pick<Sound, "enterMusic" | "muteMusic">,
  signal: AbortSignal,
): void {
  const music = getGameMusic(liftGame);
  const positionS = (): number => clock.nowMs() / 1000;
  let leave: (() => void) | null = null;
  let unmute: (() => void) | null = null;

  function follow(): void {
    if (clock.isRunning === (leave !== null)) return;
    if (clock.isRunning) {
      leave = sound.enterMusic(music, { positionS });
      unmute?.();
      unmute = null;
    } else {
      unmute = sound.muteMusic();
      leave?.();
      leave = null;
    }
  }

  follow();
  const unsubscribe = clock.subscribe(follow);
  onAbort(signal, () => {
    unsubscribe();
    leave?.();
    unmute?.();
  });
}
