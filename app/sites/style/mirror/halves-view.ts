import { onAbort } from "#app/kits/basics/abort.ts";
import type { LookRegion } from "#app/kits/makeup/face-drawing.ts";
import { createCanvasPainter, createGpuPainter } from "#app/kits/makeup/look-painter.ts";
import { loadMakeupAssets } from "#app/kits/makeup/makeup-assets.ts";
import { startMakeupRenderer } from "#app/kits/makeup/makeup-renderer.ts";
import { portraitFramings } from "#app/kits/makeup/portrait-crop.ts";
import { createPortraitStill } from "#app/kits/makeup/portrait-still.ts";
import type { Still } from "#app/kits/makeup/still.ts";
import type { FaceView } from "#app/kits/mirror/face-view.ts";
import { type DayHalf, dayHalves } from "#contracts/two-faces.ts";
import type { Look } from "#contracts/look.ts";
import { toFrameShare } from "../rules/halves.ts";
import { otherHalf } from "../rules/pair.ts";

/** Where the view draws: the mirror, and one canvas for each hour of a still. */
export interface HalvesCanvases extends Record<DayHalf, HTMLCanvasElement> {
  live: HTMLCanvasElement;
}

/** What stands on which side, as it is seen. */
export interface Sides {
  left: DayHalf;
  /** From the left, 0–1. */
  split: number;
}

interface HalvesOptions {
  getLooks: () => Record<DayHalf, Look>;
  /** Asked before each frame of the mirror; stills are laid over each other by the page. */
  getSides: () => Sides;
}

/**
 * One face in two looks: a still is cut out as a portrait and painted twice, the mirror is painted in halves. It ends with
 * the signal.
 * @throws TypeError without a network
 */
export async function openHalvesView(
  canvases: HalvesCanvases,
  { getLooks, getSides }: HalvesOptions,
  signal: AbortSignal,
): Promise<FaceView> {
  const assets = await loadMakeupAssets(signal);
  const renderer = startMakeupRenderer(canvases.live, assets, signal);
  const paint = renderer ? createGpuPainter(renderer, canvases.live) : createCanvasPainter(assets, signal);
  let still: Still | null = null;

  function clearStill(): void {
    still?.frame.close();
    still = null;
  }
  onAbort(signal, clearStill);

  function redraw(): void {
    if (still) for (const half of dayHalves) paint(still, getLooks()[half], canvases[half]);
  }

  return {
    drawFrame:
      renderer &&
      ((frame) => {
        renderer.render({ ...frame, lookRegions: lookRegionsOf(getLooks(), getSides(), canvases.live) });
        return renderer.light;
      }),
    async showStill(next) {
      const portrait = await createPortraitStill(next, portraitFramings.close);
      if (signal.aborted) return portrait.frame.close();
      clearStill();
      still = portrait;
      redraw();
    },
    clearStill,
    redraw,
  };
}

/** The halves of the mirror's own frame, which is shown the other way round and cut to fill its place. */
function lookRegionsOf(looks: Record<DayHalf, Look>, { left, split }: Sides, live: HTMLCanvasElement): LookRegion[] {
  const share = toFrameShare(split, live.width / live.height, live.clientWidth / live.clientHeight || 1);
  return [
    { look: looks[left], fromX: 1 - share, toX: 1 },
    { look: looks[otherHalf(left)], fromX: 0, toX: 1 - share },
  ];
}
