// What was chosen changes in place: it is drawn from anew each time.
"use no memo";
import { useEffect, useRef } from "react";
import type { BeautySpot } from "./beauty-spot.ts";
import type { Mouth } from "./mouth.ts";
import { board } from "./sign-board.ts";
import { createSquaresPicture, type SquaresPicture } from "./squares-picture.ts";
import { facePixels } from "./tuning.ts";
import css from "./paint.module.css";

interface SquaresBoardProps {
  hex: string;
  mouth: Mouth;
  spot: BeautySpot | null;
  /** 1 where a square is painted. */
  chosen: Uint8Array;
}

/** The sign under the squares: the lips of ぬりのこし in their relief, lacquered where a square was chosen. It stands still. */
export function SquaresBoard({ hex, mouth, spot, chosen }: SquaresBoardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = useRef<SquaresPicture>(null);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const stop = new AbortController();
    picture.current = createSquaresPicture(context, hex, stop.signal);
    return () => stop.abort();
  }, [hex]);
  useEffect(() => picture.current?.draw(mouth, spot, chosen));
  return (
    <canvas
      ref={canvas}
      className={css.board}
      width={board.width * facePixels}
      height={board.height * facePixels}
      aria-hidden="true"
    />
  );
}
