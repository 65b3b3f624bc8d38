// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import { useEffect, useRef, useState } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import { useGridKeys } from "../flow/use-keys.ts";
import { layTable } from "../flow/table.ts";
import type { PlayProps } from "../play-props.ts";
import { feel } from "./feel.ts";
import { type ShadowQuestion, shadowRules, tagParts } from "./rules.ts";
import { TagDrawing } from "./tag-drawing.tsx";
import css from "./shadow.module.css";

type Phase = "before" | "seen" | "open" | "answered";

/** 影の色当て: a colour opens on the water, dries, and lies there again among its kin. The twin goes by tags. */
export function Play(props: PlayProps) {
  const { page, setup, clock, isCalm, say, tell, sound, score, end } = props;
  const t = useWords<Words>();
  const [table] = useState(() =>
    layTable(
      shadowRules,
      setup,
      page.colours.map(({ hex }) => hex),
    ),
  );
  const [{ n, phase }, setMoment] = useState<{ n: number; phase: Phase }>({ n: 0, phase: "before" });
  const { world } = table;
  const isTwin = setup.kind === "twin";
  const question = world.questions[n];
  const answer = world.answers[n];
  const grid = useGridKeys(question ? columnsOf(question) : 3);

  const given = useRef(props);
  /** Who plays by keys is led to the colours when they lie there; a finger is not. */
  const byKeys = useRef(false);
  useEffect(() => {
    given.current = props;
  });
  useEffect(() => {
    const onKey = () => void (byKeys.current = true);
    const onPointer = () => void (byKeys.current = false);
    window.addEventListener("keydown", onKey);
    window.addEventListener("pointerdown", onPointer);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("pointerdown", onPointer);
    };
  }, []);

  useEffect(() => {
    let shown = "";
    return clock.eachFrame((nowMs) => {
      const isOver = table.pass(nowMs);
      const asked = world.questions[world.at];
      const answered = world.answers.length;
      // What was chosen is looked at until the next colour comes.
      const isLooking = answered > 0 && (isOver || (asked !== undefined && nowMs < asked.shownMs));
      const at = isLooking ? answered - 1 : world.at;
      const now: Phase = isLooking
        ? "answered"
        : !asked || nowMs < asked.shownMs
          ? "before"
          : nowMs < asked.openMs
            ? "seen"
            : "open";
      const key = `${at}${now}`;
      if (key === shown) return;
      shown = key;
      setMoment({ n: at, phase: now });
      if (now === "seen") {
        given.current.say("shown");
        given.current.sound("water-drop");
      }
      if (now === "open" && !isTwin) given.current.say("gone");
      if (now === "open" && byKeys.current)
        setTimeout(() => grid.current?.querySelector<HTMLElement>("[data-cell]")?.focus({ preventScroll: true }), 0);
    });
  }, [clock, table, world, isTwin, grid]);

  function choose(option: number) {
    if (phase !== "open") return;
    table.act(clock.nowMs(), option);
    const latest = world.answers.at(-1);
    const asked = world.questions[world.answers.length - 1];
    if (!latest || !asked) return;
    score(table.score);
    setMoment({ n: world.answers.length - 1, phase: "answered" });
    const name = page.colours[asked.options[asked.right] ?? 0]?.name ?? "";
    if (latest.points >= feel.exactFrom) {
      say("exact");
      sound("capture");
    } else {
      tell(t("games.shadow.off", { name }));
      sound(latest.points >= feel.nearFrom ? "bubble" : "water-drop");
    }
    if (world.at >= world.questions.length) {
      // The last answer is looked at like the others.
      setTimeout(() => end(table.log(), table.score), 1_300);
    }
  }

  if (!question) return null;
  const sample = page.colours[question.options[question.right] ?? 0];
  const sampleTag = tagWords(t, question.tags[question.right] ?? 0);
  const isShown = phase === "seen" || phase === "answered" || (isTwin && phase === "open");
  return (
    <div className={css.water} data-phase={phase} data-calm={isCalm || undefined} data-ready="">
      <p className={css.count}>{t("games.shadow.question", { n: n + 1 })}</p>
      <div className={css.basin}>
        <div className={css.rings} aria-hidden="true" />
        <div className={css.sample} data-shown={isShown || undefined}>
          {isTwin ? (
            <TagDrawing tag={question.tags[question.right] ?? 0} label={t("games.shadow.sample", { tag: sampleTag })} />
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
          const tag = tagWords(t, question.tags[option] ?? 0);
          return (
            <button
              key={index}
              type="button"
              data-cell
              className={css.option}
              aria-disabled={phase !== "open" || undefined}
              data-verdict={verdict || undefined}
              data-hidden={phase === "before" || phase === "seen" || undefined}
              aria-label={t("games.shadow.option", { n: option + 1, name: isTwin ? tag : (colour?.name ?? "") })}
              onClick={() => choose(option)}
            >
              {isTwin ? (
                <TagDrawing tag={question.tags[option] ?? 0} />
              ) : (
                <span className={classNames(css.colour, colour && shadeClass(colour.hex))} />
              )}
              {(isTwin || phase === "answered") && <span className={css.name}>{colour?.name}</span>}
            </button>
          );
        })}
      </div>
    </div>
  );
}

const columnsOf = ({ options }: ShadowQuestion): number => (options.length > 9 ? 4 : 3);

function tagWords(t: ReturnType<typeof useWords<Words>>, tag: number): string {
  const [shape, dots, lines] = tagParts(tag);
  const names = [
    t("games.shadow.shape.s0"),
    t("games.shadow.shape.s1"),
    t("games.shadow.shape.s2"),
    t("games.shadow.shape.s3"),
  ];
  return t("games.shadow.tag", { shape: names[shape] ?? "", dots: dots + 1, lines: lines + 1 });
}
