import { createGestureWait } from "./gesture-wait.ts";
import type { MusicRequest } from "./music-requests.ts";
import type { EffectName } from "./sound-library.ts";
import type { SoundPlayers } from "./sound-players.ts";

/** The context of a visit, and what plays on it. */
export interface SoundOutput {
  /** Plays the music as soon as a gesture has allowed it; again and again the same does nothing. */
  playMusic(request: MusicRequest): void;
  pauseMusic(): void;
  /** How much of the layer that rises is heard, 0 to 1. */
  setRise(level: number): void;
  /** Plays an effect. Call it from or after a tap. */
  playEffect(name: EffectName): void;
  /** The music pauses, and the context rests. */
  silence(): void;
  /** Takes the tap in which this is called as the gesture that browsers ask for. */
  allow(): void;
  /** The context, opened. Call it from or after a tap. */
  open(): AudioContext;
  close(): void;
}

/** Makes no context before one is needed. `onChange`: a gesture came, the players did, or the context was interrupted or runs again. */
export function createSoundOutput(options: {
  document: Document;
  AudioContext: new () => AudioContext;
  fetch: typeof fetch;
  onChange: () => void;
  signal: AbortSignal;
}): SoundOutput {
  const { document, AudioContext, fetch, onChange, signal } = options;
  const activation = document.defaultView?.navigator.userActivation;
  let hasGesture = activation?.hasBeenActive ?? false;
  let context: AudioContext | null = null;
  let players: SoundPlayers | null = null;
  let loading: Promise<SoundPlayers | null> | null = null;
  let riseLevel = 0;
  const gestureWait = createGestureWait(document, () => {
    // The beginning of a touch is none yet, nor is a drag: where the browser says so, it is not asked in vain.
    hasGesture = activation?.hasBeenActive ?? true;
    onChange();
  });

  function acquireContext(): AudioContext {
    if (context) return context;
    context = new AudioContext();
    // A call or a locked screen interrupts it; the next touch wakes it.
    context.addEventListener("statechange", onChange, { signal });
    return context;
  }

  /** The context is made in the tap, what plays on it comes after: phones open it in the tap only. Null: it did not come. */
  function loadPlayers(opened: AudioContext): Promise<SoundPlayers | null> {
    loading ??= import("./sound-players.ts").then(
      ({ createSoundPlayers }) => (players ??= createSoundPlayers(opened, { document, fetch, signal })),
      () => (loading = null),
    );
    return loading;
  }

  /** Refused or left hanging, which browsers do without a tap: the next gesture tries again. */
  function resume(closed: AudioContext): void {
    gestureWait.start();
    closed.resume().catch(() => {});
  }

  function open(): AudioContext {
    const opened = acquireContext();
    if (opened.state !== "running") resume(opened);
    return opened;
  }

  function pauseMusic(): void {
    gestureWait.stop();
    players?.music.pause();
  }

  return {
    playMusic(request) {
      if (!hasGesture) return gestureWait.start();
      const opened = open();
      if (opened.state === "running") gestureWait.stop();
      if (!players) return void loadPlayers(opened).then((loaded) => loaded && onChange());
      players.music.setRise(riseLevel);
      players.music.play(request);
    },
    pauseMusic,
    setRise(level) {
      riseLevel = level;
      players?.music.setRise(level);
    },
    playEffect(name) {
      const opened = open();
      const requestedAtS = opened.currentTime;
      if (players) players.playEffect(name, requestedAtS);
      else void loadPlayers(opened).then((loaded) => loaded?.playEffect(name, requestedAtS));
    },
    silence() {
      pauseMusic();
      if (context?.state === "running") void context.suspend();
    },
    allow: () => void (hasGesture = true),
    open,
    close() {
      void context?.close();
      context = null;
      players = null;
    },
  };
}
