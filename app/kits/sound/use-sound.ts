import { useEffect, useSyncExternalStore } from "react";
import { createSound, type Sound } from "./create-sound.ts";
import type { MusicName } from "./music-names.ts";
import type { MusicWish } from "./music-requests.ts";
import type { EffectName } from "./sound-library.ts";

// One sound a visit, made when the first component asks for it; it lives as long as the document.
const sounds = new WeakMap<Document, Sound>();

/** The sound of this visit. Browser only; components use the hooks below, scenes are handed this. */
export function getVisitSound(): Sound {
  const sound = sounds.get(document) ?? createVisitSound();
  sounds.set(document, sound);
  return sound;
}

/**
 * The sound switch and the effects. `isOn` is false on the server and until the page has come alive.
 * @example const { isOn, turn, play } = useSound(); <Switch on={isOn} onChange={turn}>
 */
export function useSound(): Pick<Sound, "turn" | "play"> & { isOn: boolean } {
  const isOn = useSyncExternalStore(subscribe, getIsOn, getIsOnServer);
  return { isOn, turn, play };
}

/** While this component is shown, the route has this music (null: none of its own). */
export function useMusic(music: MusicName | null, { wantsRise, positionS }: MusicWish = {}): void {
  useEffect(() => {
    if (!music) return;
    return getVisitSound().enterMusic(music, { ...(wantsRise && { wantsRise }), ...(positionS && { positionS }) });
  }, [music, wantsRise, positionS]);
}

/** How much is heard of the layer that rises with the multiplier, 0 to 1, while this component is shown. */
export function useMusicRise(level: number): void {
  useEffect(() => getVisitSound().setRise(level), [level]);
  useEffect(() => () => getVisitSound().setRise(0), []);
}

/** While `isPlaying`, a video is heard and the music is not. */
export function useMusicMute(isPlaying: boolean): void {
  useEffect(() => (isPlaying ? getVisitSound().muteMusic() : undefined), [isPlaying]);
}

function createVisitSound(): Sound {
  const { AudioContext } = window as { AudioContext?: typeof globalThis.AudioContext };
  const never = new AbortController();
  return createSound({ document, AudioContext, fetch: (...request) => fetch(...request), signal: never.signal });
}

const subscribe = (listener: () => void): (() => void) => getVisitSound().subscribe(listener);
const getIsOn = (): boolean => getVisitSound().isOn();
const getIsOnServer = (): boolean => false;
const turn = (isOn: boolean): void => getVisitSound().turn(isOn);
const play = (name: EffectName): void => getVisitSound().play(name);
