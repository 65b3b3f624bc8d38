import { onAbort } from "#app/kits/basics/abort.ts";
import type { PaintedPan } from "../rules/paint-compact.ts";
import type { Pose } from "./opening.ts";
import { paintSoftwareCompact } from "./software-compact.ts";
import { type DrawCompact, createWebglCompact } from "./webgl-compact.ts";

/** How the compact lies there: empty and open, empty and shut, or open with its powders. */
export type CompactState = "empty" | "shut" | "open";

/** What is to be seen of the compact. */
export interface CompactPicture {
  state: CompactState;
  pose: Pose;
  pans: readonly PaintedPan[];
  /** From where the light comes. */
  light: number;
}

/** Paints the compact over the drawing of the page: by the graphics chip, or in plain steps where there is none. */
export interface CompactPainter {
  /** Without it only what lies still is painted. */
  readonly hasGpu: boolean;
  /** `isStill`: nothing moves, take your time. */
  show(picture: CompactPicture, isStill: boolean): void;
}

const emptyPans: readonly PaintedPan[] = [null, null, null, null];

/** `onPaint`: something of it is to be seen. Ends with the signal. */
export function createCompactPainter(container: HTMLElement, onPaint: () => void, signal: AbortSignal): CompactPainter {
  let canvas = mountCanvas(container);
  let draw: DrawCompact | null = createWebglCompact(canvas, signal, fallBack);
  if (!draw) canvas = mountCanvas(container);
  let painting = new AbortController();
  let last: CompactPicture | null = null;

  onAbort(signal, () => {
    painting.abort();
    canvas.remove();
    [canvas.width, canvas.height] = [0, 0];
  });

  /** The chip was taken away. */
  function fallBack(): void {
    if (signal.aborted) return;
    canvas = mountCanvas(container);
    draw = null;
    if (last) void paintPlain(last);
  }

  /** The drawing of the page shows what is not painted yet. */
  async function paintPlain({ state, pans }: CompactPicture): Promise<void> {
    painting.abort();
    painting = new AbortController();
    const current = painting.signal;
    delete container.dataset.drawn;
    if (state === "shut") return;
    await paintSoftwareCompact(canvas, state === "open" ? pans : emptyPans, current);
    if (current.aborted) return;
    container.dataset.drawn = "plain";
    onPaint();
  }

  return {
    get hasGpu() {
      return draw !== null;
    },
    show(picture, isStill) {
      last = picture;
      if (!draw) {
        if (isStill) void paintPlain(picture);
        return;
      }
      draw(picture.pose, picture.pans, picture.light, isStill);
      container.dataset.drawn = "chip";
      onPaint();
    },
  };
}

function mountCanvas(container: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  container.replaceChildren(canvas);
  return canvas;
}
