"use no memo"; // All of it follows each stroke: compiled it would only be heavier.
import { type Dispatch, lazy, Suspense, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { PlayPage } from "../../data.server.ts";
import { useColourText } from "../../flow/use-colour-text.ts";
import { presetStroke } from "../../rules/presets.ts";
import { isFull, minStrokes, canEnd, type Move, playerOf, type Round, strokesOf } from "../../rules/round.ts";
import css from "./board-view.module.css";
import { Chips } from "./chips.tsx";
import { Presets } from "./presets.tsx";

const JanReader = lazy(async () => ({ default: (await import("./jan-reader.tsx")).JanReader }));

interface PlayToolsProps {
  round: Round;
  move: Dispatch<Move>;
  page: PlayPage;
}

/** What lies round the board while one draws: what to do next, the testers, shapes, and the way by a tester's own code. */
export function PlayTools({ round, move, page }: PlayToolsProps) {
  const t = useMessages<Messages>();
  const colour = useColourText();
  const { strokes, shade, isDuo, place } = round;
  const currentShade = shade === null ? null : page.shades[shade];
  const needed = isDuo ? strokesOf(round) : minStrokes;

  function hint(): string {
    if (isFull(round)) return t("play.full");
    if (!currentShade) return t("play.take");
    return t(place === "shop" ? "play.drawShop" : "play.drawHome", { colour: colour(currentShade) });
  }

  return (
    <>
      <p className={`${css.hint} text-fine text-leading-15`} role="status">
        {strokes.length > 0 && <span className="visually-hidden">{t("play.drawn", { count: strokes.length })}</span>}
        {isDuo && !isFull(round) && <b>{t(playerOf(round) === 0 ? "play.first" : "play.second")}</b>}
        {hint()}
      </p>
      <Chips
        shades={page.shades}
        value={shade}
        hasNumbers={place === "shop"}
        onTake={(next) => move({ do: "take", shade: next })}
      />
      <div className={`${css.acts} stack-2`}>
        <Button look="line" compact disabled={strokes.length === 0} onClick={() => move({ do: "undo" })}>
          {t("play.undo")}
        </Button>
        <Button look="bone" compact disabled={!canEnd(round)} onClick={() => move({ do: "end" })}>
          {canEnd(round) ? t("play.end") : t("play.more", { count: needed - strokes.length })}
        </Button>
      </div>
      <Presets
        isReady={shade !== null && !isFull(round)}
        onDraw={(name) => move({ do: "stroke", knots: presetStroke(name, strokes.length) })}
      />
      <div className={`${css.more} stack-3`}>
        <TakeByCode shades={page.shades} onFound={(found) => move({ do: "take", shade: found })} />
        <Button look="quiet" compact onClick={() => move({ do: "back" })}>
          {t("play.leave")}
        </Button>
      </div>
    </>
  );
}

/** Opens the reader of a real tester's code, and closes it when one is found. */
function TakeByCode({ shades, onFound }: { shades: PlayPage["shades"]; onFound: (shade: number) => void }) {
  const t = useMessages<Messages>();
  const [isReading, setIsReading] = useState(false);
  return (
    <>
      <Button look="line" wide compact aria-expanded={isReading} onClick={() => setIsReading(!isReading)}>
        {t(isReading ? "read.close" : "play.read")}
      </Button>
      <Suspense>
        {isReading && (
          <JanReader
            shades={shades}
            onFound={(found) => {
              setIsReading(false);
              onFound(found);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
