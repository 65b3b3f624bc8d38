import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { createRoundSession } from "../flow/round-session.ts";
import { useKeys } from "../flow/use-keys.ts";
import type { PlayProps } from "../play-props.ts";
import { BellJar } from "./bell-jar.tsx";
import { type Mood, getMood } from "./paper-mood.ts";
import { stareRules } from "./rules.ts";
import css from "./stare.module.css";

interface PaperState {
  mood: Mood;
  face: number;
  kind: number;
  isEarly: boolean;
  points: number;
}

/** Changes the face, at a moment of `performance`. */
export type ChangeTrigger = (atMs: number) => void;

interface StareGameProps extends PlayProps {
  /** One's own face, in the place of the monster's. */
  own?: ReactNode;
  /** Provides the change to something else than the button: the camera. */
  registerTrigger?: (change: ChangeTrigger) => void;
  /** How much later that other hand is known: so long a paper is judged after what is seen. */
  lagMs?: { readonly current: number };
}

/** The stare game, with its bell jar. */
export function StareGame(props: StareGameProps) {
  const { page, setup, clock, isMotionReduced, own, registerTrigger, lagMs } = props;
  const t = useMessages<Messages>();
  const [session] = useState(() => createRoundSession(stareRules, setup));
  const [shown, setShown] = useState<PaperState>({ mood: "asleep", face: 0, kind: 0, isEarly: false, points: 0 });
  const [face, setFace] = useState(0);
  const latestProps = useRef(props);
  useEffect(() => {
    latestProps.current = props;
  });
  const { world } = session;

  useEffect(() => {
    let key = "";
    let isOver = false;
    let papers = 0;
    let resultShownMs = 0;
    return clock.onFrame((nowMs) => {
      const { showCaption, playSound, setScore, end } = latestProps.current;
      const isDone = session.pass(Math.max(0, nowMs - (lagMs?.current ?? 0)));
      const { paper, last } = world;
      if (world.at !== papers) {
        papers = world.at;
        resultShownMs = nowMs;
        setScore(session.score);
        showCaption(last?.isWon ? "win" : "lose");
        playSound(last?.isWon ? "paper-tear" : "hurt");
      }
      const mood = getMood(world, nowMs, resultShownMs);
      const now = `${mood}${papers}`;
      if (now !== key) {
        key = now;
        setShown({
          mood,
          face: paper.face,
          kind: paper.kind,
          isEarly: last?.isEarly ?? false,
          points: last?.points ?? 0,
        });
        if (mood === "watching") showCaption("hold");
        if (mood === "careless") {
          showCaption("turn");
          // With help the moment is heard, too.
          playSound(setup.isAssisted ? "far-bell" : "monster-giggle");
        }
        if (mood === "rising") playSound("eye-open");
      }
      if (!isDone || isOver) return;
      isOver = true;
      showCaption("end");
      end(session.log(), session.score);
    });
  }, [clock, session, world, setup.isAssisted, lagMs]);

  const change = useCallback(
    (momentMs: number) => {
      session.act(clock.timeOfEvent(momentMs), 0);
      setFace((n) => n + 1);
    },
    [clock, session],
  );
  // Of a moment that has gone by: the clock ran on since then.
  useEffect(() => {
    registerTrigger?.((atMs) => {
      if (!clock.isRunning) return;
      session.act(Math.max(0, clock.nowMs() - Math.round(performance.now() - atMs)), 0);
      setFace((n) => n + 1);
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

  const words = {
    asleep: t("games.stare.asleep"),
    rising: t("games.stare.watching"),
    watching: t("games.stare.watching"),
    twitching: t("games.stare.watching"),
    careless: t("games.stare.careless"),
    won: t("games.stare.won"),
    lost: t("games.stare.asleep"),
  }[shown.mood];
  const hostFace = page.host.moods[face % page.host.moods.length];
  return (
    <div
      className={`${css.hall} stack-2`}
      data-mood={shown.mood}
      data-changes={face}
      data-calm={isMotionReduced || undefined}
      data-ready=""
    >
      <BellJar mood={shown.mood} face={shown.face} words={getPaperText(t, shown.kind)} />
      <p className={css.cue}>{shown.mood === "won" ? <span className={role.latin}>+{shown.points}</span> : words}</p>
      <div className={`${css.own} stack-3`}>
        {own ??
          (hostFace && <Picture key={hostFace.name} picture={hostFace} cutout alt="" sizes="160px" className="wide" />)}
        <button
          type="button"
          className={css.press}
          data-press
          onPointerDown={(event) => change(event.timeStamp)}
          onClick={(event) => event.detail === 0 && change(event.timeStamp)}
        >
          {t("games.stare.press")}
        </button>
      </div>
    </div>
  );
}

/** What is written on a paper. */
export function getPaperText(t: ReturnType<typeof useMessages<Messages>>, kind: number): string {
  const all = [
    t("games.stare.paper.p0"),
    t("games.stare.paper.p1"),
    t("games.stare.paper.p2"),
    t("games.stare.paper.p3"),
    t("games.stare.paper.p4"),
  ];
  return all[kind] ?? "";
}
