"use no memo"; // Part of the first view: compiled it would only be heavier.

import { startTransition, useEffect, useRef, useState } from "react";
import type { Sound } from "#app/kits/sound/create-sound.ts";
import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";

/** No stroke follows the one before sooner: a thumb tells more often than an ear can hear. */
const restMs = 28;

export interface Voice {
  isOn: boolean;
  /** Call it from a tap. */
  turn: (isOn: boolean) => void;
  /** The brush sounds, where sound is on: a thumb went over so much of it, 0 to 1. */
  stroke: (share: number) => void;
}

/** The sound of a brush. Its scripts come when the page is alive. */
export function useVoice(recipe: MascaraRecipe): Voice {
  const [isOn, setIsOn] = useState(false);
  const sound = useRef<Sound | null>(null);
  const lastMs = useRef(0);

  useEffect(() => {
    let stop = (): void => {};
    let isGone = false;
    const begin = async (): Promise<void> => {
      const { visitSound } = await import("#app/kits/sound/use-sound.ts");
      if (isGone) return;
      sound.current = visitSound();
      const look = (): void => startTransition(() => setIsOn(sound.current?.isOn() ?? false));
      stop = sound.current.subscribe(look);
      look();
    };
    // A sound that does not come is silence.
    begin().catch(() => {});
    return () => {
      isGone = true;
      stop();
    };
  }, []);

  return {
    isOn,
    turn: (next) => sound.current?.turn(next),
    stroke(share) {
      const nowMs = performance.now();
      if (share <= 0 || nowMs - lastMs.current < restMs || !sound.current?.isOn()) return;
      lastMs.current = nowMs;
      const play = async (): Promise<void> => {
        const { playStroke, strokeOf } = await import("../scene/voice.ts");
        sound.current?.perform((context) => playStroke(context, strokeOf(recipe, share)));
      };
      play().catch(() => {});
    },
  };
}
