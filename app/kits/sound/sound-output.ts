import { createEffectPlayer } from "./effect-player.ts";
import { createGestureWait } from "./gesture-wait.ts";
import type { SoundLoader } from "./load-sound.ts";
import { createMusicPlayer } from "./music-player.ts";
import type { MusicRequest } from "./music-requests.ts";

/** The context of a visit, and what plays on it. */
export interface SoundOutput {
  /** Plays the music as soon as a gesture has allowed it; again and again the same does nothing. */
  playMusic(request: MusicRequest): void;
  pauseMusic(): void;
  /** How much of the layer that rises is heard, 0 to 1. */
  setRise(level: number): void;
  /** The music pauses, and the context rests. */
  silence(): void;
  /** Takes the tap in which this is called as the gesture that browsers ask for. */
  allow(): void;
  /** The players, with the context opened. Call it from or after a tap. */
  open(): SoundPlayers;
  close(): void;
}

type SoundPlayers = ReturnType<typeof createPlayers>;

/** Makes no context before one is needed. `onChange`: a gesture came, or the context was interrupted or runs again. */
export function createSoundOutput(options: {
  document: Document;
  AudioContext: new () => AudioContext;
  loader: SoundLoader;
  onChange: () => void;
  signal: AbortSignal;
}): SoundOutput {
  const { document, AudioContext, loader, onChange, signal } = options;
  const activation = document.defaultView?.navigator.userActivation;
  let hasGesture = activation?.hasBeenActive ?? false;
  let players: SoundPlayers | null = null;
  let riseLevel = 0;
  const gestureWait = createGestureWait(document, () => {
    // The beginning of a touch is none yet, nor is a drag: where the browser says so, it is not asked in vain.
    hasGesture = activation?.hasBeenActive ?? true;
    onChange();
  });

  // A call or a locked screen interrupts the context; the next touch wakes it.
  const acquirePlayers = (): SoundPlayers => (players ??= createPlayers(new AudioContext(), loader, onChange, signal));

  /** Refused or left hanging, which browsers do without a tap: the next gesture tries again. */
  function resume(context: AudioContext): void {
    gestureWait.start();
    context.resume().catch(() => {});
  }

  function pauseMusic(): void {
    gestureWait.stop();
    players?.music.pause();
  }

  return {
    playMusic(request) {
      if (!hasGesture) return gestureWait.start();
      const { context, music } = acquirePlayers();
      if (context.state === "running") gestureWait.stop();
      else resume(context);
      music.setRise(riseLevel);
      music.play(request);
    },
    pauseMusic,
    setRise(level) {
      riseLevel = level;
      players?.music.setRise(level);
    },
    silence() {
      pauseMusic();
      if (players?.context.state === "running") void players.context.suspend();
    },
    allow: () => void (hasGesture = true),
    open() {
      const opened = acquirePlayers();
      if (opened.context.state !== "running") resume(opened.context);
      return opened;
    },
    close() {
      void players?.context.close();
      players = null;
    },
  };
}

function createPlayers(context: AudioContext, loader: SoundLoader, onStateChange: () => void, signal: AbortSignal) {
  context.addEventListener("statechange", onStateChange, { signal });
  return { context, music: createMusicPlayer(context, loader), playEffect: createEffectPlayer(context, loader) };
}
