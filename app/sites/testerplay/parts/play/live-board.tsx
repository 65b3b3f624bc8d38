import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import type { PlayPage } from "../../data.server.ts";
import type { TellHand } from "../../flow/use-clock.ts";
import { fitStroke } from "../../rules/fit-stroke.ts";
import type { Ground, Knot, Stroke } from "../../rules/footprint.ts";
import { type BoardSurface, startBoard } from "../../scene/board-surface.ts";
import { readStrokes } from "../../scene/pointer-strokes.ts";
import figure from "../figure/board-figure.module.css";
import css from "./board-room.module.css";

interface LiveBoardProps {
  page: PlayPage;
  ground: Ground;
  strokes: readonly Stroke[];
  /** What a stroke is drawn with; null while nothing may be drawn. */
  shade: number | null;
  /** Told when a stroke begins and ends. */
  onHand?: TellHand;
  label: string;
  onStroke: (knots: Knot[]) => void;
  /** What lies over the board. */
  children?: ReactNode;
}

/** The board under the finger. What was drawn settles into the stroke that its code will draw again. */
export function LiveBoard({ page, ground, strokes, shade, onHand, label, onStroke, children }: LiveBoardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const surface = useRef<BoardSurface | null>(null);
  const [isMute, setIsMute] = useState(false);

  const mayBegin = useEffectEvent(() => shade !== null);
  const begin = useEffectEvent(() => {
    onHand?.(true);
    if (shade !== null) surface.current?.begin(shade, strokes.length);
  });
  const rest = useEffectEvent(() => onHand?.(false));
  const draw = useEffectEvent(onStroke);
  const showAll = useEffectEvent(() => void surface.current?.show(strokes));

  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    try {
      surface.current = startBoard(place, { colours: { shades: page.shades, grounds: page.grounds }, ground }, signal);
    } catch {
      setIsMute(true);
      return;
    }
    showAll();
    readStrokes(
      place,
      {
        mayBegin: () => mayBegin(),
        onBegin: () => begin(),
        onTraces: (traces) => surface.current?.extend(traces),
        onEnd(traces) {
          rest();
          draw(fitStroke(traces));
        },
        onDrop() {
          rest();
          surface.current?.drop();
        },
      },
      signal,
    );
    return () => {
      leaving.abort();
      surface.current = null;
    };
  }, [page, ground]);

  useEffect(() => {
    void surface.current?.show(strokes);
  }, [strokes]);

  return (
    <div
      className={classNames(figure.board, figure[`g${ground}`], css.board)}
      data-ready={shade !== null || undefined}
      data-mute={isMute || undefined}
    >
      <canvas ref={canvas} className={css.canvas} role="img" aria-label={label} data-strokes={strokes.length} />
      {children}
    </div>
  );
}
