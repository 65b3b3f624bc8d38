import { useEffect, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { PlayPage } from "../../data.server.ts";
import { useColourText } from "../../flow/use-colour-text.ts";
import type { Knot, Stroke } from "../../rules/tester-result.ts";
import { presetStroke } from "../../rules/presets.ts";
import css from "./board-view.module.css";
import { FallingNames } from "./falling-names.tsx";
import { LiveBoard } from "./live-board.tsx";
import { Presets } from "./presets.tsx";

interface OneStrokeProps {
  page: PlayPage;
  /** What the sender took: a stranger is given another shade. */
  taken: readonly Stroke[];
}

/** One stroke in a colour whose name is hidden; it drops as soon as the stroke is there. */
export function OneStroke({ page, taken }: OneStrokeProps) {
  const t = useMessages<Messages>();
  const colour = useColourText();
  const [shade, setShade] = useState(() => pickShade(page, taken));
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [isRevealed, setIsRevealed] = useState(false);
  const currentShade = page.shades[shade];
  const hasDrawn = strokes.length > 0;
  const message = useRef<HTMLDivElement>(null);

  // The button that led here is gone.
  useEffect(() => message.current?.focus({ preventScroll: true }), []);

  const draw = (knots: readonly Knot[]): void => setStrokes([{ shade, player: 0, knots }]);

  function another(): void {
    setShade(pickShade(page, [...taken, ...strokes]));
    setStrokes([]);
    setIsRevealed(false);
  }

  return (
    <div className={`${css.one} grid justify-centre on-grey`}>
      <LiveBoard
        page={page}
        ground={0}
        strokes={strokes}
        shade={hasDrawn ? null : shade}
        label={t("play.board", { count: strokes.length })}
        onStroke={draw}
      >
        {hasDrawn && (
          <FallingNames strokes={strokes} shades={page.shades} isOver={isRevealed} onOver={() => setIsRevealed(true)} />
        )}
      </LiveBoard>
      {currentShade && (
        <div ref={message} className={`${css.held} pad-side-3 stack-3 text-leading-16`} role="status" tabIndex={-1}>
          <ShadeChip hex={currentShade.hex} />
          <p>
            {isRevealed ? t("landing.announcement", { name: currentShade.name }) : t("landing.hint")}
            {!isRevealed && <span className="visually-hidden">{colour(currentShade)}</span>}
          </p>
        </div>
      )}
      {isRevealed ? (
        <div className={`${css.more} stack-3`}>
          <Button look="line" wide compact onClick={another}>
            {t("landing.other")}
          </Button>
        </div>
      ) : (
        <Presets isReady={!hasDrawn} onDraw={(name) => draw(presetStroke(name, 1))} />
      )}
    </div>
  );
}

function pickShade({ shades }: PlayPage, taken: readonly Stroke[]): number {
  const untaken = shades.map((_, index) => index).filter((index) => !taken.some((stroke) => stroke.shade === index));
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  return untaken[chance % Math.max(1, untaken.length)] ?? 0;
}
