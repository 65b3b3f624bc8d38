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

/** The hall with the bell jar. `hand` lends the change to something else than the button: the camera. */
export function StareHall(props: PlayProps & { own?: ReactNode; hand?: (change: () => void) => void }) {
  const { page, setup, clock, isCalm, own, hand } = props;
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
    return clock.eachFrame((nowMs) => {
      const { say, sound, score, end } = given.current;
      const isDone = table.pass(nowMs);
      const mood = moodAt(world, nowMs);
      const { paper, last } = world;
      if (world.at !== papers) {
        papers = world.at;
        score(table.score);
        say(last?.isWon ? "win" : "lose");
        sound(last?.isWon ? "paper-tear" : "hurt");
      }
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
  }, [clock, table, world, setup.isAssisted]);

  const change = useCallback(
    (momentMs: number) => {
      table.act(clock.ofEvent(momentMs), 0);
      setFace((n) => n + 1);
    },
    [clock, table],
  );
  useEffect(() => hand?.(() => change(performance.now())), [hand, change]);
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
    <div className={css.hall} data-mood={shown.mood} data-calm={isCalm || undefined} data-ready="">
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
