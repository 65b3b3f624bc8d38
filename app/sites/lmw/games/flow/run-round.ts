import type { EffectName } from "#app/kits/sound/sound-library.ts";
import type { PlayProps } from "../play-props.ts";
import type { RoundSession } from "./round-session.ts";
import type { Latest } from "./use-latest.ts";

/**
 * Lets a round go on with its clock, `onFrame` each time; once it is over that is said, and the log handed in. Returns its
 * stop.
 */
export function runRound<W>(
  session: RoundSession<W>,
  latestProps: Latest<PlayProps>,
  endSound: EffectName,
  onFrame: (nowMs: number) => void,
): () => void {
  let isHandedIn = false;
  return latestProps.current.clock.onFrame((nowMs) => {
    const isOver = session.pass(nowMs);
    onFrame(nowMs);
    if (!isOver || isHandedIn) return;
    isHandedIn = true;
    const { showCaption, playSound, setScore, end } = latestProps.current;
    setScore(session.score);
    showCaption("end");
    playSound(endSound);
    end(session.log(), session.score);
  });
}
