import { useEffect, useSyncExternalStore } from "react";
import { createSound, type Sound } from "./create-sound.ts";
import type { EffectName, MusicTrack } from "./sound-library.ts";

// One sound a visit, made when the first component asks for it; it lives as long as the document.
const sounds = new WeakMap<Document, Sound>();

/** The sound of this visit. Browser only; components use the hooks below, scenes are handed this. */
export function visitSound(): Sound {
  const sound = sounds.get(document) ?? create();
  sounds.set(document, sound);
  return sound;
}

/**
 * The sound switch and the effects. `isOn` is false on the server and until the page has come alive.
 * @example const { isOn, turn, play } = useSound(); <Switch on={isOn} onChange={turn}>
 */
export function useSound(): Pick<Sound, "turn" | "play"> & { isOn: boolean } {
  const isOn = useSyncExternalStore(subscribe, read, readOnServer);
  return { isOn, turn, play };
}

/** While this component is shown, the route has this music (null: none of its own). */
export function useMusic(track: MusicTrack | null): void {
  useEffect(() => (track ? visitSound().enterMusic(track) : undefined), [track]);
}

/** While `isPlaying`, a film is heard and the music is not. */
export function useHush(isPlaying: boolean): void {
  useEffect(() => (isPlaying ? visitSound().hush() : undefined), [isPlaying]);
}

function create(): Sound {
  const { AudioContext } = window as { AudioContext?: typeof globalThis.AudioContext };
  const never = new AbortController();
  return createSound({ document, AudioContext, fetch: (...request) => fetch(...request), signal: never.signal });
}

const subscribe = (listener: () => void): (() => void) => visitSound().subscribe(listener);
const read = (): boolean => visitSound().isOn();
const readOnServer = (): boolean => false;
const turn = (isOn: boolean): void => visitSound().turn(isOn);
const play = (name: EffectName): void => visitSound().play(name);
