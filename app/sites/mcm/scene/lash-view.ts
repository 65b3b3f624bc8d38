import { loadMakeupAssets } from "#app/kits/makeup/makeup-assets.ts";
import type { FaceLight } from "#app/kits/makeup/face-light.ts";
import { paintLines } from "#app/kits/makeup/paint-lines.ts";
import { pointsIn } from "#app/kits/makeup/portrait-crop.ts";
import type { FaceView } from "#app/kits/mirror/face-view.ts";
import type { Lashes } from "../rules/wear-test.ts";
import type { Overlay } from "./draw-wear-test.ts";
import { createEyePainter } from "./eye-painter.ts";
import { eyesAspect, eyeCropOf, measureLight } from "./eye-picture.ts";

/** The eyes of a face, and lashes on them. Everything happens on this device, and needs no graphics chip. */
export interface LashView extends FaceView {
  /** Null takes everything off. */
  apply(lashes: Lashes | null, overlay: Overlay | null): void;
  /** Another moment of the weather over the same lashes. */
  setOverlay(overlay: Overlay | null): void;
}

const widthPx = 960;
const heightPx = widthPx / eyesAspect;

/** Opens the view on a canvas; it ends with the signal. */
export async function openLashView(canvas: HTMLCanvasElement, signal: AbortSignal): Promise<LashView> {
  const { triangles } = await loadMakeupAssets(signal);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  let bare: { picture: ImageData; landmarks: Float32Array; light: FaceLight } | null = null;
  let applied: Lashes | null = null;
  let overlay: Overlay | null = null;
  let painted: ImageData | null = null;
  const openEyePainter = () => createEyePainter(canvas, triangles, () => ({ lashes: applied, overlay }));
  let eyePainter = openEyePainter();

  function redraw(): void {
    if (!bare || !pen || signal.aborted) return;
    const picture = new ImageData(new Uint8ClampedArray(bare.picture.data), widthPx, heightPx);
    if (applied) paintLines(picture, triangles, bare.landmarks, bare.light, { layers: [applied] });
    painted = picture;
    drawOverlay();
  }

  function drawOverlay(): void {
    if (!bare || !painted || !pen || signal.aborted) return;
    pen.putImageData(painted, 0, 0);
    overlay?.(pen, bare.landmarks);
  }

  return {
    drawFrame: (frame) => eyePainter.drawFrame(frame),
    drawBare: (video) => eyePainter.drawBare(video),
    showStill({ frame, landmarks }) {
      if (!pen || signal.aborted) return frame.close();
      const light = measureLight(frame, landmarks);
      const crop = eyeCropOf(landmarks, frame.width, frame.height);
      [canvas.width, canvas.height] = [widthPx, heightPx];
      pen.imageSmoothingQuality = "high";
      pen.drawImage(frame, crop.xPx, crop.yPx, crop.widthPx, crop.heightPx, 0, 0, widthPx, heightPx);
      const points = pointsIn(crop, landmarks, frame.width, frame.height);
      bare = { picture: pen.getImageData(0, 0, widthPx, heightPx), landmarks: points, light };
      frame.close();
      redraw();
    },
    clearStill() {
      bare = null;
      // Another mirror, another room.
      eyePainter = openEyePainter();
    },
    redraw,
    apply(lashes, next) {
      [applied, overlay] = [lashes, next];
      redraw();
    },
    setOverlay(next) {
      overlay = next;
      drawOverlay();
    },
  };
}
