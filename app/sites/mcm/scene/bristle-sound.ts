import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";
import { seededRandom } from "#app/kits/basics/seeded-random.ts";

/** What a stroke over bristles sounds like: how many are flicked, how high each rings, how loud. */
export interface Stroke {
  grains: number;
  hertz: number;
  gain: number;
}

/**
 * The sound of a stroke. A dense brush has many short bristles that ring high and close together; a sparse one ticks. Long
 * bristles and a full liquid ring lower.
 * @param share how much of the brush the thumb went over, 0 to 1
 */
export function strokeOf({ density, length, volume }: MascaraRecipe, share: number): Stroke {
  const amount = Math.min(1, Math.max(0, share));
  return {
    grains: Math.max(1, Math.min(36, Math.round(amount * (8 + density * 9)))),
    hertz: 1_150 + 110 * density - 42 * length - 30 * volume,
    gain: 0.34 / Math.sqrt(1 + density / 2.5),
  };
}

const grainS = 0.05;

/** Plays a stroke; the grains lie where bristles would, a little out of step. */
export function playStroke(context: AudioContext, { grains, hertz, gain }: Stroke): void {
  const random = seededRandom(Math.floor(context.currentTime * 1_000) + grains);
  const spreadS = Math.min(0.16, 0.008 * grains);
  for (let i = 0; i < grains; i++) {
    const at = context.currentTime + (i / grains) * spreadS + random() * 0.006;
    const bristle = context.createOscillator();
    const loudness = context.createGain();
    bristle.type = "triangle";
    bristle.frequency.setValueAtTime(hertz * (0.82 + 0.4 * random()), at);
    bristle.frequency.exponentialRampToValueAtTime(hertz * 0.42, at + grainS);
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(gain * (0.5 + 0.5 * random()), at + 0.0015);
    loudness.gain.exponentialRampToValueAtTime(0.0008, at + grainS * (0.5 + random()));
    bristle.connect(loudness).connect(context.destination);
    bristle.start(at);
    bristle.stop(at + grainS * 1.6);
  }
}
