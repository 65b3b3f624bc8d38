import { useCallback, useEffect, useRef, useState } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import type { Dressing } from "#app/kits/makeup/face-drawing.ts";
import type { MirrorSight } from "#app/kits/makeup/live-mirror.ts";
import type { VisitorErrorCode } from "#app/kits/words/error-words.ts";
import type { Source, Waiting } from "../stage/source.ts";
import type { Ways } from "../stage/start-ways.ts";

/** What the parts of the page do with the stage. */
export type StageDesk = Pick<ReturnType<typeof useStage>, "source" | "waiting" | "trouble" | "go" | "stageOf">;

/**
 * Everything that runs behind the picture: the renderer, the camera, the engine. None of it is fetched before it is asked
 * for, and all of it ends with the part.
 */
export function useStage(onSight: (sight: MirrorSight) => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const run = useRef<{ leaving: AbortController; ways?: Promise<Ways> } | null>(null);
  const dressings = useRef<readonly Dressing[]>([]);
  const sight = useRef(onSight);
  useEffect(() => {
    sight.current = onSight;
  });
  const [source, setSource] = useState<Source>({ kind: "worn" });
  const [waiting, setWaiting] = useState<Waiting>(null);
  const [trouble, setTrouble] = useState<VisitorErrorCode | null>(null);
  /** A canvas whose graphics chip is gone cannot be used again. */
  const [canvasKey, setCanvasKey] = useState(0);

  const lend = useCallback(() => (run.current ??= { leaving: new AbortController() }), []);
  useEffect(() => {
    lend();
    return () => {
      run.current?.leaving.abort();
      run.current = null;
    };
  }, [lend]);

  const waysOf = useCallback((): Promise<Ways> => {
    const own = lend();
    own.ways ??= import("../stage/start-ways.ts").then(({ startWays }) => {
      own.leaving.signal.throwIfAborted();
      const ways = startWays(
        {
          canvas: canvas.current!,
          video: video.current!,
          onSource: setSource,
          onWaiting: setWaiting,
          onTrouble: setTrouble,
          onSight: (seen) => sight.current(seen),
          onLost() {
            own.leaving.abort();
            run.current = null;
            setCanvasKey((key) => key + 1);
            setWaiting(null);
            setSource({ kind: "worn" });
          },
        },
        own.leaving.signal,
      );
      ways.wear(dressings.current);
      return ways;
    });
    // What did not come is asked for again the next time.
    own.ways.catch(() => delete own.ways);
    return own.ways;
  }, [lend]);

  /** Does something with the ways to a face; they are fetched now if nobody needed them before. */
  const go = useCallback(
    async (act: (ways: Ways) => Promise<void> | void): Promise<void> => {
      setWaiting((now) => now ?? (run.current?.ways ? null : { for: "stage" }));
      try {
        await act(await waysOf());
      } catch (error) {
        if (isAbort(error)) return;
        setWaiting(null);
        setTrouble("E-NET");
      }
    },
    [waysOf],
  );

  const wear = useCallback((next: readonly Dressing[]): void => {
    dressings.current = next;
    void run.current?.ways?.then((ways) => ways.wear(next)).catch(() => {});
  }, []);

  const stageOf = useCallback(() => waysOf().then((ways) => ways.stage()), [waysOf]);
  return { canvas, video, canvasKey, source, waiting, trouble, wear, go, stageOf };
}
