import { createEffectPlayer } from "./effect-player.ts";
import { createGestureWait } from "./gesture-wait.ts";
import { createSoundLoader } from "./load-sound.ts";
import { createMusicPlayer } from "./music-player.ts";
import { isSoundWanted, formatSoundCookie } from "./sound-cookie.ts";
import { type Effect, type EffectName, effects, type MusicTrack } from "./sound-library.ts";

/** What the browser provides. `AudioContext` is missing in some inner browsers of apps; then all stays silent. */
export interface SoundOptions {
  document: Document;
  AudioContext: (new () => AudioContext) | undefined;
  fetch: typeof fetch;
  /** Ends everything: players, listeners, the context. */
  signal: AbortSignal;
}

export interface Sound {
  /** The visitor's wish, as the cookie has it. */
  isOn(): boolean;
  /** Turns sound on or off and remembers it. Call it from a tap. */
  turn(isOn: boolean): void;
  /** Calls back when the wish changes; returns its stop. */
  subscribe(listener: () => void): () => void;
  /** This route has music: it plays while the wish is on. Returns the leaving; the last one entered is heard. */
  enterMusic(track: MusicTrack): () => void;
  /** The music is silent until the returned function is called: a video plays. */
  muteMusic(): () => void;
  /** Plays an effect, if sound is on and the page is seen. Call it from a tap, or after one. */
  play(name: EffectName): void;
  /** Provides the context for a sound that no file holds, if sound is on and the page is seen. Call it from or after a tap. */
  playGenerated(generator: (context: AudioContext) => void): void;
  /** Calls back with each effect that is asked for, heard or not, for captions; returns its stop. */
  onEffect(listener: (name: EffectName) => void): () => void;
}

/** The sound of one visit: one context, made at the first gesture that needs it. */
export function createSound({ document, AudioContext, fetch, signal }: SoundOptions): Sound {
  const load = createSoundLoader({ document, fetch, signal });
  const listeners = new Set<() => void>();
  const captions = new Set<(name: EffectName) => void>();
  const entered: { track: MusicTrack }[] = [];
  let muteCount = 0;
  let savedWish = isSoundWanted(document.cookie);
  let isOn = savedWish;
  const activation = document.defaultView?.navigator.userActivation;
  let hasGesture = activation?.hasBeenActive ?? false;
  let mixer: ReturnType<typeof createMixer> | null = null;
  const gestureWait = createGestureWait(document, () => {
    // The beginning of a touch is none yet, nor is a drag: where the browser says so, it is not asked in vain.
    hasGesture = activation?.hasBeenActive ?? true;
    update();
  });

  function createMixer(Context: new () => AudioContext) {
    const context = new Context();
    // A call or a locked screen interrupts the context; the next touch wakes it.
    context.addEventListener("statechange", () => update(), { signal });
    return { context, music: createMusicPlayer(context, load), playEffect: createEffectPlayer(context, load) };
  }

  /** Brings what is heard in line with what is wished for. */
  function update(): void {
    const isAudible = isOn && !document.hidden && !signal.aborted && AudioContext !== undefined;
    if (!isAudible) return silence();
    const track = muteCount === 0 ? entered.at(-1)?.track : undefined;
    if (!track) {
      gestureWait.stop();
      return mixer?.music.pause();
    }
    if (!hasGesture) return gestureWait.start();
    mixer ??= createMixer(AudioContext);
    if (mixer.context.state === "running") gestureWait.stop();
    else openContext(mixer.context);
    mixer.music.play(track);
  }

  function silence(): void {
    gestureWait.stop();
    if (!mixer) return;
    mixer.music.pause();
    if (mixer.context.state === "running") void mixer.context.suspend();
  }

  /** Refused or left hanging, which browsers do without a tap: the next gesture tries again. */
  function openContext(context: AudioContext): void {
    gestureWait.start();
    context.resume().catch(() => {});
  }

  /** One route leaves and the next enters in the same moment: the music goes on. */
  const updateSoon = (): void => queueMicrotask(update);

  function setWish(next: boolean): void {
    if (next === isOn) return;
    isOn = next;
    document.documentElement.dataset.sound = isOn ? "on" : "off";
    for (const listener of listeners) listener();
  }

  function turn(next: boolean): void {
    hasGesture = true;
    document.cookie = formatSoundCookie(next, document.location.protocol === "https:");
    savedWish = isSoundWanted(document.cookie);
    setWish(next);
    update();
  }

  function acquireMixer(): ReturnType<typeof createMixer> | null {
    if (!isOn || document.hidden || signal.aborted || !AudioContext) return null;
    mixer ??= createMixer(AudioContext);
    if (mixer.context.state !== "running") openContext(mixer.context);
    return mixer;
  }

  function playGenerated(generator: (context: AudioContext) => void): void {
    const acquired = acquireMixer();
    if (acquired) generator(acquired.context);
  }

  function play(name: EffectName): void {
    for (const caption of captions) caption(name);
    const effect: Effect = effects[name];
    const acquired = acquireMixer();
    if (!acquired) return;
    const { music, playEffect } = acquired;
    void playEffect(effect).then((durationS) => {
      if (effect.ducks && durationS > 0) music.duck(durationS);
    });
  }

  function onVisibility(): void {
    // Another tab may have turned it meanwhile. A browser that refuses the cookie keeps what was chosen here.
    const now = isSoundWanted(document.cookie);
    if (!document.hidden && now !== savedWish) {
      savedWish = now;
      setWish(now);
    }
    update();
  }

  function end(): void {
    silence();
    void mixer?.context.close();
    mixer = null;
    listeners.clear();
    captions.clear();
  }

  document.addEventListener("visibilitychange", onVisibility, { signal });
  signal.addEventListener("abort", end, { once: true });

  return {
    isOn: () => isOn,
    turn,
    subscribe: (listener) => addListener(listeners, listener),
    enterMusic(track) {
      const entry = { track };
      entered.push(entry);
      updateSoon();
      return () => {
        if (entered.includes(entry)) entered.splice(entered.indexOf(entry), 1);
        updateSoon();
      };
    },
    muteMusic() {
      let isMuting = true;
      muteCount += 1;
      update();
      return () => {
        if (!isMuting) return;
        isMuting = false;
        muteCount -= 1;
        update();
      };
    },
    play,
    playGenerated,
    onEffect: (listener) => addListener(captions, listener),
  };
}

function addListener<T>(set: Set<T>, item: T): () => void {
  set.add(item);
  return () => void set.delete(item);
}
