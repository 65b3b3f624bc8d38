// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import { useEffect, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { useGridKeys } from "../flow/use-keys.ts";
import { useLatest } from "../flow/use-latest.ts";
import { useRoundSession } from "../flow/use-round-session.ts";
import { useSpecial } from "../flow/use-special.ts";
import type { PlayProps } from "../play-props.ts";
import { getMoment, type Moment, type Phase } from "./moment.ts";
import { useNextText } from "./next-text.ts";
import { type ShadowQuestion, shadowRules } from "./rules.ts";
import { ShadowOptions } from "./shadow-options.tsx";
import { listWanted, ShadowSample } from "./shadow-sample.tsx";
import { tuning } from "./tuning.ts";
import { useFocusByKeys } from "./use-focus-by-keys.ts";
import css from "./shadow.module.css";

/** So long the last answer is looked at, like the others. */
const lastReviewMs = 1_300;

/** 影の色当て: a colour opens on the water, dries, and lies there again among similar ones. Reduced motion goes by tags. */
export function Play(props: PlayProps) {
  const { page, setup, clock, isMotionReduced, playSound, setScore, end } = props;
  const t = useMessages<Messages>();
  const byTags = setup.kind === "twin";
  const formatNext = useNextText(byTags);
  const hexes = page.colours.map(({ hex }) => hex);
  const { session, world, redraw } = useRoundSession(shadowRules, setup, hexes);
  const [{ n, phase }, setMoment] = useState<Moment>({ n: 0, phase: "before" });
  /** What was chosen of the question that was answered last; the rules have the next one by then. */
  const [review, setReview] = useState<readonly number[]>([]);
  const question = world.questions[n];
  const grid = useGridKeys(question ? columnsOf(question) : 3);
  const focusByKeys = useFocusByKeys(grid);
  const latestProps = useLatest(props);
  const latestFormat = useLatest(formatNext);
  useSpecial(props, shadowRules, session, () => {
    playSound("power-up");
    redraw();
  });

  useEffect(() => {
    let shown = "";
    return clock.onFrame((nowMs) => {
      session.pass(nowMs);
      const moment = getMoment(world, nowMs);
      const key = `${moment.n}${moment.phase}`;
      if (key === shown) return;
      shown = key;
      setMoment(moment);
      const isSingle = world.questions[moment.n]?.wanted.length === 1;
      announcePhase(latestProps.current, moment.phase, isSingle ? null : latestFormat.current(0));
      if (moment.phase === "open") focusByKeys();
    });
  }, [clock, session, world, latestProps, latestFormat, focusByKeys]);

  function choose(option: number) {
    const picks = world.picks.map((pick) => pick.option);
    if (phase !== "open" || picks.includes(option) || world.sunk.includes(option)) return;
    session.act(clock.nowMs(), option);
    picks.push(option);
    const answer = world.answers[n];
    if (!question) return;
    if (!answer) {
      playSound("water-drop");
      props.showText(formatNext(picks.length));
      return redraw();
    }
    setScore(session.score);
    setReview(picks);
    setMoment({ n, phase: "answered" });
    const names = listWanted(page, question).map((colour) => colour?.name ?? "");
    const isExact = picks.every((pick, i) => pick === question.wanted[i]);
    announceAnswer(
      props,
      isExact ? tuning.exactFrom : answer.points,
      t("games.shadow.off", { name: names.join("』『") }),
    );
    if (session.isOver) setTimeout(() => end(session.log(), session.score), lastReviewMs);
  }

  if (!question) return null;
  const isAnswered = phase === "answered";
  const answer = isAnswered ? world.answers[n] : undefined;
  const picked = isAnswered ? review : world.picks.map(({ option }) => option);
  return (
    <div
      className={`${css.water} stack-3`}
      data-phase={phase}
      data-reduced-motion={isMotionReduced || undefined}
      data-ready=""
    >
      <p className="text-fine">{t("games.shadow.question", { n: n + 1 })}</p>
      <ShadowSample
        {...{ page, question, phase, byTags, answer }}
        pickedCount={picked.length}
        nextText={formatNext(picked.length)}
      />
      <ShadowOptions
        ref={grid}
        {...{ question, phase, byTags, picked }}
        colours={page.colours}
        sunk={isAnswered ? [] : world.sunk}
        onChoose={choose}
      />
    </div>
  );
}

/** What is heard and said when a question goes on. `next`: what is to be chosen first, where several are looked for. */
function announcePhase(
  { showCaption, showText, playSound, setup }: PlayProps,
  phase: Phase,
  next: string | null,
): void {
  if (phase === "seen") {
    showCaption("shown");
    playSound("water-drop");
  }
  if (phase !== "open") return;
  if (next !== null) showText(next);
  else if (setup.kind !== "twin") showCaption("gone");
}

/** What is heard and said of an answer. */
function announceAnswer({ showCaption, showText, playSound }: PlayProps, points: number, offText: string): void {
  if (points >= tuning.exactFrom) {
    showCaption("exact");
    playSound("capture");
  } else {
    showText(offText);
    playSound(points >= tuning.nearFrom ? "bubble" : "water-drop");
  }
}

const columnsOf = ({ options }: ShadowQuestion): number => (options.length > 9 ? 4 : 3);
