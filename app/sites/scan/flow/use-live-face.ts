import { useEffect, useEffectEvent, useState } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import type { OpenCamera } from "#app/kits/camera/open-camera.ts";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { framesNeeded } from "../rules/collect-frames.ts";
import type { ScanErrorCode } from "./scan-flow.ts";
import { type LiveFace, type LiveView, scanLiveFace } from "./scan-live-face.ts";

interface LiveFaceOptions {
  engine: FaceEngine;
  camera: OpenCamera | null;
  video: HTMLVideoElement | null;
  hasMask: boolean;
  onFace: (face: LiveFace, hasMask: boolean) => void;
  onError: (code: ScanErrorCode) => void;
}

/** After so long without a reading the other ways are offered. */
const slowMs = 15_000;

const emptyView: LiveView = { hint: null, good: 0, needed: framesNeeded };

/** Watches the camera's pictures while it is on, and tells the face that came of it. */
export function useLiveFace({ engine, camera, video, hasMask, onFace, onError }: LiveFaceOptions) {
  const [view, setView] = useState(emptyView);
  const [isSlow, setIsSlow] = useState(false);
  const notifyFace = useEffectEvent((face: LiveFace) => onFace(face, hasMask));
  const notifyError = useEffectEvent(onError);
  const isMasked = useEffectEvent(() => hasMask);

  useEffect(() => {
    if (!camera || !video) return;
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, camera.off]);
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    const onView = (next: LiveView): void => setView((before) => (isSameView(before, next) ? before : next));
    scanLiveFace({ engine, video, isMasked: () => isMasked(), onView }, signal).then(
      (face) => notifyFace(face),
      (error: unknown) => {
        if (isAbort(error) || signal.aborted) return;
        console.warn("the face could not be read", error);
        camera.stop();
        notifyError("E-MODEL");
      },
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
      setIsSlow(false);
      setView(emptyView);
    };
  }, [engine, camera, video]);

  return { view, isSlow };
}

const isSameView = (one: LiveView, other: LiveView): boolean => one.hint === other.hint && one.good === other.good;
