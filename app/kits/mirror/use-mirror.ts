"use no memo";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { FaceView } from "./face-view.ts";
import { createLazyMirror, type MirrorSetup } from "./lazy-mirror.ts";
import { initialMirror } from "./mirror-state.ts";
import { usePauseWhileLeaving } from "./use-pause-while-leaving.ts";

/**
 * A face on a part of the page: what it shows, and the ways to another one. Nothing is fetched before it is asked for,
 * and all of it ends with the part. It renders when what is shown changes, never for a frame: what moves with each frame
 * goes through `onFrame`, into a ref or a style.
 */
export function useMirror<View extends FaceView>(setup: MirrorSetup<View>) {
  const video = useRef<HTMLVideoElement>(null);
  const [mirror] = useState(() => createLazyMirror<View>());
  const { store, configure, leave, ...actions } = mirror;
  useEffect(() => {
    if (video.current) configure(setup, video.current);
  });
  useEffect(() => leave, [leave]);
  usePauseWhileLeaving(video);
  const state = useSyncExternalStore(store.subscribe, store.get, () => initialMirror);
  return { video, ...state, ...actions };
}

/** What the parts of a page do with its mirror. */
export type MirrorHandle<View extends FaceView = FaceView> = ReturnType<typeof useMirror<View>>;
