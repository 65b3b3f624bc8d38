"use no memo"; // The first view of a stranger: compiled it would only be heavier.

import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { PlayPage, ShownTesterResult } from "../data.server.ts";
import { myTesterResults } from "../flow/my-tester-results.ts";
import { CardText } from "./card/card-text.tsx";
import { DuoText } from "./card/duo-text.tsx";
import { NameList } from "./card/name-list.tsx";
import { BoardFigure } from "./figure/board-figure.tsx";
import { Languages } from "./languages.tsx";
import css from "./landing.module.css";

const OneStroke = lazy(async () => ({ default: (await import("./play/one-stroke.tsx")).OneStroke }));

interface LandingProps {
  page: PlayPage;
  shown: ShownTesterResult;
  onPlay: () => void;
}

/** Somebody's tester result, drawn again from its code: the drawing, one button, one's own stroke, then the rest. */
export function Landing({ page, shown, onPlay }: LandingProps) {
  const t = useMessages<Messages>();
  const [isDrawing, setIsDrawing] = useState(false);
  const isOwn = useSyncExternalStore(
    never,
    () => myTesterResults.has(shown.code),
    () => false,
  );
  const { footprint: testerResult, words } = shown;
  const { strokes, ground, isDuo } = testerResult;
  const names = strokes.map(({ shade }) => page.shades[shade]?.name ?? "");

  return (
    <div className={`${css.landing} stack-4`}>
      <h1 className={classNames(css.title, "side", role.display)}>
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
      <div className="side">
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
      <CardText footprint={testerResult} words={words} />
      {isDuo && <DuoText strokes={strokes} page={page} />}
      <NameList strokes={strokes} isDuo={isDuo} page={page} />
      <div className="side">
        <Languages />
      </div>
    </div>
  );
}

const never = () => () => {};
