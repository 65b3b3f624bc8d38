import { useCallback, useEffect, useRef, useState } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { startFaceEngine } from "#app/kits/face/start-face-engine.ts";
import type { ScanErrorCode } from "./scan-flow.ts";

export type EngineState =
  | { kind: "off" }
  | { kind: "loading"; loadedBytes: number; totalBytes: number }
  | { kind: "on"; engine: FaceEngine };

/** Of a photo more faces may be chosen from; of a camera one more than one is enough to say so. */
const numFaces = 4;

/**
 * One face engine a visit. It starts with `begin`, which is called after the visitor agreed and not before, stays for
 * every further reading, and ends with `drop` or the page. An engine that broke while it read is not started again: the
 * second one takes its place.
 * @param onFail the same function each time
 */
export function useEngine(onFail: (code: ScanErrorCode) => void): {
  state: EngineState;
  begin: () => void;
  stopEngine: (isBroken?: boolean) => void;
} {
  const [state, setState] = useState<EngineState>({ kind: "off" });
  const controllerRef = useRef<AbortController | null>(null);

  const hasBroken = useRef(false);

  const drop = useCallback((isBroken = false) => {
    hasBroken.current ||= isBroken;
    controllerRef.current?.abort();
    controllerRef.current = null;
    setState({ kind: "off" });
  }, []);

  const begin = useCallback(() => {
    if (controllerRef.current) return;
    const controller = new AbortController();
    controllerRef.current = controller;
    const { signal } = controller;
    const update = (next: EngineState): void => {
      if (!signal.aborted) setState(next);
    };
    update({ kind: "loading", loadedBytes: 0, totalBytes: 0 });
    const onProgress = (loadedBytes: number, totalBytes: number): void =>
      update({ kind: "loading", loadedBytes, totalBytes });
    const engines: FaceEngine["name"][] = hasBroken.current ? ["mesh"] : ["landmarker", "mesh"];
    startFaceEngine({ engines, numFaces, onProgress }, signal).then(
      (engine) => update({ kind: "on", engine }),
      (error: unknown) => {
        if (isAbort(error) || signal.aborted) return;
        console.warn("the face engine did not start", error);
        controller.abort();
        controllerRef.current = null;
        setState({ kind: "off" });
        onFail(errorCodeOf(error));
      },
    );
  }, [onFail]);

  useEffect(() => () => controllerRef.current?.abort(), []);
  return { state, begin, stopEngine: drop };
}

function errorCodeOf(error: unknown): ScanErrorCode {
  if (!(error instanceof TypeError)) return "E-MODEL";
  return navigator.onLine ? "E-NET" : "E-OFFLINE";
}
