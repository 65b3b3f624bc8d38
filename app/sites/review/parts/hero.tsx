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
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { VoicesPage } from "../list.server.ts";
import { lineMs } from "../feel.ts";
import css from "./hero.module.css";
import { SourceMark } from "./source-mark.tsx";
import { Stars } from "./stars.tsx";

type Pair = NonNullable<VoicesPage["hero"]>;

/** Two lips over black water. One speaks for five stars, one for two: in turn, line by line. */
export function Hero({ pair, onWrite }: { pair: Pair | null; onWrite: () => void }) {
  const t = useWords<Words>();
  const talk = useTalk(pair?.lines.length ?? 0);
  const who = pair && talk.said > 0 && !talk.isOver ? pair.lines[talk.said - 1]?.who : undefined;
  return (
    <section className={css.hero} data-hero={talk.isFresh ? "fresh" : talk.isOver ? "over" : "speaking"} data-who={who}>
      <div className={css.scene}>
        <Picture picture={scene} priority fit="cover" />
        <span className={css.hush} aria-hidden="true" />
        <Grain />
      </div>
      <VerticalHeading className={css.title} lines={[t("hero.one"), t("hero.two")]} reveal />
      <div className={css.foot}>
        <p className={css.lead}>
          {pair
            ? t("hero.lead", { product: pair.productName, low: t(`hero.lows.${pair.low.stars === 1 ? "1" : "2"}`) })
            : t("hero.empty")}
          {pair?.isDemonstration && <span className={css.sample}>{t("hero.sample")}</span>}
        </p>
        {pair && <Talk pair={pair} talk={talk} />}
        <div className={css.acts}>
          <a href="#voices" className={css.quiet}>
            {t("hero.toList")}
          </a>
          <Button className={css.write} onClick={onWrite}>
            {t("hero.write")}
          </Button>
        </div>
      </div>
    </section>
  );
}

function Talk({ pair, talk }: { pair: Pair; talk: TalkState }) {
  const t = useWords<Words>();
  return (
    <>
      <div className={css.speakers}>
        <Speaker of={pair.high} />
        <span className={classNames(css.shade, pair.hex ? shadeClass(pair.hex) : undefined)} aria-hidden="true" />
        <Speaker of={pair.low} />
      </div>
      <div className={css.turns}>
        {talk.isOver ? (
          <button type="button" className={css.turn} onClick={talk.again}>
            {t("hero.again")}
          </button>
        ) : (
          <>
            <button type="button" className={css.turn} onClick={talk.next}>
              {t("hero.next")}
            </button>
            <button type="button" className={css.turn} onClick={talk.pause}>
              {talk.isPlaying ? t("hero.stop") : t("hero.play")}
            </button>
          </>
        )}
        <span className={classNames(role.latin, css.place)} aria-hidden="true">
          {talk.said}/{pair.lines.length}
        </span>
      </div>
      <ol className={css.lines} aria-label={t("hero.label")}>
        {pair.lines.map(({ who, text }, i) => (
          <li
            key={text}
            className={css.line}
            data-who={who}
            data-said={i < talk.said || undefined}
            data-now={i === talk.said - 1 && !talk.isOver ? "" : undefined}
          >
            {text}
          </li>
        ))}
      </ol>
    </>
  );
}

function Speaker({ of }: { of: Pair["high"] }) {
  const t = useWords<Words>();
  return (
    <p className={css.speaker}>
      <Stars stars={of.stars} />
      <SourceMark voice={of} />
      <span className={css.alias}>
        {of.alias}
        {of.faceType && <span>{t("fromType", { name: t(`types.${of.faceType}`) })}</span>}
      </span>
    </p>
  );
}

interface TalkState {
  /** So many lines have been said. */
  said: number;
  isPlaying: boolean;
  isOver: boolean;
  /** As the server sent it: who has a script and wants motion sees the first line only. */
  isFresh: boolean;
  next: () => void;
  pause: () => void;
  again: () => void;
}

/**
 * The turns. Without a script, and where motion is reduced, everything has been said already. It speaks by itself while
 * it is in view, one line at a time, until it is stopped, tapped on or over.
 */
function useTalk(count: number): TalkState {
  const [said, setSaid] = useState(count);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isFresh, setIsFresh] = useState(true);
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    setIsFresh(false);
    if (preferences.isMotionReduced()) return;
    setSaid(Math.min(1, count));
    setIsPlaying(true);
  }, [count]);
  useEffect(() => {
    if (!isPlaying || said >= count) return;
    const timer = setTimeout(() => {
      if (document.visibilityState === "visible" && scrollY < innerHeight) setSaid((before) => before + 1);
      else setIsPlaying(false);
    }, lineMs);
    return () => clearTimeout(timer);
  }, [isPlaying, said, count]);

  return {
    said,
    isPlaying,
    isOver: said >= count,
    isFresh,
    next() {
      setIsPlaying(false);
      setSaid((before) => Math.min(count, before + 1));
    },
    pause: () => setIsPlaying((before) => !before),
    again() {
      setSaid(Math.min(1, count));
      setIsPlaying(!preferences.isMotionReduced());
    },
  };
}
