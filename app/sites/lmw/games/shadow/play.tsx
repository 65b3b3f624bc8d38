// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import { useEffect, useRef, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { useGridKeys } from "../flow/use-keys.ts";
import { createRoundSession } from "../flow/round-session.ts";
import type { PlayProps } from "../play-props.ts";
import { tuning } from "./tuning.ts";
import { type ShadowQuestion, shadowRules, splitTag } from "./rules.ts";
import { TagIcon } from "./tag-icon.tsx";
import css from "./shadow.module.css";

type Phase = "before" | "seen" | "open" | "answered";

/** 影の色当て: a colour opens on the water, dries, and lies there again among similar ones. Reduced motion goes by tags. */
export function Play(props: PlayProps) {
  const { page, setup, clock, isMotionReduced, showCaption, showText, playSound, setScore, end } = props;
  const t = useMessages<Messages>();
  const [session] = useState(() =>
    createRoundSession(
      shadowRules,
      setup,
      page.colours.map(({ hex }) => hex),
    ),
  );
  const [{ n, phase }, setMoment] = useState<{ n: number; phase: Phase }>({ n: 0, phase: "before" });
  const { world } = session;
  const isReducedMotionGame = setup.kind === "twin";
  const question = world.questions[n];
  const answer = world.answers[n];
  const grid = useGridKeys(question ? columnsOf(question) : 3);

  const latestProps = useRef(props);
  /** Who plays by keys is led to the colours when they lie there; a finger is not. */
  const usesKeys = useRef(false);
  useEffect(() => {
    latestProps.current = props;
  });
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

  useEffect(() => {
    let shown = "";
    return clock.onFrame((nowMs) => {
      const isOver = session.pass(nowMs);
      const currentQuestion = world.questions[world.at];
      const answered = world.answers.length;
      // What was chosen is looked at until the next colour comes.
      const isReviewing =
        answered > 0 && (isOver || (currentQuestion !== undefined && nowMs < currentQuestion.shownMs));
      const at = isReviewing ? answered - 1 : world.at;
      const now: Phase = isReviewing
        ? "answered"
        : !currentQuestion || nowMs < currentQuestion.shownMs
          ? "before"
          : nowMs < currentQuestion.openMs
            ? "seen"
            : "open";
      const key = `${at}${now}`;
      if (key === shown) return;
      shown = key;
      setMoment({ n: at, phase: now });
      if (now === "seen") {
        latestProps.current.showCaption("shown");
        latestProps.current.playSound("water-drop");
      }
      if (now === "open" && !isReducedMotionGame) latestProps.current.showCaption("gone");
      if (now === "open" && usesKeys.current)
        setTimeout(() => grid.current?.querySelector<HTMLElement>("[data-cell]")?.focus({ preventScroll: true }), 0);
    });
  }, [clock, session, world, isReducedMotionGame, grid]);

  function choose(option: number) {
    if (phase !== "open") return;
    session.act(clock.nowMs(), option);
    const latest = world.answers.at(-1);
    const currentQuestion = world.questions[world.answers.length - 1];
    if (!latest || !currentQuestion) return;
    setScore(session.score);
    setMoment({ n: world.answers.length - 1, phase: "answered" });
    const name = page.colours[currentQuestion.options[currentQuestion.right] ?? 0]?.name ?? "";
    if (latest.points >= tuning.exactFrom) {
      showCaption("exact");
      playSound("capture");
    } else {
      showText(t("games.shadow.off", { name }));
      playSound(latest.points >= tuning.nearFrom ? "bubble" : "water-drop");
    }
    if (world.at >= world.questions.length) {
      // The last answer is looked at like the others.
      setTimeout(() => end(session.log(), session.score), 1_300);
    }
  }

  if (!question) return null;
  const sample = page.colours[question.options[question.right] ?? 0];
  const sampleTag = formatTag(t, question.tags[question.right] ?? 0);
  const isShown = phase === "seen" || phase === "answered" || (isReducedMotionGame && phase === "open");
  return (
    <div className={`${css.water} stack-3`} data-phase={phase} data-calm={isMotionReduced || undefined} data-ready="">
      <p className="text-fine">{t("games.shadow.question", { n: n + 1 })}</p>
      <div className="anchor middle">
        <div className={css.rings} aria-hidden="true" />
        <div className={`${css.sample} middle`} data-shown={isShown || undefined}>
          {isReducedMotionGame ? (
            <TagIcon tag={question.tags[question.right] ?? 0} label={t("games.shadow.sample", { tag: sampleTag })} />
          ) : (
            <span
              className={classNames(css.colour, isShown && sample && shadeClass(sample.hex))}
              role="img"
              aria-label={phase === "seen" ? t("games.shadow.look") : t("games.shadow.which")}
            />
          )}
        </div>
        {answer && phase === "answered" && (
          <p className={css.points}>
            +{answer.points + answer.bonus}
            <span>{sample?.name}</span>
          </p>
        )}
      </div>
      <div ref={grid} className={css.options} data-count={question.options.length}>
        {question.options.map((index, option) => {
          const colour = page.colours[index];
          const isRight = option === question.right;
          const verdict = phase === "answered" ? (isRight ? "right" : option === answer?.option ? "chosen" : "") : "";
          const tag = formatTag(t, question.tags[option] ?? 0);
          return (
            <button
              key={index}
              type="button"
              data-cell
              className={css.option}
              aria-disabled={phase !== "open" || undefined}
              data-verdict={verdict || undefined}
              data-hidden={phase === "before" || phase === "seen" || undefined}
              aria-label={t("games.shadow.option", {
                n: option + 1,
                name: isReducedMotionGame ? tag : (colour?.name ?? ""),
              })}
              onClick={() => choose(option)}
            >
              {isReducedMotionGame ? (
                <TagIcon tag={question.tags[option] ?? 0} />
              ) : (
                <span className={classNames(css.colour, colour && shadeClass(colour.hex))} />
              )}
              {(isReducedMotionGame || phase === "answered") && <span className={css.name}>{colour?.name}</span>}
            </button>
          );
        })}
      </div>
    </div>
  );
}

const columnsOf = ({ options }: ShadowQuestion): number => (options.length > 9 ? 4 : 3);

function formatTag(t: ReturnType<typeof useMessages<Messages>>, tag: number): string {
  const [shape, dots, lines] = splitTag(tag);
  const names = [
    t("games.shadow.shape.s0"),
    t("games.shadow.shape.s1"),
    t("games.shadow.shape.s2"),
    t("games.shadow.shape.s3"),
  ];
  return t("games.shadow.tag", { shape: names[shape] ?? "", dots: dots + 1, lines: lines + 1 });
}
