import { loadMakeupStock } from "#app/kits/makeup/canonical-mesh.ts";
import { type FaceLight, readFaceLight } from "#app/kits/makeup/face-light.ts";
import type { Still } from "#app/kits/makeup/live-mirror.ts";
import { modelStill } from "#app/kits/makeup/model-still.ts";
import { paintLines } from "#app/kits/makeup/paint-lines.ts";
import { pointsIn, type PortraitCrop } from "#app/kits/makeup/portrait-crop.ts";
import type { Lashes } from "../rules/weather.ts";

/** The eyes of a face, and lashes on them. Everything happens on this device. */
export interface LashStage {
  showModel(model: { name: string; hash: string }): Promise<void>;
  /**
   * The eyes of a photograph; false when it has none.
   * @throws FaceEngineError, TypeError without a network
   */
  showPhoto(file: Blob, onProgress: (share: number) => void): Promise<boolean>;
  /** Null takes everything off. */
  wear(lashes: Lashes | null): void;
}

const widthPx = 960;
const heightPx = 520;

/** Sets the stage on a canvas; it ends with the signal. */
export async function startLashes(canvas: HTMLCanvasElement, signal: AbortSignal): Promise<LashStage> {
  const { triangles } = await loadMakeupStock(signal);
  [canvas.width, canvas.height] = [widthPx, heightPx];
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  let bare: { picture: ImageData; landmarks: Float32Array; light: FaceLight } | null = null;
  let worn: Lashes | null = null;

  function draw(): void {
    if (!bare || !pen || signal.aborted) return;
    const picture = new ImageData(new Uint8ClampedArray(bare.picture.data), widthPx, heightPx);
    if (worn) paintLines(picture, triangles, bare.landmarks, bare.light, { layers: [worn] });
    pen.putImageData(picture, 0, 0);
  }

  function show({ frame, landmarks }: Still): void {
    if (!pen || signal.aborted) return frame.close();
    const light = lightOf(frame, landmarks);
    const crop = eyesOf(landmarks, frame.width, frame.height);
    pen.imageSmoothingQuality = "high";
    pen.drawImage(frame, crop.xPx, crop.yPx, crop.widthPx, crop.heightPx, 0, 0, widthPx, heightPx);
    const points = pointsIn(crop, landmarks, frame.width, frame.height);
    bare = { picture: pen.getImageData(0, 0, widthPx, heightPx), landmarks: points, light };
    frame.close();
    draw();
  }

  return {
    async showModel(model) {
      show(await modelStill(model, 1080, signal));
    },
    async showPhoto(file, onProgress) {
      const [{ startFaceEngine }, { photoStills }] = await Promise.all([
        import("#app/kits/face/start-face-engine.ts"),
        import("#app/kits/makeup/photo-stills.ts"),
      ]);
      // The engine goes as soon as it has seen the photograph.
      const reading = new AbortController();
      const stop = (): void => reading.abort();
      signal.addEventListener("abort", stop, { once: true });
      try {
        const wish = { numFaces: 1, onProgress: (loaded: number, total: number) => onProgress(loaded / total) };
        const engine = await startFaceEngine(wish, reading.signal);
        const [first, ...others] = await photoStills(file, engine);
        for (const { frame } of others) frame.close();
        if (first) show(first);
        return first !== undefined;
      } finally {
        signal.removeEventListener("abort", stop);
        reading.abort();
      }
    },
    wear(lashes) {
      worn = lashes;
      draw();
    },
  };
}

/** How bright the room of a picture is, read from a small copy of all of it. */
function lightOf(frame: ImageBitmap, landmarks: Float32Array): FaceLight {
  const copy = document.createElement("canvas");
  const share = 480 / frame.width;
  [copy.width, copy.height] = [480, Math.round(frame.height * share)];
  const pen = copy.getContext("2d", { willReadFrequently: true });
  pen?.drawImage(frame, 0, 0, copy.width, copy.height);
  const rgba =
    pen?.getImageData(0, 0, copy.width, copy.height).data ?? new Uint8ClampedArray(copy.width * copy.height * 4);
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  return readFaceLight({ rgba, widthPx: copy.width, heightPx: copy.height, from: whole }, landmarks);
}

/** Both eyes and a little around them, at the ratio of the stage. */
function eyesOf(landmarks: Float32Array, width: number, height: number): PortraitCrop {
  const at = (i: number): [x: number, y: number] => [landmarks[i * 3]! * width, landmarks[i * 3 + 1]! * height];
  const [[leftX, leftY], [rightX, rightY]] = [at(33), at(263)];
  const wide = Math.min(width, Math.hypot(rightX - leftX, rightY - leftY) * 1.42);
  const high = (wide * heightPx) / widthPx;
  const x = Math.max(0, Math.min(width - wide, (leftX + rightX - wide) / 2));
  const y = Math.max(0, Math.min(height - high, (leftY + rightY) / 2 - high * 0.56));
  return { xPx: x, yPx: y, widthPx: wide, heightPx: high };
}
