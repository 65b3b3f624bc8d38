import { useCallback, useEffect, useState } from "react";
import { createRoundSession } from "../flow/round-session.ts";
import { useKeys } from "../flow/use-keys.ts";
import { useLatest } from "../flow/use-latest.ts";
import type { PlayProps } from "../play-props.ts";
import { createPaperMonitor, firstPaper } from "./paper-monitor.ts";
import type { Mood } from "./paper-mood.ts";
import { stareRules } from "./rules.ts";

/** Changes the face, at a moment of `performance`. */
export type ChangeTrigger = (atMs: number) => void;

export interface StareInput {
  /** Provides the change to something else than the button: the camera. */
  registerTrigger?: (change: ChangeTrigger) => void;
  /** How much later that other hand is known: so long a paper is judged after what is seen. */
  lagMs?: { readonly current: number };
}

/** A round: the paper that is shown, how often the face was changed, and the press that changes it. */
export function useStareRound(props: PlayProps & StareInput) {
  const { setup, clock, registerTrigger, lagMs } = props;
  const [session] = useState(() => createRoundSession(stareRules, setup));
  const [shown, setShown] = useState(firstPaper);
  const [changes, setChanges] = useState(0);
  const latestProps = useLatest(props);

  useEffect(() => {
    const watch = createPaperMonitor();
    let isOver = false;
    return clock.onFrame((nowMs) => {
      const { showCaption, playSound, setScore, end } = latestProps.current;
      const isDone = session.pass(Math.max(0, nowMs - (lagMs?.current ?? 0)));
      const { judged, shown: next } = watch(session.world, nowMs);
      if (judged) {
        setScore(session.score);
        showCaption(judged.isWon ? "win" : "lose");
        playSound(judged.isWon ? "paper-tear" : "hurt");
      }
      if (next) {
        setShown(next);
        announceMood(next.mood, setup.isAssisted, latestProps.current);
      }
      if (!isDone || isOver) return;
      isOver = true;
      showCaption("end");
      end(session.log(), session.score);
    });
  }, [clock, session, setup.isAssisted, lagMs, latestProps]);

  const change = useCallback(
    (momentMs: number) => {
      session.act(clock.timeOfEvent(momentMs), 0);
      setChanges((n) => n + 1);
    },
    [clock, session],
  );
  // Of a moment that has gone by: the clock ran on since then.
  useEffect(() => {
    registerTrigger?.((atMs) => {
      if (!clock.isRunning) return;
      session.act(Math.max(0, clock.nowMs() - Math.round(performance.now() - atMs)), 0);
      setChanges((n) => n + 1);
    });
  }, [registerTrigger, clock, session]);
  useKeys(
    useCallback(
      (key: string, event: KeyboardEvent) => {
        if (key !== " " && key !== "Enter") return;
        // On a focused button the key would press a second time.
        event.preventDefault();
        change(event.timeStamp);
      },
      [change],
    ),
  );
  return { shown, changes, change };
}

/** What is said and heard when a paper gets into another mood. */
function announceMood(
  mood: Mood,
  isAssisted: boolean,
  { showCaption, playSound }: Pick<PlayProps, "showCaption" | "playSound">,
): void {
  if (mood === "watching") showCaption("hold");
  if (mood === "careless") {
    showCaption("turn");
    // With help the moment is heard, too.
    playSound(isAssisted ? "far-bell" : "monster-giggle");
  }
  if (mood === "rising") playSound("eye-open");
}
