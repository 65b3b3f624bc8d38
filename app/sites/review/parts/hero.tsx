"use no memo"; // The first view: compiled it would only be heavier.

import { useEffect, useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import scene from "#app/kits/ui/pictures/scene-review.json";
import role from "#app/kits/ui/type/type.module.css";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { ReviewsPage } from "../review-list.server.ts";
import { lineMs } from "../tuning.ts";
import css from "./hero.module.css";
import { SourceMark } from "./source-mark.tsx";
import { Stars } from "./stars.tsx";

type Pair = NonNullable<ReviewsPage["hero"]>;

/** Two lips over black water. One speaks for five stars, one for two: in turn, line by line. */
export function Hero({ pair, onWrite }: { pair: Pair | null; onWrite: () => void }) {
  const t = useMessages<Messages>();
  const dialogue = useDialogue(pair?.lines.length ?? 0);
  const who =
    pair && dialogue.shownLines > 0 && !dialogue.isFinished ? pair.lines[dialogue.shownLines - 1]?.who : undefined;
  return (
    <section
      className={`${css.hero} frame on-ink page-height`}
      data-hero={dialogue.isUnstarted ? "fresh" : dialogue.isFinished ? "over" : "speaking"}
      data-who={who}
    >
      <div className={css.scene}>
        <Picture picture={scene} priority fit="cover" />
        <span className={`${css.hush} overlay`} aria-hidden="true" />
        <Grain />
      </div>
      <VerticalHeading className={css.title} lines={[t("hero.one"), t("hero.two")]} reveal />
      <div className={`${css.foot} column-4`}>
        <p className={`${css.lead} text-lead text-leading-17`}>
          {pair
            ? t("hero.lead", { product: pair.productName, low: t(`hero.lows.${pair.low.stars === 1 ? "1" : "2"}`) })
            : t("hero.empty")}
          {pair?.isDemonstration && <span className="block text-note">{t("hero.sample")}</span>}
        </p>
        <div className="spread-3">
          <a href="#voices" className={`${css.quiet} target-inline`}>
            {t("hero.toList")}
          </a>
          <Button className={css.write} onClick={onWrite}>
            {t("hero.write")}
          </Button>
        </div>
        {pair && <Dialogue pair={pair} talk={dialogue} />}
      </div>
    </section>
  );
}

function Dialogue({ pair, talk: dialogue }: { pair: Pair; talk: DialogueState }) {
  const t = useMessages<Messages>();
  return (
    <>
      <div className={`${css.speakers} stack-3`}>
        <Speaker of={pair.high} />
        <span className={classNames(css.shade, pair.hex ? shadeClass(pair.hex) : undefined)} aria-hidden="true" />
        <Speaker of={pair.low} />
      </div>
      <div className={`${css.turns} align-centre links-4`}>
        {dialogue.isFinished ? (
          <button type="button" className={`${css.turn} text-body`} onClick={dialogue.restart}>
            {t("hero.again")}
          </button>
        ) : (
          <>
            <button type="button" className={`${css.turn} text-body`} onClick={dialogue.next}>
              {t("hero.next")}
            </button>
            <button type="button" className={`${css.turn} text-body`} onClick={dialogue.pause}>
              {dialogue.isPlaying ? t("hero.stop") : t("hero.play")}
            </button>
          </>
        )}
        <span className={classNames(role.latin, css.place, "text-aside")} aria-hidden="true">
          {dialogue.shownLines}/{pair.lines.length}
        </span>
      </div>
      <ol className="column-3" aria-label={t("hero.label")}>
        {pair.lines.map(({ who, text }, i) => (
          <li
            key={text}
            className={`${css.line} text-lead text-medium`}
            data-who={who}
            data-spoken={i < dialogue.shownLines || undefined}
            data-now={i === dialogue.shownLines - 1 && !dialogue.isFinished ? "" : undefined}
          >
            {text}
          </li>
        ))}
      </ol>
    </>
  );
}

function Speaker({ of }: { of: Pair["high"] }) {
  const t = useMessages<Messages>();
  return (
    <p className={`${css.speaker} stack-1`}>
      <Stars stars={of.stars} />
      <SourceMark review={of} />
      <span className={`${css.alias} text-fine`}>
        {of.alias}
        {of.faceType && <span className="text-quiet">{t("fromType", { name: t(`types.${of.faceType}`) })}</span>}
      </span>
    </p>
  );
}

interface DialogueState {
  /** So many lines have been said. */
  shownLines: number;
  isPlaying: boolean;
  isFinished: boolean;
  /** As the server sent it: who has a script and wants motion sees the first line only. */
  isUnstarted: boolean;
  next: () => void;
  pause: () => void;
  restart: () => void;
}

/**
 * The turns. Without a script, and where motion is reduced, everything has been said already. It speaks by itself while
 * it is in view, one line at a time, until it is stopped, tapped on or over.
 */
function useDialogue(count: number): DialogueState {
  const [shownLines, setShownLines] = useState(count);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isUnstarted, setIsUnstarted] = useState(true);
  const hasStarted = useRef(false);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    setIsUnstarted(false);
    if (preferences.isMotionReduced()) return;
    setShownLines(Math.min(1, count));
    setIsPlaying(true);
  }, [count]);
  useEffect(() => {
    if (!isPlaying || shownLines >= count) return;
    const timer = setTimeout(() => {
      if (document.visibilityState === "visible" && scrollY < innerHeight) setShownLines((before) => before + 1);
      else setIsPlaying(false);
    }, lineMs);
    return () => clearTimeout(timer);
  }, [isPlaying, shownLines, count]);

  return {
    shownLines,
    isPlaying,
    isFinished: shownLines >= count,
    isUnstarted,
    next() {
      setIsPlaying(false);
      setShownLines((before) => Math.min(count, before + 1));
    },
    pause: () => setIsPlaying((before) => !before),
    restart() {
      setShownLines(Math.min(1, count));
      setIsPlaying(!preferences.isMotionReduced());
    },
  };
}
