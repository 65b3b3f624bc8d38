"use no memo"; // The first view of a stranger: compiled it would only be heavier.

import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { PlayPage, ShownFootprint } from "../data.server.ts";
import { ownFootprints } from "../flow/own-footprints.ts";
import { CardWords } from "./card/card-words.tsx";
import { DuoWords } from "./card/duo-words.tsx";
import { NameList } from "./card/name-list.tsx";
import { BoardFigure } from "./figure/board-figure.tsx";
import { Languages } from "./languages.tsx";
import css from "./landing.module.css";

const OneStroke = lazy(async () => ({ default: (await import("./play/one-stroke.tsx")).OneStroke }));

interface LandingProps {
  page: PlayPage;
  shown: ShownFootprint;
  onPlay: () => void;
}

/** Somebody's footprint, drawn again from its code: the thing itself, one button, one's own stroke, then the rest. */
export function Landing({ page, shown, onPlay }: LandingProps) {
  const t = useWords<Words>();
  const [isDrawing, setIsDrawing] = useState(false);
  const isOwn = useSyncExternalStore(
    never,
    () => ownFootprints.has(shown.code),
    () => false,
  );
  const { footprint, words } = shown;
  const { strokes, ground, isDuo } = footprint;
  const names = strokes.map(({ shade }) => page.shades[shade]?.name ?? "");

  return (
    <div className={css.landing}>
      <h1 className={classNames(css.title, role.display)}>
        {t(isDuo ? "card.duo" : isOwn ? "card.own" : "card.other")}
      </h1>
      {isDrawing ? (
        <Suspense>
          <OneStroke page={page} taken={strokes} />
        </Suspense>
      ) : (
        <BoardFigure
          strokes={strokes}
          ground={ground}
          page={page}
          names={names}
          label={`${words.mission}. ${t("card.picture", { count: strokes.length })}`}
        />
      )}
      <div className={css.thumb}>
        {isDrawing ? (
          <Button look="bone" wide arrow onClick={onPlay}>
            {t("landing.play")}
          </Button>
        ) : (
          <Button look="bone" wide onClick={() => (isOwn ? onPlay() : setIsDrawing(true))}>
            {t(isOwn ? "card.again" : "landing.start")}
          </Button>
        )}
      </div>
      <CardWords footprint={footprint} words={words} />
      {isDuo && <DuoWords strokes={strokes} page={page} />}
      <NameList strokes={strokes} isDuo={isDuo} page={page} />
      <div className={css.foot}>
        <Languages />
      </div>
    </div>
  );
}

const never = () => () => {};
