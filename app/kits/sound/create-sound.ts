import { onAbort } from "../basics/abort.ts";
import { addListener } from "./add-listener.ts";
import type { MusicName } from "./music-names.ts";
import { createMusicRequests, type MusicWish } from "./music-requests.ts";
import type { EffectName } from "./sound-library.ts";
import { createSoundOutput } from "./sound-output.ts";
import { createSoundWish } from "./sound-wish.ts";

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
  enterMusic(music: MusicName, wish?: MusicWish): () => void;
  /** How much is heard of the layer that rises with the multiplier, 0 to 1; of music that was entered with it. */
  setRise(level: number): void;
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
  const wish = createSoundWish(document);
  const requests = createMusicRequests();
  const captions = new Set<(name: EffectName) => void>();
  const output = AudioContext ? createSoundOutput({ document, AudioContext, fetch, onChange: update, signal }) : null;
  const isAudible = (): boolean => wish.isOn() && !document.hidden && !signal.aborted;
  /** One route leaves and the next enters in the same moment: the music goes on. */
  const updateSoon = (): void => queueMicrotask(update);

  /** Brings what is heard in line with what is wished for. */
  function update(): void {
    const request = requests.current();
    if (!isAudible()) output?.silence();
    else if (request) output?.playMusic(request);
    else output?.pauseMusic();
  }

  document.addEventListener(
    "visibilitychange",
    () => {
      if (!document.hidden) wish.readAgain();
      update();
    },
    { signal },
  );
  onAbort(signal, () => {
    output?.silence();
    output?.close();
    wish.stop();
    captions.clear();
  });

  return {
    isOn: wish.isOn,
    turn(isOn) {
      output?.allow();
      wish.save(isOn);
      update();
    },
    subscribe: wish.subscribe,
    enterMusic: (music, musicWish) => updateAround(requests.enter(music, musicWish), updateSoon),
    setRise: (level) => output?.setRise(level),
    muteMusic: () => updateAround(requests.mute(), update),
    play(name) {
      for (const caption of captions) caption(name);
      if (isAudible()) output?.playEffect(name);
    },
    playGenerated(generator) {
      if (isAudible() && output) generator(output.open());
    },
    onEffect: (listener) => addListener(captions, listener),
  };
}

/** Updates now, and once more when the returned end is called. */
function updateAround(end: () => void, update: () => void): () => void {
  update();
  return () => {
    end();
    update();
  };
}
