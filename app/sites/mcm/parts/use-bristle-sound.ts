"use no memo"; // Part of the first view: compiled it would only be heavier.

import { startTransition, useEffect, useRef, useState } from "react";
import type { Sound } from "#app/kits/sound/create-sound.ts";
import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";

/** No stroke follows the one before sooner: a thumb tells more often than an ear can hear. */
const minGapMs = 28;

export interface BristleSound {
  isOn: boolean;
  /** Call it from a tap. */
  setOn: (isOn: boolean) => void;
  /** The brush sounds, where sound is on: a thumb went over so much of it, 0 to 1. */
  stroke: (share: number) => void;
}

/** The sound of a brush. Its scripts come when the page is alive. */
export function useBristleSound(recipe: MascaraRecipe): BristleSound {
  const [isOn, setIsOn] = useState(false);
  const sound = useRef<Sound | null>(null);
  const lastMs = useRef(0);

  useEffect(() => {
    let stop = (): void => {};
    let isUnmounted = false;
    const begin = async (): Promise<void> => {
      const { getVisitSound: visitSound } = await import("#app/kits/sound/use-sound.ts");
      if (isUnmounted) return;
      sound.current = visitSound();
      const update = (): void => startTransition(() => setIsOn(sound.current?.isOn() ?? false));
      stop = sound.current.subscribe(update);
      update();
    };
    // A sound that does not come is silence.
    begin().catch(() => {});
    return () => {
      isUnmounted = true;
      stop();
    };
  }, []);

  return {
    isOn,
    setOn: (next) => sound.current?.turn(next),
    stroke(share) {
      const nowMs = performance.now();
      if (share <= 0 || nowMs - lastMs.current < minGapMs || !sound.current?.isOn()) return;
      lastMs.current = nowMs;
      const play = async (): Promise<void> => {
        const { playStroke, strokeOf } = await import("../scene/bristle-sound.ts");
        sound.current?.playGenerated((context) => playStroke(context, strokeOf(recipe, share)));
      };
      play().catch(() => {});
    },
  };
}
