import { onAbort } from "#app/kits/basics/abort.ts";
import type { LookRegion } from "#app/kits/makeup/face-drawing.ts";
import { createCanvasPainter, createGpuPainter } from "#app/kits/makeup/look-painter.ts";
import { loadMakeupAssets } from "#app/kits/makeup/makeup-assets.ts";
import { startMakeupRenderer } from "#app/kits/makeup/makeup-renderer.ts";
import { portraitFramings } from "#app/kits/makeup/portrait-crop.ts";
import { createPortraitStill } from "#app/kits/makeup/portrait-still.ts";
import type { Still } from "#app/kits/makeup/still.ts";
import type { FaceView } from "#app/kits/mirror/face-view.ts";
import { placeOf } from "#app/kits/mirror/stage/frame-face.ts";
import type { StagePicture } from "#app/kits/mirror/stage/stage-framing.ts";
import { coverWindow, type StageWindow } from "#app/kits/mirror/stage/stage-window.ts";
import { type DayHalf, dayHalves } from "#contracts/two-faces.ts";
import type { Look } from "#contracts/look.ts";
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
  /** Which part of the mirror's frame is seen; null: as much as fills its place. */
  getWindow: () => StageWindow | null;
  /** Told of each frame of the mirror before it is drawn. `isNew`: it was just opened. */
  onLive: (picture: StagePicture, isNew: boolean) => void;
}

/**
 * One face in two looks: a still is cut out as a portrait and painted twice, the mirror is painted in halves. It ends with
 * the signal.
 * @throws TypeError without a network
 */
export async function openHalvesView(
  canvases: HalvesCanvases,
  { getLooks, getSides, getWindow, onLive }: HalvesOptions,
  signal: AbortSignal,
): Promise<FaceView> {
  const assets = await loadMakeupAssets(signal);
  const renderer = startMakeupRenderer(canvases.live, assets, signal);
  const paint = renderer ? createGpuPainter(renderer, canvases.live) : createCanvasPainter(assets, signal);
  let still: Still | null = null;
  let isLive = false;

  function clearStill(): void {
    still?.frame.close();
    still = null;
    isLive = false;
  }
  onAbort(signal, clearStill);

  function redraw(): void {
    if (still) for (const half of dayHalves) paint(still, getLooks()[half], canvases[half]);
  }

  return {
    drawFrame:
      renderer &&
      ((frame) => {
        const [face] = frame.faces;
        const aspect = frame.widthPx / frame.heightPx;
        onLive({ aspect, face: face ? placeOf(face) : null, isLive: true }, !isLive);
        isLive = true;
        const { clientWidth, clientHeight } = canvases.live;
        const window = getWindow() ?? coverWindow(aspect, clientWidth / clientHeight || 1);
        renderer.render({ ...frame, isVideo: true, lookRegions: lookRegionsOf(getLooks(), getSides(), window) });
        return renderer.light;
      }),
    async showStill(next) {
      const portrait = await createPortraitStill(next, portraitFramings.close);
      if (signal.aborted) return portrait.frame.close();
      clearStill();
      still = portrait;
      redraw();
    },
    showBare(frame) {
      clearStill();
      for (const half of dayHalves) drawPlain(frame, canvases[half]);
      frame.close();
    },
    clearStill,
    redraw,
  };
}

/** The middle of a picture, of a portrait's shape. */
function drawPlain(frame: ImageBitmap, onto: HTMLCanvasElement): void {
  const { x, y, width, height } = coverWindow(frame.width / frame.height, portraitFramings.close.aspect);
  [onto.width, onto.height] = [Math.round(frame.width * width), Math.round(frame.height * height)];
  onto.getContext("2d")?.drawImage(frame, -x * frame.width, -y * frame.height);
}

/** The halves of the mirror's own frame, which is shown the other way round and only in part. */
function lookRegionsOf(looks: Record<DayHalf, Look>, { left, split }: Sides, seen: StageWindow): LookRegion[] {
  const border = seen.x + (1 - split) * seen.width;
  return [
    { look: looks[left], fromX: border, toX: 1 },
    { look: looks[otherHalf(left)], fromX: 0, toX: border },
  ];
}
