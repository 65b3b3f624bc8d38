import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { createRoundSession } from "../flow/round-session.ts";
import { useKeys } from "../flow/use-keys.ts";
import { useLatest } from "../flow/use-latest.ts";
import { useSpecial } from "../flow/use-special.ts";
import type { PlayProps } from "../play-props.ts";
import { createLateClock } from "./late-clock.ts";
import { createPaperMonitor, firstPaper, type PaperNews } from "./paper-monitor.ts";
import { getStretchLeft } from "./paper-mood.ts";
import { isPressKey } from "./press-key.ts";
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
  const { setup, clock, registerTrigger, registerSpecial, lagMs } = props;
  const t = useMessages<Messages>();
  const [session] = useState(() => createRoundSession(stareRules, setup));
  const [shown, setShown] = useState(firstPaper);
  const [changes, setChanges] = useState(0);
  const [lateClock] = useState(() => createLateClock(clock, lagMs));
  const ring: RefObject<SVGSVGElement | null> = useRef(null);
  const latestProps = useLatest(props);

  useEffect(() => {
    const watch = createPaperMonitor();
    let isOver = false;
    return clock.onFrame((nowMs) => {
      const { showCaption, setScore, end, isMotionReduced } = latestProps.current;
      const isDone = session.pass(Math.max(0, nowMs - (lagMs?.current ?? 0)));
      const news = watch(session.world, nowMs);
      const left = isMotionReduced ? 1 : getStretchLeft(session.world, nowMs);
      ring.current?.style.setProperty("--left", String(left));
      if (news.judged) setScore(session.score);
      if (news.shown) setShown(news.shown);
      announce(news, latestProps.current, t);
      if (!isDone || isOver) return;
      isOver = true;
      showCaption("end");
      end(session.log(), session.score);
    });
  }, [clock, session, lagMs, latestProps, t]);

  useSpecial({ clock: lateClock, registerSpecial }, stareRules, session, () =>
    latestProps.current.playSound("power-up"),
  );

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
      (_key: string, event: KeyboardEvent) => {
        if (!isPressKey(event)) return;
        // On a focused button the key would press a second time.
        event.preventDefault();
        change(event.timeStamp);
      },
      [change],
    ),
  );
  return { shown, changes, change, ring };
}

/** What is said and heard of the news of a paper. */
function announce(
  { judged, isHalfWon, mood, shown }: PaperNews,
  { setup, showCaption, showText, playSound }: PlayProps,
  t: ReturnType<typeof useMessages<Messages>>,
): void {
  if (judged) {
    if (judged.isLured) showText(t("games.stare.lured"));
    else showCaption(judged.isWon ? "win" : "lose");
    playSound(judged.isWon ? "paper-tear" : "hurt");
  }
  if (isHalfWon) {
    showText(t("games.stare.half"));
    playSound("card-turn");
  }
  // Half won, it is said that one waits once more; that stays to be read.
  if (mood === "watching" && !shown?.answered) showCaption("hold");
  if (mood === "careless") showCaption("turn");
  if (mood === "luring") showText(t("games.stare.brow"));
  // With help the moment is heard, too, and what only seems to be it is not.
  if (mood === "careless" && setup.isAssisted) playSound("far-bell");
  else if (mood === "careless" || (mood === "luring" && !setup.isAssisted)) playSound("monster-giggle");
  if (mood === "rising" && !isHalfWon) playSound("eye-open");
}
