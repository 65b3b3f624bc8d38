import { useEffect, useRef, useState } from "react";
import { preferences } from "#app/kits/visitor/preferences.ts";
import type { PaintedPan } from "../rules/paint-compact.ts";
import type { Compact, CompactState } from "../scene/start-compact.ts";

/**
 * The painted compact over the drawing. Its script comes when the page is alive; without it, or before it, the drawing
 * stands. All of it ends with the part.
 */
export function useCompact(pans: readonly PaintedPan[], state: CompactState, onThud?: (count: number) => void) {
  const mount = useRef<HTMLDivElement>(null);
  const sceneRef = useRef<Promise<Compact | null>>(null);
  const latest = useRef({ pans, lying: state, onThud });
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    latest.current = { pans, lying: state, onThud };
  });

  useEffect(() => {
    const controller = new AbortController();
    sceneRef.current = import("../scene/start-compact.ts").then(
      ({ startCompact }) => {
        if (controller.signal.aborted || !mount.current) return null;
        const current = latest.current;
        return startCompact(
          mount.current,
          {
            pans: current.pans,
            state: current.lying,
            isMotionReduced: () => preferences.isMotionReduced(),
            onPanPressed: (count) => latest.current.onThud?.(count),
            onFirstPaint: () => setIsShown(true),
          },
          controller.signal,
        );
      },
      // Without the scene the drawing stands; nothing is missing that has words.
      () => null,
    );
    return () => {
      controller.abort();
      sceneRef.current = null;
    };
  }, []);

  useEffect(() => {
    void sceneRef.current?.then((compact) => compact?.setState(state));
  }, [state]);

  // Other powders than it was set with.
  const key = pans.map((pan) => pan && pan.hex + pan.finish).join();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    void sceneRef.current?.then((compact) => compact?.setPans(latest.current.pans));
  }, [key]);

  return {
    place: mount,
    isShown,
    /** Runs once the scene is there; at once without one. */
    with: async (act: (compact: Compact) => unknown): Promise<boolean> => {
      const compact = await sceneRef.current;
      if (!compact) return false;
      await act(compact);
      return true;
    },
  };
}
