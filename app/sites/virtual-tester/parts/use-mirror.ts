import { useCallback, useEffect, useRef, useState } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import type { LookRegion } from "#app/kits/makeup/face-drawing.ts";
import type { MirrorDetection } from "#app/kits/makeup/live-mirror.ts";
import type { VisitorErrorCode } from "#app/kits/i18n/error-messages.ts";
import type { FaceSource, LoadState } from "../mirror/face-source.ts";
import type { MirrorMachine } from "../mirror/mirror-machine.ts";

/** What the parts of the page do with the stage. */
export type MirrorHandle = Pick<ReturnType<typeof useMirror>, "source" | "waiting" | "trouble" | "go" | "stageOf">;

/**
 * Everything that runs behind the picture: the renderer, the camera, the engine. None of it is fetched before it is asked
 * for, and all of it ends with the part.
 */
export function useMirror(onDetection: (latestOnDetection: MirrorDetection) => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const run = useRef<{ leaving: AbortController; ways?: Promise<MirrorMachine> } | null>(null);
  const regions = useRef<readonly LookRegion[]>([]);
  const latestOnDetection = useRef(onDetection);
  useEffect(() => {
    latestOnDetection.current = onDetection;
  });
  const [source, setSource] = useState<FaceSource>({ kind: "worn" });
  const [waiting, setWaiting] = useState<LoadState>(null);
  const [trouble, setTrouble] = useState<VisitorErrorCode | null>(null);
  /** A canvas whose graphics chip is gone cannot be used again. */
  const [canvasKey, setCanvasKey] = useState(0);

  const acquireRun = useCallback(() => (run.current ??= { leaving: new AbortController() }), []);
  useEffect(() => {
    acquireRun();
    return () => {
      run.current?.leaving.abort();
      run.current = null;
    };
  }, [acquireRun]);

  const getMachine = useCallback((): Promise<MirrorMachine> => {
    const current = acquireRun();
    current.ways ??= import("../mirror/mirror-machine.ts").then(({ startMirrorMachine: startWays }) => {
      current.leaving.signal.throwIfAborted();
      const machine = startWays(
        {
          canvas: canvas.current!,
          video: video.current!,
          onSource: setSource,
          onWaiting: setWaiting,
          onError: setTrouble,
          onDetection: (detection) => latestOnDetection.current(detection),
          onContextLost() {
            current.leaving.abort();
            run.current = null;
            setCanvasKey((key) => key + 1);
            setWaiting(null);
            setSource({ kind: "worn" });
          },
        },
        current.leaving.signal,
      );
      machine.applyMakeup(regions.current);
      return machine;
    });
    // What did not come is asked for again the next time.
    current.ways.catch(() => delete current.ways);
    return current.ways;
  }, [acquireRun]);

  /** Does something with the ways to a face; they are fetched now if nobody needed them before. */
  const go = useCallback(
    async (act: (machine: MirrorMachine) => Promise<void> | void): Promise<void> => {
      setWaiting((now) => now ?? (run.current?.ways ? null : { for: "stage" }));
      try {
        await act(await getMachine());
      } catch (error) {
        if (isAbort(error)) return;
        setWaiting(null);
        setTrouble("E-NET");
      }
    },
    [getMachine],
  );

  const wear = useCallback((next: readonly LookRegion[]): void => {
    regions.current = next;
    void run.current?.ways?.then((machine) => machine.applyMakeup(next)).catch(() => {});
  }, []);

  const stageOf = useCallback(() => getMachine().then((machine) => machine.renderer()), [getMachine]);
  return { canvas, video, canvasKey, source, waiting, trouble, wear, go, stageOf };
}
