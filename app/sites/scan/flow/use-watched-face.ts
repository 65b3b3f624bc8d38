import { useEffect, useEffectEvent, useState } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import type { OpenCamera } from "#app/kits/camera/open-camera.ts";
import type { FaceEngine } from "#app/kits/face/face-reading.ts";
import { framesNeeded } from "../rules/collect-frames.ts";
import type { Trouble } from "./scan-flow.ts";
import { type LiveFace, type LiveView, watchFace } from "./watch-face.ts";

interface WatchedFace {
  engine: FaceEngine;
  camera: OpenCamera | null;
  video: HTMLVideoElement | null;
  hasMask: boolean;
  onFace: (face: LiveFace, hasMask: boolean) => void;
  onTrouble: (trouble: Trouble) => void;
}

/** After so long without a reading the other ways are offered. */
const slowMs = 15_000;

const nothing: LiveView = { hint: null, good: 0, needed: framesNeeded };

/** Watches the camera's pictures while it is on, and tells the face that came of it. */
export function useWatchedFace({ engine, camera, video, hasMask, onFace, onTrouble }: WatchedFace) {
  const [view, setView] = useState(nothing);
  const [isSlow, setIsSlow] = useState(false);
  const found = useEffectEvent((face: LiveFace) => onFace(face, hasMask));
  const fail = useEffectEvent(onTrouble);
  const isMasked = useEffectEvent(() => hasMask);

  useEffect(() => {
    if (!camera || !video) return;
    const leaving = new AbortController();
    const signal = AbortSignal.any([leaving.signal, camera.off]);
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    watchFace({ engine, video, isMasked: () => isMasked(), onView: setView }, signal).then(
      (face) => found(face),
      (error: unknown) => {
        if (isAbort(error) || signal.aborted) return;
        console.warn("the face could not be read", error);
        camera.stop();
        fail("E-MODEL");
      },
    );
    return () => {
      clearTimeout(timer);
      leaving.abort();
      setIsSlow(false);
      setView(nothing);
    };
  }, [engine, camera, video]);

  return { view, isSlow };
}
