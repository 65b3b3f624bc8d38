import { loadMakeupAssets } from "#app/kits/makeup/makeup-assets.ts";
import type { FaceLight } from "#app/kits/makeup/face-light.ts";
import type { Still } from "#app/kits/makeup/live-mirror.ts";
import { loadModelStill } from "#app/kits/makeup/model-still.ts";
import { paintLines } from "#app/kits/makeup/paint-lines.ts";
import { pointsIn } from "#app/kits/makeup/portrait-crop.ts";
import type { Lashes } from "../rules/wear-test.ts";
import type { Overlay } from "./draw-wear-test.ts";
import { eyesAspect, eyeCropOf, measureLight } from "./eye-picture.ts";
import type { MirrorCallbacks } from "./lash-mirror.ts";

/** The eyes of a face, and lashes on them. Everything happens on this device. */
export interface LashCanvas {
  showModel(model: { name: string; hash: string }): Promise<void>;
  /**
   * The eyes of a photograph; false when it has none.
   * @throws FaceEngineError, TypeError without a network
   */
  showPhoto(file: Blob, onProgress: (share: number) => void): Promise<boolean>;
  /**
   * The visitor's own eyes by the camera, until another way is taken or the signal ends. Call it straight from a tap.
   * @throws CameraError, FaceEngineError, TypeError without a network
   */
  showMirror(video: HTMLVideoElement, callbacks: Omit<MirrorCallbacks, "lashes" | "overlay">): Promise<void>;
  /** Null takes everything off. */
  apply(lashes: Lashes | null, overlay: Overlay | null): void;
  /** Another moment of the weather over the same lashes. */
  setOverlay(overlay: Overlay | null): void;
}

const widthPx = 960;
const heightPx = widthPx / eyesAspect;

/** Sets the stage on a canvas; it ends with the signal. */
export async function startLashCanvas(canvas: HTMLCanvasElement, signal: AbortSignal): Promise<LashCanvas> {
  const { triangles } = await loadMakeupAssets(signal);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  let bare: { picture: ImageData; landmarks: Float32Array; light: FaceLight } | null = null;
  let applied: Lashes | null = null;
  let overlay: Overlay | null = null;
  let painted: ImageData | null = null;
  let mirror: AbortController | null = null;
  signal.addEventListener("abort", () => mirror?.abort(), { once: true });

  function draw(): void {
    // In the mirror each frame is drawn with what is applied then.
    if (!bare || !pen || mirror || signal.aborted) return;
    const picture = new ImageData(new Uint8ClampedArray(bare.picture.data), widthPx, heightPx);
    if (applied) paintLines(picture, triangles, bare.landmarks, bare.light, { layers: [applied] });
    painted = picture;
    drawOverlay();
  }

  function drawOverlay(): void {
    if (!bare || !painted || !pen || mirror || signal.aborted) return;
    pen.putImageData(painted, 0, 0);
    overlay?.(pen, bare.landmarks);
  }

  function show({ frame, landmarks }: Still): void {
    closeMirror();
    if (!pen || signal.aborted) return frame.close();
    const light = measureLight(frame, landmarks);
    const crop = eyeCropOf(landmarks, frame.width, frame.height);
    [canvas.width, canvas.height] = [widthPx, heightPx];
    pen.imageSmoothingQuality = "high";
    pen.drawImage(frame, crop.xPx, crop.yPx, crop.widthPx, crop.heightPx, 0, 0, widthPx, heightPx);
    const points = pointsIn(crop, landmarks, frame.width, frame.height);
    bare = { picture: pen.getImageData(0, 0, widthPx, heightPx), landmarks: points, light };
    frame.close();
    draw();
  }

  function closeMirror(): void {
    const open = mirror;
    mirror = null;
    open?.abort();
  }

  return {
    async showModel(model) {
      closeMirror();
      show(await loadModelStill(model, 1080, signal));
    },
    async showPhoto(file, onProgress) {
      closeMirror();
      const [first, ...others] = await detectStills(file, onProgress, signal);
      for (const { frame } of others) frame.close();
      if (first) show(first);
      return first !== undefined;
    },
    async showMirror(video, callbacks) {
      closeMirror();
      const mirrorController = new AbortController();
      mirror = mirrorController;
      try {
        const { startLashMirror } = await import("./lash-mirror.ts");
        await startLashMirror(
          canvas,
          video,
          triangles,
          { ...callbacks, lashes: () => applied, overlay: () => overlay },
          mirrorController.signal,
        );
      } catch (error) {
        if (mirror === mirrorController) mirror = null;
        throw error;
      }
    },
    apply(lashes, next) {
      [applied, overlay] = [lashes, next];
      draw();
    },
    setOverlay(next) {
      overlay = next;
      drawOverlay();
    },
  };
}

/** The faces of a photograph. The engine goes as soon as it has seen it. */
async function detectStills(file: Blob, onProgress: (share: number) => void, signal: AbortSignal): Promise<Still[]> {
  const [{ startFaceEngine }, { createPhotoStills: photoStills }] = await Promise.all([
    import("#app/kits/face/start-face-engine.ts"),
    import("#app/kits/makeup/photo-stills.ts"),
  ]);
  const engineController = new AbortController();
  try {
    const options = { numFaces: 1, onProgress: (loaded: number, total: number) => onProgress(loaded / total) };
    return await photoStills(file, await startFaceEngine(options, AbortSignal.any([signal, engineController.signal])));
  } finally {
    engineController.abort();
  }
}
