import type { SoundLoader } from "./load-sound.ts";
import type { MusicPlayback, PlaybackStart } from "./music-playback.ts";
import type { MusicTrack } from "./music-library.ts";

/**
 * A short loop in one file. A source can be started only once and does not always survive a locked screen, so each
 * pause ends it and each start makes a new one.
 */
export function createLoopPlayback(track: MusicTrack, loader: SoundLoader, start: PlaybackStart): MusicPlayback {
  const { context, output, fromS, whenS, onEnd } = start;
  const lengthS = track.loopEndS - track.loopStartS;
  const gain = context.createGain();
  gain.connect(output);
  let source: AudioBufferSourceNode | null = null;
  let zeroS: number | null = null;
  let isStopped = false;

  async function begin(): Promise<void> {
    const buffer = await loader.load(track, context);
    if (isStopped) return;
    if (!buffer) return onEnd();
    source = context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    source.loopStart = track.loopStartS;
    source.loopEnd = track.loopEndS;
    source.connect(gain);
    const positionS = fromS() % lengthS;
    const atS = whenS();
    source.start(atS, track.loopStartS + positionS);
    zeroS = atS - positionS;
  }

  void begin();
  const positionS = (): number | null => (zeroS === null ? null : Math.max(0, context.currentTime - zeroS) % lengthS);
  return {
    positionS,
    nextBeatS: () => context.currentTime,
    wantRise: () => {},
    setRise: () => {},
    fadeOut(atS, fadeS) {
      gain.gain.setTargetAtTime(0, atS, fadeS / 4);
      source?.stop(atS + fadeS);
    },
    stop() {
      isStopped = true;
      source?.stop();
      source?.disconnect();
      gain.disconnect();
    },
  };
}
