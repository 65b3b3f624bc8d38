import type { SoundLoader } from "./load-sound.ts";
import { createLoopPlayback } from "./loop-playback.ts";
import { getMusic } from "./music-library.ts";
import type { MusicName } from "./music-names.ts";
import type { MusicRequest } from "./music-requests.ts";
import type { MusicPlayback, PlaybackStart } from "./music-playback.ts";
import { createPiecePlayback } from "./piece-playback.ts";

/** How loud the music is. A gain node, because phones ignore the volume of media elements. */
export const musicVolume = 0.2;
const duckedVolume = 0.5;
/** How long one music takes to give way to another. */
const crossFadeS = 0.5;

export interface MusicPlayer {
  /** Plays what is asked for, from where it was left; does nothing when it is playing already. */
  play(request: MusicRequest): void;
  /** Falls silent and remembers the place. */
  pause(): void;
  /** How much of the layer that rises is heard, 0 to 1. */
  setRise(level: number): void;
  /** Steps back by 6 dB for that long. */
  duck(durationS: number): void;
}

/** The one player of the music of a visit. From one music to the next it goes on a beat, and the old one dies away meanwhile. */
export function createMusicPlayer(context: AudioContext, loader: SoundLoader): MusicPlayer {
  const volume = context.createGain();
  const ducking = context.createGain();
  volume.gain.value = musicVolume;
  volume.connect(ducking);
  ducking.connect(context.destination);

  const positions = new Map<MusicName, number>();
  let playing: { music: MusicName; playback: MusicPlayback } | null = null;
  /** It sounds until the next has come. */
  let leaving: { music: MusicName; playback: MusicPlayback } | null = null;
  let riseLevel = 0;

  function play({ music, wantsRise, positionS }: MusicRequest): void {
    if (playing?.music !== music && !goBackTo(music)) begin(music, positionS);
    if (wantsRise) playing?.playback.wantRise();
    playing?.playback.setRise(wantsRise ? riseLevel : 0);
  }

  function begin(music: MusicName, positionS: (() => number) | null): void {
    // What has not begun yet is given up; what sounds goes on until the new one is there.
    if (playing?.playback.positionS() === null) playing.playback.stop();
    else if (playing) replaceLeaving(playing);
    const playback = createPlayback(music, loader, {
      context,
      output: volume,
      fromS: positionS ?? (() => positions.get(music) ?? 0),
      whenS: () => giveWay(positionS !== null),
      onEnd: () => {
        if (playing?.playback === playback) playing = null;
      },
    });
    playing = { music, playback };
  }

  /** What was to come has not come yet, and the old is wanted again: it has never stopped. */
  function goBackTo(music: MusicName): boolean {
    if (leaving?.music !== music || playing?.playback.positionS() !== null) return false;
    playing.playback.stop();
    playing = leaving;
    leaving = null;
    return true;
  }

  function replaceLeaving(next: { music: MusicName; playback: MusicPlayback }): void {
    leaving?.playback.stop();
    leaving = next;
  }

  /** When the new music may begin; from then on the old one dies away. */
  function giveWay(isPlaceGiven: boolean): number {
    if (!leaving) return context.currentTime;
    const { music, playback } = leaving;
    // Music that keeps the time of a game does not wait for the beat of another.
    const atS = isPlaceGiven ? context.currentTime : playback.nextBeatS();
    positions.set(music, playback.positionS() ?? 0);
    playback.fadeOut(atS, crossFadeS);
    leaving = null;
    return atS;
  }

  function pause(): void {
    for (const one of [leaving, playing]) {
      const positionS = one?.playback.positionS() ?? null;
      if (one && positionS !== null) positions.set(one.music, positionS);
      one?.playback.stop();
    }
    leaving = null;
    playing = null;
  }

  function duck(durationS: number): void {
    const { gain } = ducking;
    gain.cancelScheduledValues(context.currentTime);
    gain.setTargetAtTime(duckedVolume, context.currentTime, 0.03);
    gain.setTargetAtTime(1, context.currentTime + durationS, 0.2);
  }

  return {
    play,
    pause,
    duck,
    setRise(level) {
      riseLevel = level;
      playing?.playback.setRise(level);
    },
  };
}

function createPlayback(name: MusicName, loader: SoundLoader, start: PlaybackStart): MusicPlayback {
  const music = getMusic(name);
  if (!("segmentCount" in music)) return createLoopPlayback(music, loader, start);
  return loader.playsOgg
    ? createPiecePlayback(music, loader, start)
    : createLoopPlayback(music.substitute, loader, start);
}
