import { useCallback, useEffect, useState } from "react";
import type { ScanLanguage } from "#contracts/face-type.ts";
import { createReading, type DetectedFace, type MeasuredFace } from "./create-reading.ts";
import { isReading, type Move, type ScanErrorCode, type Step } from "./scan-flow.ts";
import { useEngine } from "./use-engine.ts";
import { useModelFaces } from "./use-model-faces.ts";
import { useNetworkMonitor } from "#app/kits/network/use-network-monitor.ts";

interface ReadingSessionOptions {
  step: Step;
  lang: ScanLanguage;
  /** A photo is being chosen: the engine may come meanwhile. */
  isPhotoWanted: boolean;
  move: (move: Move) => void;
}

/**
 * The engine, what it may read and what it found, from the tap that agrees to the stars. It stays while the visitor looks
 * for another way, so that a second try needs no network; with the result it goes.
 */
export function useReadingSession({ step, lang, isPhotoWanted, move }: ReadingSessionOptions) {
  const fail = useCallback((code: ScanErrorCode) => move({ do: "fail", code }), [move]);
  const { state, begin: startEngine, stopEngine } = useEngine(fail);
  const traffic = useNetworkMonitor(isReading(step));
  const models = useModelFaces(step.at === "model" || (step.at === "engine" && step.way === "model"));
  const [masked, setMasked] = useState<DetectedFace | null>(null);
  const { at } = step;

  useEffect(() => {
    if (at === "engine" || at === "photo" || isPhotoWanted) startEngine();
    else if (at === "result" || at === "landing") stopEngine();
    if (at === "gate" || at === "result" || at === "landing") setMasked(null);
  }, [at, isPhotoWanted, startEngine, stopEngine]);

  const onEngineError = useCallback(
    (code: ScanErrorCode) => {
      if (code === "E-MODEL") stopEngine(true);
      fail(code);
    },
    [stopEngine, fail],
  );

  function read(face: MeasuredFace): void {
    setMasked(null);
    const context = { wasOffline: !navigator.onLine, sentBytes: traffic.sentBytes, readAt: Date.now() };
    move({ do: "read", reading: createReading(face, lang, context) });
  }

  return {
    state,
    engine: state.kind === "on" ? state.engine : null,
    traffic,
    models,
    /** A face that waits for the one thing a mask hides. */
    masked,
    onEngineError,
    read,
    onDetected(face: DetectedFace, hasMask: boolean): void {
      if (hasMask) setMasked(face);
      else read({ ...face, maskAnswer: null });
    },
  };
}
