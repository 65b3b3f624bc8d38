import { type RefObject, useEffect, useRef } from "react";
import type { PlayProps } from "../play-props.ts";
import { type CanvasSurface, createCanvasSurface } from "./canvas-surface.ts";
import { type Latest, useLatest } from "./use-latest.ts";

/** What a game on a canvas is played with. */
export interface CanvasGame {
  canvas: HTMLCanvasElement;
  surface: CanvasSurface;
  latestProps: Latest<PlayProps>;
  /** The game is no longer shown. */
  signal: AbortSignal;
}

/** Plays a game on its canvas as long as that is shown; `data-ready` says that it has begun. Give it a function that stays the same. */
export function useCanvasGame(
  props: PlayProps,
  start: (game: CanvasGame) => void,
): RefObject<HTMLCanvasElement | null> {
  const ref = useRef<HTMLCanvasElement>(null);
  const latestProps = useLatest(props);
  useEffect(() => {
    const canvas = ref.current;
    const surface = canvas && createCanvasSurface(canvas);
    if (!surface) return;
    const stop = new AbortController();
    start({ canvas, surface, latestProps, signal: stop.signal });
    canvas.dataset.ready = "";
    return () => {
      stop.abort();
      surface.stop();
    };
  }, [start, latestProps]);
  return ref;
}
