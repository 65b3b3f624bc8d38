import { type RefObject, useCallback, useEffect, useRef } from "react";

/** Leads whoever plays by keys to the first of the colours; a finger is not led. */
export function useFocusByKeys(grid: RefObject<HTMLElement | null>): () => void {
  const usesKeys = useRef(false);
  useEffect(() => {
    const onKey = () => void (usesKeys.current = true);
    const onPointer = () => void (usesKeys.current = false);
    window.addEventListener("keydown", onKey);
    window.addEventListener("pointerdown", onPointer);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("pointerdown", onPointer);
    };
  }, []);
  return useCallback(() => {
    if (!usesKeys.current) return;
    // They are drawn by then.
    setTimeout(() => grid.current?.querySelector<HTMLElement>("[data-cell]")?.focus({ preventScroll: true }), 0);
  }, [grid]);
}
