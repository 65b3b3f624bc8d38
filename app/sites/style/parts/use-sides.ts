"use no memo";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { preferences } from "#app/kits/visitor/preferences.ts";
import type { DayHalf } from "#contracts/two-faces.ts";
import { clampSplit, swingAt, msToNextBeat } from "../rules/halves.ts";
import { leadAt } from "../rules/hour.ts";
import { otherHalf } from "../rules/pair.ts";

/** What stands on which side, as it is seen. The half at the left leads: its name is the large one. */
export interface Sides {
  left: DayHalf;
  /** Where the stroke stands, from the left, 0–1. */
  split: number;
}

/**
 * Which half stands where: the stroke follows a finger at once, the halves change sides on the beat. Where the stroke
 * stands is told to the stylesheet (`--split`), so that it moves without a render.
 */
export function useSides(container: RefObject<HTMLElement | null>) {
  const [left, setLeft] = useState<DayHalf>("morning");
  const [split, setSplit] = useState(0.5);
  /** Asked for, and on its way: it comes on the next beat. */
  const [coming, setComing] = useState<DayHalf | null>(null);
  const [isSwinging, setIsSwinging] = useState(false);
  const now = useRef<Sides>({ left: "morning", split: 0.5 });

  const setLeading = useCallback((next: DayHalf): void => {
    now.current.left = next;
    setComing(null);
    setLeft(next);
  }, []);

  const draw = useCallback(
    (share: number): void => {
      now.current.split = share;
      container.current?.style.setProperty("--split", String(share));
    },
    [container],
  );

  /** Sets the stroke down. */
  const moveTo = useCallback(
    (share: number): void => {
      draw(clampSplit(share));
      setSplit(now.current.split);
    },
    [draw],
  );

  /** Lets a half lead, from the next beat on. */
  const lead = useCallback(
    (next: DayHalf): void => {
      if (next !== now.current.left && preferences.isMotionReduced()) setLeading(next);
      else setComing(next === now.current.left ? null : next);
    },
    [setLeading],
  );

  useEffect(() => {
    if (!coming) return;
    return onNextBeat(() => {
      setLeading(coming);
      snap();
    });
  }, [coming, setLeading]);

  const swap = useCallback((): void => lead(otherHalf(now.current.left)), [lead]);

  // In the evening the night comes to the front; the page itself is the same for everybody.
  useEffect(() => lead(leadAt(new Date().getHours())), [lead]);

  useSwing(isSwinging, now, { draw, setLeading, setSplit });

  return { left, split, coming, isSwinging, now, lead, swap, moveTo, swing: setIsSwinging };
}

export type SidesControl = ReturnType<typeof useSides>;

interface SwingSteps {
  draw: (share: number) => void;
  setLeading: (half: DayHalf) => void;
  setSplit: (share: number) => void;
}

/** Lets the stroke swing from side to side while it is to. */
function useSwing(isSwinging: boolean, now: RefObject<Sides>, { draw, setLeading, setSplit }: SwingSteps): void {
  useEffect(() => {
    if (!isSwinging) return;
    const current = now.current;
    const first = current.left;
    const stop = startSwing((share, swaps) => {
      draw(share);
      const next = swaps % 2 === 0 ? first : otherHalf(first);
      if (next !== current.left) setLeading(next);
    });
    return () => {
      stop();
      setSplit(current.split);
    };
  }, [isSwinging, now, draw, setLeading, setSplit]);
}

/** Calls once, on the next beat of the music. Returns what takes that back. */
function onNextBeat(onBeat: () => void): () => void {
  const beat = setTimeout(onBeat, msToNextBeat(performance.now()));
  return () => clearTimeout(beat);
}

/** Calls in every frame with where the stroke swings to, and how often the halves have changed sides. Returns the end of it. */
function startSwing(onFrame: (share: number, swaps: number) => void): () => void {
  const startedAt = performance.now();
  let frame = requestAnimationFrame(function swing() {
    const { split, swaps } = swingAt(performance.now() - startedAt);
    onFrame(split, swaps);
    frame = requestAnimationFrame(swing);
  });
  return () => cancelAnimationFrame(frame);
}

/** The cap that snaps when sides change; only where sound was asked for before. */
function snap(): void {
  if (!/(?:^|; )lmw_sound=[^;]/.test(document.cookie)) return;
  void import("#app/kits/sound/use-sound.ts").then(
    ({ getVisitSound: visitSound }) => visitSound().play("cap-snap"),
    () => {},
  );
}
