// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import { classNames } from "#app/kits/basics/class-names.ts";
import pool from "#app/kits/ui/pictures/game-shadow-pool.json";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { useGridKeys } from "../flow/use-keys.ts";
import { useLatest } from "../flow/use-latest.ts";
import { useRoundSession } from "../flow/use-round-session.ts";
import type { PlayProps } from "../play-props.ts";
import { getMoment, type Moment, type Phase } from "./moment.ts";
import { tuning } from "./tuning.ts";
import { type ShadowQuestion, shadowRules, type ShadowWorld } from "./rules.ts";
import { ShadowOptions, useTagText } from "./shadow-options.tsx";
import { TagIcon } from "./tag-icon.tsx";
import css from "./shadow.module.css";

/** So long the last answer is looked at, like the others. */
const lastReviewMs = 1_300;

/** 影の色当て: a colour opens on the water, dries, and lies there again among similar ones. Reduced motion goes by tags. */
export function Play(props: PlayProps) {
  const { page, setup, clock, isMotionReduced, setScore, end } = props;
  const t = useMessages<Messages>();
  const hexes = page.colours.map(({ hex }) => hex);
  const { session, world } = useRoundSession(shadowRules, setup, hexes);
  const [{ n, phase }, setMoment] = useState<Moment>({ n: 0, phase: "before" });
  const question = world.questions[n];
  const grid = useGridKeys(question ? columnsOf(question) : 3);
  const focusByKeys = useFocusByKeys(grid);
  const latestProps = useLatest(props);

  useEffect(() => {
    let shown = "";
    return clock.onFrame((nowMs) => {
      session.pass(nowMs);
      const moment = getMoment(world, nowMs);
      const key = `${moment.n}${moment.phase}`;
      if (key === shown) return;
      shown = key;
      setMoment(moment);
      announcePhase(latestProps.current, moment.phase);
      if (moment.phase === "open") focusByKeys();
    });
  }, [clock, session, world, latestProps, focusByKeys]);

  function choose(option: number) {
    if (phase !== "open") return;
    session.act(clock.nowMs(), option);
    const answered = world.answers.length - 1;
    const answer = world.answers[answered];
    const answeredQuestion = world.questions[answered];
    if (!answer || !answeredQuestion) return;
    setScore(session.score);
    setMoment({ n: answered, phase: "answered" });
    const name = rightColour(page, answeredQuestion)?.name ?? "";
    announceAnswer(props, answer.points, t("games.shadow.off", { name }));
    if (session.isOver) setTimeout(() => end(session.log(), session.score), lastReviewMs);
  }

  if (!question) return null;
  const answer = phase === "answered" ? world.answers[n] : undefined;
  return (
    <div
      className={`${css.water} stack-3`}
      data-phase={phase}
      data-reduced-motion={isMotionReduced || undefined}
      data-ready=""
    >
      <p className="text-fine">{t("games.shadow.question", { n: n + 1 })}</p>
      <ShadowSample page={page} question={question} phase={phase} byTags={setup.kind === "twin"} answer={answer} />
      <ShadowOptions
        ref={grid}
        colours={page.colours}
        question={question}
        phase={phase}
        byTags={setup.kind === "twin"}
        chosen={answer?.option}
        onChoose={choose}
      />
    </div>
  );
}

interface ShadowSampleProps {
  page: PlayProps["page"];
  question: ShadowQuestion;
  phase: Phase;
  byTags: boolean;
  answer: ShadowWorld["answers"][number] | undefined;
}

/** What is looked for: on the water while it is shown, and again with its points. */
function ShadowSample({ page, question, phase, byTags, answer }: ShadowSampleProps) {
  const t = useMessages<Messages>();
  const formatTag = useTagText();
  const sample = rightColour(page, question);
  const tag = question.tags[question.right] ?? 0;
  const isShown = phase === "seen" || phase === "answered" || (byTags && phase === "open");
  return (
    <div className="anchor middle">
      <div className={`${css.sample} middle`} data-shown={isShown || undefined} data-pool>
        <Picture picture={pool} alt="" sizes="21rem" exact cutout className="wide" />
        {byTags ? (
          <TagIcon tag={tag} label={t("games.shadow.sample", { tag: formatTag(tag) })} />
        ) : (
          <span
            className={classNames(css.colour, isShown && sample && shadeClass(sample.hex))}
            data-shade={isShown ? sample?.hex : undefined}
            role="img"
            aria-label={phase === "seen" ? t("games.shadow.look") : t("games.shadow.which")}
          />
        )}
        <span className={css.rings} aria-hidden="true" />
      </div>
      {answer && (
        <p className={`${css.points} text-leading-12 text-title`}>
          +{answer.points + answer.bonus}
          <span className="text-body text-strong">{sample?.name}</span>
        </p>
      )}
    </div>
  );
}

/** What is heard and said when a question goes on. */
function announcePhase({ showCaption, playSound, setup }: PlayProps, phase: Phase): void {
  if (phase === "seen") {
    showCaption("shown");
    playSound("water-drop");
  }
  if (phase === "open" && setup.kind !== "twin") showCaption("gone");
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

/** Leads whoever plays by keys to the first of the colours; a finger is not led. */
function useFocusByKeys(grid: RefObject<HTMLElement | null>): () => void {
  const usesKeys = useRef(false);
  useEffect(() => {
    const onKey = () => void (usesKeys.current = true);
    const onPointer = () => void (usesKeys.current = false);
    window.addEventListener("keydown", onKey);
    window.addEventListener("pointerdown", onPointer);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("pointerdown", onPointer);
    };
  }, []);
  return useCallback(() => {
    if (!usesKeys.current) return;
    // They are drawn by then.
    setTimeout(() => grid.current?.querySelector<HTMLElement>("[data-cell]")?.focus({ preventScroll: true }), 0);
  }, [grid]);
}

const rightColour = ({ colours }: PlayProps["page"], { options, right }: ShadowQuestion) =>
  colours[options[right] ?? 0];

const columnsOf = ({ options }: ShadowQuestion): number => (options.length > 9 ? 4 : 3);
