"use no memo"; // Drawn some thirty times a visit: compiled it would only be heavier.

import { useEffect, useRef, useState } from "react";
import { onAbort } from "#app/kits/basics/abort.ts";
import { useVisitor, type VisitorState } from "#app/kits/visitor/visitor-provider.tsx";

/** A function that answers the visitor's state as soon as it is no longer `loading`. Stays the same. */
export function useSettledVisitor(): (signal: AbortSignal) => Promise<VisitorState> {
  const { state } = useVisitor();
  const latest = useRef(state);
  const listeners = useRef(new Set<(state: VisitorState) => void>());

  useEffect(() => {
    latest.current = state;
    if (state !== "loading") for (const listener of [...listeners.current]) listener(state);
  }, [state]);

  const [settled] = useState(() => (signal: AbortSignal) => {
    if (latest.current !== "loading") return Promise.resolve(latest.current);
    return new Promise<VisitorState>((resolve, reject) => {
      const listener = (next: VisitorState): void => {
        listeners.current.delete(listener);
        unsubscribe();
        resolve(next);
      };
      const unsubscribe = onAbort(signal, () => {
        listeners.current.delete(listener);
        reject(signal.reason);
      });
      listeners.current.add(listener);
    });
  });
  return settled;
}
