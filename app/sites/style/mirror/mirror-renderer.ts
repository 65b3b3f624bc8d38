import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { loadMakeupAssets } from "#app/kits/makeup/makeup-assets.ts";
import type { LookRegion } from "#app/kits/makeup/face-drawing.ts";
import { type MirrorDetection, startMirror, type Still } from "#app/kits/makeup/live-mirror.ts";
import { createGpuPainter, createCanvasPainter } from "#app/kits/makeup/look-painter.ts";
import { startMakeupRenderer } from "#app/kits/makeup/makeup-renderer.ts";
import { createPortraitStill } from "#app/kits/makeup/portrait-still.ts";
import { createStillRequest } from "#app/kits/makeup/still-request.ts";
import { type DayHalf, dayHalves } from "#contracts/two-faces.ts";
import type { Look } from "#contracts/look.ts";
import { toFrameShare } from "../rules/halves.ts";
import { otherHalf } from "../rules/pair.ts";

/** Where the stage draws: the mirror, and one canvas for each hour of a still. */
export interface MirrorCanvases extends Record<DayHalf, HTMLCanvasElement> {
  live: HTMLCanvasElement;
}

/** What stands on which side, as it is seen. */
export interface Sides {
  left: DayHalf;
  /** From the left, 0–1. */
  split: number;
}

/** One face in two looks: a still or a mirror, one at a time. */
export interface MirrorRenderer {
  /** False without WebGL2: stills only. */
  hasMirror: boolean;
  /** Cuts the portrait out and paints it twice. The stage closes the bitmap when it is done with it. */
  showStill(still: Still): Promise<void>;
  showMirror(video: HTMLVideoElement, engine: FaceEngine): void;
  /** Takes the next frame of the mirror and shows it as a still. Rejects with an AbortError when the mirror ends first. */
  freeze(): Promise<void>;
  /** Other looks are applied: paints the still anew. The mirror asks by itself. */
  redraw(): void;
}

export interface MirrorRendererCallbacks {
  looks: () => Record<DayHalf, Look>;
  /** Asked before each frame of the mirror; stills are laid over each other by the page. */
  sides: () => Sides;
  onDetection: (sight: MirrorDetection) => void;
  onFailure: (error: unknown) => void;
}

/** Sets the stage; it ends with the signal. Throws a TypeError without a network. */
export async function startMirrorRenderer(
  canvases: MirrorCanvases,
  callbacks: MirrorRendererCallbacks,
  signal: AbortSignal,
): Promise<MirrorRenderer> {
  const assets = await loadMakeupAssets(signal);
  const renderer = startMakeupRenderer(canvases.live, assets, signal);
  const paint = renderer ? createGpuPainter(renderer, canvases.live) : createCanvasPainter(assets, signal);
  let still: Still | null = null;
  let mirror: AbortController | null = null;
  const request = createStillRequest();

  const draw = (): void => {
    if (still) for (const half of dayHalves) paint(still, callbacks.looks()[half], canvases[half]);
  };
  const endMirror = (): void => {
    mirror?.abort();
    mirror = null;
    request.cancel();
  };
  const show = async (next: Still): Promise<void> => {
    endMirror();
    const portrait = await createPortraitStill(next);
    still?.frame.close();
    still = portrait;
    draw();
  };

  signal.addEventListener("abort", () => {
    endMirror();
    still?.frame.close();
  });

  return {
    hasMirror: renderer !== null,
    showStill: show,
    showMirror(video, engine) {
      if (!renderer) return;
      endMirror();
      mirror = new AbortController();
      still?.frame.close();
      still = null;
      const getSettings = () => ({ lookRegions: lookRegionsOf(callbacks.looks(), callbacks.sides(), canvases.live) });
      startMirror({ video, engine, renderer, getSettings, ...callbacks, getStillTaker: request.taker }, mirror.signal);
    },
    async freeze() {
      await show(await request.next());
    },
    redraw: draw,
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
