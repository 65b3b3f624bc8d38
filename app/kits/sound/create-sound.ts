import { createEffectVoices } from "./effect-voices.ts";
import { createGestureWait } from "./gesture-wait.ts";
import { createLoadSound } from "./load-sound.ts";
import { createMusicVoice } from "./music-voice.ts";
import { isSoundWanted, soundCookie } from "./sound-cookie.ts";
import { type Effect, type EffectName, effects, type MusicTrack } from "./sound-library.ts";

/** What the browser lends. `AudioContext` is missing in some inner browsers of apps; then all stays silent. */
export interface SoundParts {
  document: Document;
  AudioContext: (new () => AudioContext) | undefined;
  fetch: typeof fetch;
  /** Ends everything: voices, listeners, the context. */
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
  /** The music is silent until the returned function is called: a film plays. */
  hush(): () => void;
  /** Plays an effect, if sound is on and the page is seen. Call it from a tap, or after one. */
  play(name: EffectName): void;
  /** Lends the context for a sound that no file holds, if sound is on and the page is seen. Call it from a tap, or after one. */
  perform(voice: (context: AudioContext) => void): void;
  /** Calls back with each effect that is asked for, heard or not, for captions; returns its stop. */
  onEffect(listener: (name: EffectName) => void): () => void;
}

/** The sound of one visit: one context, made at the first gesture that needs it. */
export function createSound({ document, AudioContext, fetch, signal }: SoundParts): Sound {
  const load = createLoadSound({ document, fetch, signal });
  const listeners = new Set<() => void>();
  const captions = new Set<(name: EffectName) => void>();
  const entered: { track: MusicTrack }[] = [];
  let hushes = 0;
  let cookieWish = isSoundWanted(document.cookie);
  let isOn = cookieWish;
  const activation = document.defaultView?.navigator.userActivation;
  let hasGesture = activation?.hasBeenActive ?? false;
  let desk: ReturnType<typeof createDesk> | null = null;
  const gestureWait = createGestureWait(document, () => {
    // The beginning of a touch is none yet, nor is a drag: where the browser says so, it is not asked in vain.
    hasGesture = activation?.hasBeenActive ?? true;
    settle();
  });

  function createDesk(Context: new () => AudioContext) {
    const context = new Context();
    // A call or a locked screen interrupts the context; the next touch wakes it.
    context.addEventListener("statechange", () => settle(), { signal });
    return { context, music: createMusicVoice(context, load), playEffect: createEffectVoices(context, load) };
  }

  /** Brings what is heard in line with what is wished for. */
  function settle(): void {
    const isAudible = isOn && !document.hidden && !signal.aborted && AudioContext !== undefined;
    if (!isAudible) return fallSilent();
    const track = hushes === 0 ? entered.at(-1)?.track : undefined;
    if (!track) {
      gestureWait.stop();
      return desk?.music.pause();
    }
    if (!hasGesture) return gestureWait.start();
    desk ??= createDesk(AudioContext);
    if (desk.context.state === "running") gestureWait.stop();
    else openContext(desk.context);
    desk.music.play(track);
  }

  function fallSilent(): void {
    gestureWait.stop();
    if (!desk) return;
    desk.music.pause();
    if (desk.context.state === "running") void desk.context.suspend();
  }

  /** Refused or left hanging, which browsers do without a tap: the next gesture tries again. */
  function openContext(context: AudioContext): void {
    gestureWait.start();
    context.resume().catch(() => {});
  }

  /** One route leaves and the next enters in the same moment: the music goes on. */
  const settleSoon = (): void => queueMicrotask(settle);

  function wish(next: boolean): void {
    if (next === isOn) return;
    isOn = next;
    document.documentElement.dataset.sound = isOn ? "on" : "off";
    for (const listener of listeners) listener();
  }

  function turn(next: boolean): void {
    hasGesture = true;
    document.cookie = soundCookie(next, document.location.protocol === "https:");
    cookieWish = isSoundWanted(document.cookie);
    wish(next);
    settle();
  }

  function lendDesk(): ReturnType<typeof createDesk> | null {
    if (!isOn || document.hidden || signal.aborted || !AudioContext) return null;
    desk ??= createDesk(AudioContext);
    if (desk.context.state !== "running") openContext(desk.context);
    return desk;
  }

  function perform(voice: (context: AudioContext) => void): void {
    const lent = lendDesk();
    if (lent) voice(lent.context);
  }

  function play(name: EffectName): void {
    for (const caption of captions) caption(name);
    const effect: Effect = effects[name];
    const lent = lendDesk();
    if (!lent) return;
    const { music, playEffect } = lent;
    void playEffect(effect).then((durationS) => {
      if (effect.ducks && durationS > 0) music.duck(durationS);
    });
  }

  function onVisibility(): void {
    // Another tab may have turned it meanwhile. A browser that refuses the cookie keeps what was chosen here.
    const now = isSoundWanted(document.cookie);
    if (!document.hidden && now !== cookieWish) {
      cookieWish = now;
      wish(now);
    }
    settle();
  }

  function end(): void {
    fallSilent();
    void desk?.context.close();
    desk = null;
    listeners.clear();
    captions.clear();
  }

  document.addEventListener("visibilitychange", onVisibility, { signal });
  signal.addEventListener("abort", end, { once: true });

  return {
    isOn: () => isOn,
    turn,
    subscribe: (listener) => addTo(listeners, listener),
    enterMusic(track) {
      const entry = { track };
      entered.push(entry);
      settleSoon();
      return () => {
        if (entered.includes(entry)) entered.splice(entered.indexOf(entry), 1);
        settleSoon();
      };
    },
    hush() {
      let isHushing = true;
      hushes += 1;
      settle();
      return () => {
        if (!isHushing) return;
        isHushing = false;
        hushes -= 1;
        settle();
      };
    },
    play,
    perform,
    onEffect: (listener) => addTo(captions, listener),
  };
}

function addTo<T>(set: Set<T>, item: T): () => void {
  set.add(item);
  return () => void set.delete(item);
}
