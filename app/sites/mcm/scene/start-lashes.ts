import { loadMakeupStock } from "#app/kits/makeup/canonical-mesh.ts";
import type { FaceLight } from "#app/kits/makeup/face-light.ts";
import type { Still } from "#app/kits/makeup/live-mirror.ts";
import { modelStill } from "#app/kits/makeup/model-still.ts";
import { paintLines } from "#app/kits/makeup/paint-lines.ts";
import { pointsIn } from "#app/kits/makeup/portrait-crop.ts";
import type { Lashes } from "../rules/weather.ts";
import type { Overlay } from "./draw-weather.ts";
import { eyesAspect, eyesOf, lightOf } from "./eye-picture.ts";
import type { MirrorCalls } from "./lash-mirror.ts";

/** The eyes of a face, and lashes on them. Everything happens on this device. */
export interface LashStage {
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
  showMirror(video: HTMLVideoElement, calls: Omit<MirrorCalls, "lashes" | "over">): Promise<void>;
  /** Null takes everything off. */
  wear(lashes: Lashes | null, over: Overlay | null): void;
  /** Another moment of the weather over the same lashes. */
  lay(over: Overlay | null): void;
}

const widthPx = 960;
const heightPx = widthPx / eyesAspect;

/** Sets the stage on a canvas; it ends with the signal. */
export async function startLashes(canvas: HTMLCanvasElement, signal: AbortSignal): Promise<LashStage> {
  const { triangles } = await loadMakeupStock(signal);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  let bare: { picture: ImageData; landmarks: Float32Array; light: FaceLight } | null = null;
  let worn: Lashes | null = null;
  let over: Overlay | null = null;
  let painted: ImageData | null = null;
  let mirror: AbortController | null = null;
  signal.addEventListener("abort", () => mirror?.abort(), { once: true });

  function draw(): void {
    // In the mirror each frame is drawn with what is worn then.
    if (!bare || !pen || mirror || signal.aborted) return;
    const picture = new ImageData(new Uint8ClampedArray(bare.picture.data), widthPx, heightPx);
    if (worn) paintLines(picture, triangles, bare.landmarks, bare.light, { layers: [worn] });
    painted = picture;
    lay();
  }

  function lay(): void {
    if (!bare || !painted || !pen || mirror || signal.aborted) return;
    pen.putImageData(painted, 0, 0);
    over?.(pen, bare.landmarks);
  }

  function show({ frame, landmarks }: Still): void {
    closeMirror();
    if (!pen || signal.aborted) return frame.close();
    const light = lightOf(frame, landmarks);
    const crop = eyesOf(landmarks, frame.width, frame.height);
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
      show(await modelStill(model, 1080, signal));
    },
    async showPhoto(file, onProgress) {
      closeMirror();
      const [first, ...others] = await stillsIn(file, onProgress, signal);
      for (const { frame } of others) frame.close();
      if (first) show(first);
      return first !== undefined;
    },
    async showMirror(video, calls) {
      closeMirror();
      const own = new AbortController();
      mirror = own;
      try {
        const { startLashMirror } = await import("./lash-mirror.ts");
        await startLashMirror(canvas, video, triangles, { ...calls, lashes: () => worn, over: () => over }, own.signal);
      } catch (error) {
        if (mirror === own) mirror = null;
        throw error;
      }
    },
    wear(lashes, next) {
      [worn, over] = [lashes, next];
      draw();
    },
    lay(next) {
      over = next;
      lay();
    },
  };
}

/** The faces of a photograph. The engine goes as soon as it has seen it. */
async function stillsIn(file: Blob, onProgress: (share: number) => void, signal: AbortSignal): Promise<Still[]> {
  const [{ startFaceEngine }, { photoStills }] = await Promise.all([
    import("#app/kits/face/start-face-engine.ts"),
    import("#app/kits/makeup/photo-stills.ts"),
  ]);
  const reading = new AbortController();
  try {
    const wish = { numFaces: 1, onProgress: (loaded: number, total: number) => onProgress(loaded / total) };
    return await photoStills(file, await startFaceEngine(wish, AbortSignal.any([signal, reading.signal])));
  } finally {
    reading.abort();
  }
}
