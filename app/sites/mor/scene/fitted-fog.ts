import { runAtOnce, runInTurns } from "#app/kits/basics/time-slicing.ts";
import { createFog, type Fog } from "./fog.ts";
import type { Frame } from "./stage-canvas.ts";

/** The steam for the size at which the mirror is painted. */
export interface FittedFog {
  /** Null until the first is made. */
  readonly current: Fog | null;
  /** Resolves when the first is there. */
  readonly ready: Promise<void>;
  /** Makes a new one where the canvas has another size. */
  fit(frame: Frame): void;
}

/** Steam inside a rim that lies at a place of the picture; its radius in widths of the picture. */
export function createFittedFog(rim: { x: number; y: number; radius: number }, signal: AbortSignal): FittedFog {
  let current: Fog | null = null;
  let isGrowing = false;
  let resolveReady: (fog: Promise<void>) => void = () => {};
  const ready = new Promise<void>((resolve) => (resolveReady = resolve));
  return {
    get current() {
      return current;
    },
    ready,
    fit({ width, height, span, at }) {
      if (current?.left.width === width && current.left.height === height) return;
      const [x, y] = at(rim.x, rim.y);
      const next = createFog(width, height, { x, y, radius: rim.radius * span });
      // The first is made in turns: the page has just come alive. One for another size follows the window at once.
      if (current) current = runAtOnce(next);
      else if (!isGrowing) {
        isGrowing = true;
        resolveReady(runInTurns(next, signal).then((fog) => void (current = fog)));
      }
    },
  };
}
