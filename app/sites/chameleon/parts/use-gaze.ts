import { type RefObject, useEffect, useRef } from "react";
import { waitMs } from "#app/kits/basics/abort.ts";
import { preferences } from "#app/kits/visitor/preferences.ts";

/** How far an eye turns, in its own units. */
const reach = 8;
/** It rests so long on what it sees. */
const [restMs, moreMs] = [700, 2_100];

/**
 * Moves two eyes that have nothing to do with each other. The first looks where it is told, as long as it is told; the
 * other one, and the first without a word, where they like. With reduced motion they only turn when told.
 */
export function useGaze(target: { x: number; y: number } | null): RefObject<SVGGElement | null>[] {
  const near = useRef<SVGGElement>(null);
  const far = useRef<SVGGElement>(null);
  const [x, y] = target ? [target.x, target.y] : [null, null];

  useEffect(() => {
    const controller = new AbortController();
    if (x !== null && y !== null) turn(near.current, x, y);
    else void wander(near.current, controller.signal, 0.7);
    return () => controller.abort();
  }, [x, y]);
  useEffect(() => {
    const controller = new AbortController();
    void wander(far.current, controller.signal, 1);
    return () => controller.abort();
  }, []);
  return [near, far];
}

async function wander(eye: SVGGElement | null, signal: AbortSignal, pace: number): Promise<void> {
  if (preferences.isMotionReduced()) return;
  for (;;) {
    const angle = Math.random() * 2 * Math.PI;
    turn(eye, Math.cos(angle), Math.sin(angle) * 0.7);
    try {
      await waitMs((restMs + Math.random() * moreMs) * pace, signal);
    } catch {
      return;
    }
  }
}

function turn(eye: SVGGElement | null, x: number, y: number): void {
  const length = Math.max(1, Math.hypot(x, y));
  eye?.style.setProperty(
    "transform",
    `translate(${((x / length) * reach).toFixed(1)}px, ${((y / length) * reach).toFixed(1)}px)`,
  );
}
