import { useCallback, useEffect, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { createRoundSession } from "../flow/round-session.ts";
import { useKeys } from "../flow/use-keys.ts";
import { useLatest } from "../flow/use-latest.ts";
import { useSpecial } from "../flow/use-special.ts";
import type { PlayProps } from "../play-props.ts";
import { BellJar } from "./bell-jar.tsx";
import { firstPaper } from "./paper-monitor.ts";
import { getPaperText } from "./paper-text.ts";
import { isPressKey } from "./press-key.ts";
import { stareRules, reducedMotionPapers, getWord } from "./rules.ts";
import css from "./stare.module.css";

/** 息合わせ: words come one after another, without motion; one press on 「いま」 turns the paper over. */
export function StareReducedMotion(props: PlayProps) {
  const { setup, clock } = props;
  const t = useMessages<Messages>();
  const [session] = useState(() => createRoundSession(stareRules, setup));
  const [shown, setShown] = useState({ ...firstPaper, word: -1, n: 0, left: reducedMotionPapers });
  const latestProps = useLatest(props);
  const { world } = session;

  useEffect(() => {
    let key = "";
    return clock.onFrame((nowMs) => {
      if (session.pass(nowMs)) return;
      const { word, n } = nowMs < world.paper.riseMs ? { word: -1, n: -1 } : getWord(world);
      const { face, kind, riseMs, needed, answered } = world.paper;
      const isStretched = world.paper.isStretched || world.stretchesNext;
      const now = [riseMs, n, word, isStretched].join();
      if (now === key) return;
      key = now;
      const mood = word < 0 ? "asleep" : "watching";
      const left = reducedMotionPapers - world.at;
      setShown({ word, n, left, mood, face, kind, needed, answered, isStretched, points: 0 });
    });
  }, [clock, session, world]);

  useSpecial(props, stareRules, session, () => latestProps.current.playSound("power-up"));

  const press = useCallback(() => {
    const { showText, showCaption, playSound, setScore, end } = latestProps.current;
    const before = world.at;
    const lostBefore = world.chain;
    const answeredBefore = world.paper.answered;
    session.act(clock.nowMs(), 0);
    setScore(session.score);
    if (world.at > before) {
      showCaption("win");
      playSound("paper-tear");
    } else if (world.paper.answered > answeredBefore) {
      showText(t("games.stare.half"));
      playSound("card-turn");
    } else if (world.chain > lostBefore) {
      showText(t("games.stare.early"));
      playSound("card-turn");
    }
    if (world.at >= reducedMotionPapers) end(session.log(), session.score);
  }, [clock, session, world, latestProps, t]);
  useKeys(
    useCallback(
      (_key: string, event: KeyboardEvent) => {
        if (!isPressKey(event)) return;
        event.preventDefault();
        press();
      },
      [press],
    ),
  );

  const words = [
    t("games.stare.word.w0"),
    t("games.stare.word.w1"),
    t("games.stare.word.w2"),
    t("games.stare.word.w3"),
    t("games.stare.word.w4"),
    t("games.stare.word.w5"),
    t("games.stare.word.w6"),
    t("games.stare.word.w7"),
  ];
  return (
    <div className={css.reducedMotion} data-word={shown.word} data-ready="">
      <p className="text-body">{t("games.stare.left", { n: shown.left })}</p>
      <BellJar paper={shown} words={getPaperText(t, shown.kind)} />
      <p className={`${css.word} middle text-banner text-centred text-face`} aria-live="assertive">
        {words[shown.word] ?? ""}
      </p>
      <button type="button" className={`${css.press} text-bright text-heading text-strong`} data-press onClick={press}>
        {t("games.stare.pressReducedMotion")}
      </button>
    </div>
  );
}
