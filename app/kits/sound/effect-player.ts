import type { SoundLoader } from "./load-sound.ts";
import type { Effect } from "./sound-library.ts";

const maxVoices = 8;
/** An effect that arrives later than this after its touch no longer belongs to it. */
const maxLateS = 0.4;

/**
 * Plays short sounds, at most eight at once; more are left out. Answers how long the sound lasts in seconds, 0 when
 * it was not played. `requestedAtS` is the moment of its touch, in the time of the context.
 */
export function createEffectPlayer(
  context: AudioContext,
  loader: SoundLoader,
): (effect: Effect, requestedAtS: number) => Promise<number> {
  let voices = 0;

  return async (effect, requestedAtS) => {
    const buffer = await loader.load(effect, context);
    if (!buffer || voices >= maxVoices || context.currentTime - requestedAtS > maxLateS) return 0;
    const source = context.createBufferSource();
    const volume = context.createGain();
    source.buffer = buffer;
    volume.gain.value = effect.gain;
    source.connect(volume);
    volume.connect(context.destination);
    voices += 1;
    source.addEventListener("ended", () => {
      voices -= 1;
      volume.disconnect();
    });
    source.start();
    return buffer.duration;
  };
}
