import { useEffect, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import type { PlayPage } from "../../data.server.ts";
import { useColourWords } from "../../flow/colour-words.ts";
import type { Knot, Stroke } from "../../rules/footprint.ts";
import { presetStroke } from "../../rules/presets.ts";
import css from "./board-room.module.css";
import { Falling } from "./falling.tsx";
import { LiveBoard } from "./live-board.tsx";
import { Presets } from "./presets.tsx";

interface OneStrokeProps {
  page: PlayPage;
  /** What the sender took: a stranger is given another shade. */
  taken: readonly Stroke[];
}

/** One stroke in a colour whose name is hidden; it drops as soon as the stroke is there. */
export function OneStroke({ page, taken }: OneStrokeProps) {
  const t = useWords<Words>();
  const colour = useColourWords();
  const [shade, setShade] = useState(() => anyShade(page, taken));
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [isTold, setIsTold] = useState(false);
  const held = page.shades[shade];
  const hasDrawn = strokes.length > 0;
  const said = useRef<HTMLDivElement>(null);

  // The button that led here is gone.
  useEffect(() => said.current?.focus({ preventScroll: true }), []);

  const draw = (knots: readonly Knot[]): void => setStrokes([{ shade, player: 0, knots }]);

  function another(): void {
    setShade(anyShade(page, [...taken, ...strokes]));
    setStrokes([]);
    setIsTold(false);
  }

  return (
    <div className={css.one}>
      <LiveBoard
        page={page}
        ground={0}
        strokes={strokes}
        shade={hasDrawn ? null : shade}
        label={t("play.board", { count: strokes.length })}
        onStroke={draw}
      >
        {hasDrawn && <Falling strokes={strokes} shades={page.shades} isOver={isTold} onOver={() => setIsTold(true)} />}
      </LiveBoard>
      {held && (
        <div ref={said} className={css.held} role="status" tabIndex={-1}>
          <ShadeChip hex={held.hex} />
          <p>
            {isTold ? t("landing.told", { name: held.name }) : t("landing.hint")}
            {!isTold && <span className="visually-hidden">{colour(held)}</span>}
          </p>
        </div>
      )}
      {isTold ? (
        <div className={css.more}>
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

function anyShade({ shades }: PlayPage, taken: readonly Stroke[]): number {
  const free = shades.map((_, place) => place).filter((place) => !taken.some((stroke) => stroke.shade === place));
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  return free[chance % Math.max(1, free.length)] ?? 0;
}
