import type { SoundLoader } from "./load-sound.ts";
import type { MusicTrack } from "./sound-library.ts";

/** How loud the music is. A gain node, because phones ignore the volume of media elements. */
export const musicVolume = 0.2;
const duckedVolume = 0.5;

export interface MusicPlayer {
  /** Plays the track, from where it was left; does nothing when it is playing already. */
  play(track: MusicTrack): void;
  /** Falls silent and remembers the place. */
  pause(): void;
  /** Steps back by 6 dB for that long. */
  duck(durationS: number): void;
}

/**
 * The one player of the music. A source can be started only once and does not always survive a locked screen, so each
 * pause ends it and each start makes a new one at the remembered place.
 */
export function createMusicPlayer(context: AudioContext, load: SoundLoader): MusicPlayer {
  const volume = context.createGain();
  const ducking = context.createGain();
  volume.gain.value = musicVolume;
  volume.connect(ducking);
  ducking.connect(context.destination);

  const positions = new Map<MusicTrack, number>();
  let playing: MusicTrack | null = null;
  let source: AudioBufferSourceNode | null = null;
  let startedAtS = 0;

  async function play(track: MusicTrack): Promise<void> {
    if (playing === track) return;
    pause();
    playing = track;
    const buffer = await load(track, context);
    if (playing !== track || source) return;
    if (!buffer) {
      playing = null;
      return;
    }
    source = context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    source.loopStart = track.loopStartS;
    source.loopEnd = track.loopEndS;
    source.connect(volume);
    const position = positions.get(track) ?? track.loopStartS;
    source.start(0, position);
    startedAtS = context.currentTime - (position - track.loopStartS);
  }

  function pause(): void {
    if (source && playing) {
      const lengthS = playing.loopEndS - playing.loopStartS;
      positions.set(playing, playing.loopStartS + ((context.currentTime - startedAtS) % lengthS));
      source.stop();
      source.disconnect();
    }
    source = null;
    playing = null;
  }

  function duck(durationS: number): void {
    const { gain } = ducking;
    gain.cancelScheduledValues(context.currentTime);
    gain.setTargetAtTime(duckedVolume, context.currentTime, 0.03);
    gain.setTargetAtTime(1, context.currentTime + durationS, 0.2);
  }

  return { play: (track) => void play(track), pause, duck };
}
