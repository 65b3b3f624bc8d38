import { createEffectPlayer } from "./effect-player.ts";
import { createSoundLoader, type SoundLoaderOptions } from "./load-sound.ts";
import { createMusicPlayer, type MusicPlayer } from "./music-player.ts";
import { type Effect, type EffectName, effects } from "./sound-library.ts";

/** What plays on the context of a visit. It comes with the first sound: most visitors have it off. */
export interface SoundPlayers {
  music: Pick<MusicPlayer, "play" | "pause" | "setRise">;
  /** @param requestedAtS the moment of its touch, in the time of the context: what comes too late for it is left out */
  playEffect(name: EffectName, requestedAtS: number): void;
}

/** Makes the players. A reward lets the music step back. */
export function createSoundPlayers(context: AudioContext, options: SoundLoaderOptions): SoundPlayers {
  const loader = createSoundLoader(options);
  const music = createMusicPlayer(context, loader);
  const play = createEffectPlayer(context, loader);
  return {
    music,
    playEffect(name, requestedAtS) {
      const effect: Effect = effects[name];
      void play(effect, requestedAtS).then((durationS) => {
        if (effect.ducks && durationS > 0) music.duck(durationS);
      });
    },
  };
}
