import { type RefObject, useLayoutEffect } from "react";
import type { ShellWorld } from "./shell-world.ts";
import { tuning } from "./tuning.ts";

/** Lets shells that have changed places glide there: each button starts where its shell has come from. */
export function useGlides(grid: RefObject<HTMLElement | null>, { swaps }: ShellWorld, isMotionReduced: boolean): void {
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element || isMotionReduced) return;
    for (const [n, { from, to }] of swaps.entries()) {
      const [here, there] = [shellAt(element, to), shellAt(element, from)];
      if (!here || !there) continue;
      glide(here, there, true);
      glide(there, here, false);
      // The second of the two was closed until now: it turns over where it lay, and only then sets out.
      if (n === 1) turnOver(here.firstElementChild);
    }
    // A new list comes with each wrong pair.
  }, [grid, swaps, isMotionReduced]);
}

const shellAt = (grid: HTMLElement, place: number): HTMLElement | null =>
  grid.querySelector<HTMLElement>(`[data-shell="${place}"]`);

/** From where another element lies to where this one does; whoever is `above` is lifted on the way. */
function glide(element: HTMLElement, { offsetLeft, offsetTop }: HTMLElement, above: boolean): void {
  const start = `${offsetLeft - element.offsetLeft}px ${offsetTop - element.offsetTop}px`;
  const half = `${(offsetLeft - element.offsetLeft) / 2}px ${(offsetTop - element.offsetTop) / 2}px`;
  const zIndex = above ? "2" : "1";
  const { glideMs, glideFrom } = tuning;
  element.animate(
    [
      { translate: start, scale: "1", zIndex },
      { translate: start, scale: "1", zIndex, offset: glideFrom, easing: "ease-in" },
      { translate: half, scale: above ? "1.16" : "0.9", zIndex, offset: (1 + glideFrom) / 2, easing: "ease-out" },
      { translate: "0 0", scale: "1", zIndex },
    ],
    { duration: glideMs },
  );
}

function turnOver(turning: Element | null): void {
  turning?.animate([{ transform: "rotateY(0deg)" }, { transform: "rotateY(180deg)" }], {
    duration: tuning.glideMs * tuning.glideFrom,
    easing: "cubic-bezier(0.2, 0.9, 0.1, 1)",
  });
}
