import { useEffect } from "react";
import { getGameMusic } from "#app/kits/sound/music-names.ts";
import { getVisitSound, useMusic } from "#app/kits/sound/use-sound.ts";
import { keepLiftTime, liftGame } from "../lift/keep-lift-time.ts";
import type { RunClock } from "../flow/run-clock.ts";
import type { GameSetup } from "../rules/game-rules.ts";

/** The piece of a game while its round is played. That of the third keeps the beats of the round: it stands still with its clock. */
export function useRoundMusic(game: number, clock: RunClock, kind: GameSetup["kind"]): void {
  const isOnTheBeat = game === liftGame && kind !== "twin";
  useMusic(isOnTheBeat ? null : getGameMusic(game));
  useEffect(() => {
    if (!isOnTheBeat) return;
    const stop = new AbortController();
    keepLiftTime(clock, getVisitSound(), stop.signal);
    return () => stop.abort();
  }, [isOnTheBeat, clock]);
}
