import { onAbort } from "../basics/abort.ts";
import type { Rgb } from "../basics/srgb.ts";
import type { LookRegion } from "../makeup/face-drawing.ts";
import { loadMakeupAssets } from "../makeup/makeup-assets.ts";
import { startMakeupRenderer } from "../makeup/makeup-renderer.ts";
import { type FramingName, portraitFramings } from "../makeup/portrait-crop.ts";
import { createPortraitStill } from "../makeup/portrait-still.ts";
import type { Still } from "../makeup/still.ts";
import { startStillPainter } from "../makeup/still-painter.ts";
import type { FaceView } from "./face-view.ts";
import type { FaceSource } from "./mirror-state.ts";

/** A face with make-up on one canvas. */
export interface MakeupView extends FaceView {
  /** The light of the room as factors of white; null: the white of the eyes tells. It holds until another face comes. */
  setIlluminant(illuminant: Rgb | null): void;
  /** Draws the still in each of these ways, one after the other, and reads what is wanted from the canvas each time. */
  drawEach<Result>(
    looks: readonly (readonly LookRegion[])[],
    read: (landmarks: Float32Array) => Result,
  ): (Result | null)[];
}

interface MakeupViewOptions {
  /** Asked before each drawing. */
  getRegions: () => readonly LookRegion[];
  /** How the chosen face stands in a still of this kind; null: all of the picture is shown. */
  getFraming: (kind: FaceSource["kind"]) => FramingName | null;
  /** A portrait of fewer px is enlarged. */
  minPortraitWidthPx?: number;
  /** The graphics chip was taken away. */
  onContextLost: () => void;
}

/**
 * Opens a view on a canvas: by WebGL2, else by the plain painter, which draws stills only. It ends with the signal.
 * @throws TypeError without a network
 */
export async function openMakeupView(
  canvas: HTMLCanvasElement,
  { getRegions, getFraming, minPortraitWidthPx, onContextLost }: MakeupViewOptions,
  signal: AbortSignal,
): Promise<MakeupView> {
  const assets = await loadMakeupAssets(signal);
  const renderer = startMakeupRenderer(canvas, assets, signal, onContextLost);
  const painter = renderer ?? startStillPainter(canvas, assets);
  let still: Still | null = null;
  let illuminant: Rgb | null = null;

  function clearStill(): void {
    still?.frame.close();
    still = null;
  }
  onAbort(signal, clearStill);

  function draw(lookRegions: readonly LookRegion[]): void {
    if (!still) return;
    const { frame, landmarks } = still;
    const size = { widthPx: frame.width, heightPx: frame.height };
    painter.render({ frame, ...size, faces: [landmarks], lookRegions, ...(illuminant && { illuminant }) });
  }

  return {
    drawFrame:
      renderer &&
      ((frame) => {
        renderer.render({ ...frame, lookRegions: getRegions(), ...(illuminant && { illuminant }) });
        return renderer.light;
      }),
    async showStill(next, kind) {
      const framing = getFraming(kind);
      const shown = framing ? await createPortraitStill(next, portraitFramings[framing], minPortraitWidthPx) : next;
      if (signal.aborted) return shown.frame.close();
      clearStill();
      still = shown;
      // The light of the mirror is not that of another picture.
      if (kind !== "frozen") illuminant = null;
      draw(getRegions());
    },
    clearStill,
    redraw: () => draw(getRegions()),
    setIlluminant(next) {
      illuminant = next;
      draw(getRegions());
    },
    drawEach(looks, read) {
      const results = looks.map((regions) => {
        draw(regions);
        return still && read(still.landmarks);
      });
      draw(getRegions());
      return results;
    },
  };
}
