import { onAbort } from "../basics/abort.ts";
import type { Rgb } from "../basics/srgb.ts";
import type { LookRegion } from "../makeup/face-drawing.ts";
import { loadMakeupAssets } from "../makeup/makeup-assets.ts";
import { startMakeupRenderer } from "../makeup/makeup-renderer.ts";
import { type FramingName, portraitFramings } from "../makeup/portrait-crop.ts";
import { createGroupStill, createPortraitStill } from "../makeup/portrait-still.ts";
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
  /** Told of each picture that is drawn, before it is. `isNew`: the first of another source. */
  onPicture?: (picture: DrawnPicture, isNew: boolean) => void;
  /** The graphics chip was taken away. */
  onContextLost: () => void;
}

/** What is on the canvas. */
export interface DrawnPicture {
  kind: FaceSource["kind"];
  /** Width over height. */
  aspect: number;
  /** Whose faces are in it, in parts of it; none where nobody was found. */
  faces: readonly Float32Array[];
  /** Of a model's picture: which one it is. */
  model?: string;
}

/**
 * Opens a view on a canvas: by WebGL2, else by the plain painter, which draws stills only. It ends with the signal.
 * @throws TypeError without a network
 */
export async function openMakeupView(
  canvas: HTMLCanvasElement,
  { getRegions, getFraming, minPortraitWidthPx, onPicture, onContextLost }: MakeupViewOptions,
  signal: AbortSignal,
): Promise<MakeupView> {
  const assets = await loadMakeupAssets(signal);
  const renderer = startMakeupRenderer(canvas, assets, signal, onContextLost);
  const painter = renderer ?? startStillPainter(canvas, assets);
  let still: Still | null = null;
  let illuminant: Rgb | null = null;
  let isLive = false;

  function clearStill(): void {
    still?.frame.close();
    still = null;
    isLive = false;
  }
  onAbort(signal, clearStill);

  function draw(lookRegions: readonly LookRegion[]): void {
    if (!still) return;
    painter.render({ ...sceneOf(still.frame), faces: facesOf(still), lookRegions, ...(illuminant && { illuminant }) });
  }

  function show(next: Still, source: FaceSource): void {
    clearStill();
    still = next;
    // The light of the mirror is not that of another picture.
    if (source.kind !== "frozen") illuminant = null;
    const aspect = next.frame.width / next.frame.height;
    const model = source.kind === "model" ? { model: source.name } : {};
    onPicture?.({ kind: source.kind, aspect, faces: facesOf(next), ...model }, true);
    draw(getRegions());
  }

  return {
    drawFrame:
      renderer &&
      ((frame) => {
        onPicture?.({ kind: "camera", aspect: frame.widthPx / frame.heightPx, faces: frame.faces }, !isLive);
        isLive = true;
        renderer.render({ ...frame, isVideo: true, lookRegions: getRegions(), ...(illuminant && { illuminant }) });
        return renderer.light;
      }),
    async showStill(next, source) {
      const framing = getFraming(source.kind);
      const shown = next.others
        ? await createGroupStill(next, minPortraitWidthPx)
        : framing
          ? await createPortraitStill(next, portraitFramings[framing], minPortraitWidthPx)
          : next;
      if (signal.aborted) return shown.frame.close();
      show(shown, source);
    },
    showBare: (frame) => show({ frame, landmarks: nobody }, { kind: "photo", index: 0, count: 0 }),
    clearStill,
    redraw: () => draw(getRegions()),
    setIlluminant(next) {
      illuminant = next;
      draw(getRegions());
    },
    drawEach(looks, read) {
      const results = looks.map((regions) => {
        draw(regions);
        return still && still.landmarks.length > 0 ? read(still.landmarks) : null;
      });
      draw(getRegions());
      return results;
    },
  };
}

/** The points of a face that is not there. */
const nobody = new Float32Array();

/** Every face of a still that wears what is worn. */
const facesOf = ({ landmarks, others = [] }: Still): readonly Float32Array[] =>
  landmarks.length === 0 ? [] : [landmarks, ...others];

const sceneOf = (frame: ImageBitmap) => ({ frame, widthPx: frame.width, heightPx: frame.height });
