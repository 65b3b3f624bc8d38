import { type RefObject, useEffect, useRef } from "react";

/** Keys while a round is played: `down` for each new press. Repeats are not told. */
export function useKeys(down: (key: string, event: KeyboardEvent) => void): void {
  useEffect(() => {
    const onDown = (event: KeyboardEvent): void => {
      if (event.repeat) {
        if (event.key.startsWith("Arrow") || event.key === " ") event.preventDefault();
        return;
      }
      if (!event.ctrlKey && !event.metaKey && !event.altKey) down(event.key, event);
    };
    window.addEventListener("keydown", onDown);
    return () => window.removeEventListener("keydown", onDown);
  }, [down]);
}

/** Lets the arrows move the focus over a grid of buttons, `[data-cell]`, so many in a row. */
export function useGridKeys(columns: number): RefObject<HTMLDivElement | null> {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = grid.current;
    const onDown = (event: KeyboardEvent): void => {
      if (element && moveFocus(element, event.key, columns)) event.preventDefault();
    };
    element?.addEventListener("keydown", onDown);
    return () => element?.removeEventListener("keydown", onDown);
  }, [columns]);
  return grid;
}

function moveFocus(grid: HTMLElement, key: string, columns: number): boolean {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
  if (step === undefined) return false;
  const cells = [...grid.querySelectorAll<HTMLElement>("[data-cell]")];
  const at = cells.findIndex((cell) => cell === document.activeElement);
  const next = at < 0 ? cells[0] : cells[at + step];
  next?.focus();
  return true;
}
