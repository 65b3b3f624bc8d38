/** One piece of music that sounds, or will as soon as it has come. A playback is used once. */
export interface MusicPlayback {
  /** Where the music is, in seconds from its beginning. Null before it has begun. */
  positionS(): number | null;
  /** The moment of its next beat, in the time of the context. */
  nextBeatS(): number;
  /** Adds the layer that rises, in step with what sounds. */
  wantRise(): void;
  /** How much of that layer is heard, 0 to 1. */
  setRise(level: number): void;
  /** Dies away from a moment on. */
  fadeOut(fromS: number, fadeS: number): void;
  stop(): void;
}

/** What a playback is begun with. */
export interface PlaybackStart {
  context: AudioContext;
  output: AudioNode;
  /** Where in the music it begins; read when the first of it has come. */
  fromS: () => number;
  /** When, in the time of the context; read then, too. */
  whenS: () => number;
  /** It does not come, or came to its end by itself. */
  onEnd: () => void;
}
