import { type RefObject, useEffect, useEffectEvent } from "react";
import { type PointerOptions, listenForStrokes } from "../scene/listen-for-strokes.ts";

/**
 * Lets a finger, a pen or a mouse paint on `paper`. What is being drawn appears in `live` at once, without React; the
 * finished stroke is told in whole numbers. `data-ready` says that it listens.
 */
export function usePointer(
  paper: RefObject<HTMLElement | null>,
  live: RefObject<SVGGElement | null>,
  options: PointerOptions,
): void {
  const getOptions = useEffectEvent(() => options);
  useEffect(() => {
    if (paper.current && live.current) return listenForStrokes(paper.current, live.current, () => getOptions());
  }, [paper, live]);
}
