import { type RefObject, useEffect, useRef, useState } from "react";
import { preferences } from "#app/kits/visitor/preferences.ts";
import type { PaintedPan } from "../rules/paint-compact.ts";
import type { CompactState } from "../scene/compact-painter.ts";
import type { Compact } from "../scene/start-compact.ts";

/**
 * The painted compact over the drawing. Its script comes when the page is alive; without it, or before it, the drawing
 * stands. All of it ends with the part.
 */
export function useCompact(pans: readonly PaintedPan[], state: CompactState, onThud?: (count: number) => void) {
  const mount = useRef<HTMLDivElement>(null);
  const sceneRef = useRef<Promise<Compact | null>>(null);
  const latest = useRef<CompactInputs>({ pans, state, onThud });
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    latest.current = { pans, state, onThud };
  });

  useEffect(() => {
    const controller = new AbortController();
    sceneRef.current = loadCompact(mount, latest, () => setIsShown(true), controller.signal);
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

interface CompactInputs {
  pans: readonly PaintedPan[];
  state: CompactState;
  onThud: ((count: number) => void) | undefined;
}

/** Without the scene the drawing stands; nothing is missing that has words. Then it resolves with null. */
async function loadCompact(
  mount: RefObject<HTMLElement | null>,
  latest: { readonly current: CompactInputs },
  onFirstPaint: () => void,
  signal: AbortSignal,
): Promise<Compact | null> {
  const script = await import("../scene/start-compact.ts").catch(() => null);
  if (!script || signal.aborted || !mount.current) return null;
  const { pans, state } = latest.current;
  return script.startCompact(
    mount.current,
    {
      ...{ pans, state, onFirstPaint },
      isMotionReduced: () => preferences.isMotionReduced(),
      onPanPressed: (count) => latest.current.onThud?.(count),
    },
    signal,
  );
}
