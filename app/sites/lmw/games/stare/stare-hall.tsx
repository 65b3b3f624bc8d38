import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import { layTable } from "../flow/table.ts";
import { useKeys } from "../flow/use-keys.ts";
import type { PlayProps } from "../play-props.ts";
import { BellJar } from "./bell-jar.tsx";
import { type Mood, moodAt } from "./moment.ts";
import { stareRules } from "./rules.ts";
import css from "./stare.module.css";

interface Shown {
  mood: Mood;
  face: number;
  kind: number;
  isEarly: boolean;
  points: number;
}

/** Changes the face, at a moment of `performance`. */
export type Hand = (atMs: number) => void;

interface HallProps extends PlayProps {
  /** One's own face, in the place of the monster's. */
  own?: ReactNode;
  /** Lends the change to something else than the button: the camera. */
  hand?: (change: Hand) => void;
  /** How much later that other hand is known: so long a paper is judged after what is seen. */
  lagMs?: { readonly current: number };
}

/** The hall with the bell jar. */
export function StareHall(props: HallProps) {
  const { page, setup, clock, isCalm, own, hand, lagMs } = props;
  const t = useWords<Words>();
  const [table] = useState(() => layTable(stareRules, setup));
  const [shown, setShown] = useState<Shown>({ mood: "asleep", face: 0, kind: 0, isEarly: false, points: 0 });
  const [face, setFace] = useState(0);
  const given = useRef(props);
  useEffect(() => {
    given.current = props;
  });
  const { world } = table;

  useEffect(() => {
    let key = "";
    let isOver = false;
    let papers = 0;
    let toldMs = 0;
    return clock.eachFrame((nowMs) => {
      const { say, sound, score, end } = given.current;
      const isDone = table.pass(Math.max(0, nowMs - (lagMs?.current ?? 0)));
      const { paper, last } = world;
      if (world.at !== papers) {
        papers = world.at;
        toldMs = nowMs;
        score(table.score);
        say(last?.isWon ? "win" : "lose");
        sound(last?.isWon ? "paper-tear" : "hurt");
      }
      const mood = moodAt(world, nowMs, toldMs);
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
        if (mood === "watching") say("hold");
        if (mood === "careless") {
          say("turn");
          // With help the moment is heard, too.
          sound(setup.isAssisted ? "far-bell" : "monster-giggle");
        }
        if (mood === "rising") sound("eye-open");
      }
      if (!isDone || isOver) return;
      isOver = true;
      say("end");
      end(table.log(), table.score);
    });
  }, [clock, table, world, setup.isAssisted, lagMs]);

  const change = useCallback(
    (momentMs: number) => {
      table.act(clock.ofEvent(momentMs), 0);
      setFace((n) => n + 1);
    },
    [clock, table],
  );
  // Of a moment that has gone by: the clock ran on since then.
  useEffect(() => {
    hand?.((atMs) => {
      if (!clock.isRunning) return;
      table.act(Math.max(0, clock.nowMs() - Math.round(performance.now() - atMs)), 0);
      setFace((n) => n + 1);
    });
  }, [hand, clock, table]);
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
  const ownFace = page.host.moods[face % page.host.moods.length];
  return (
    <div className={css.hall} data-mood={shown.mood} data-changes={face} data-calm={isCalm || undefined} data-ready="">
      <BellJar mood={shown.mood} face={shown.face} words={paperWords(t, shown.kind)} />
      <p className={css.cue}>{shown.mood === "won" ? <span className={role.latin}>+{shown.points}</span> : words}</p>
      <div className={css.own}>
        {own ??
          (ownFace && (
            <Picture key={ownFace.name} picture={ownFace} cutout alt="" sizes="160px" className={css.face} />
          ))}
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
export function paperWords(t: ReturnType<typeof useWords<Words>>, kind: number): string {
  const all = [
    t("games.stare.paper.p0"),
    t("games.stare.paper.p1"),
    t("games.stare.paper.p2"),
    t("games.stare.paper.p3"),
    t("games.stare.paper.p4"),
  ];
  return all[kind] ?? "";
}
