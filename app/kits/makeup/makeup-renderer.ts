import { onAbort } from "../basics/abort.ts";
import type { Rgb } from "../basics/srgb.ts";
import type { MakeupAssets } from "./makeup-assets.ts";
import { type LookRegion, createFaceDrawing } from "./face-drawing.ts";
import { easeLight, type FaceLight, readFaceLight } from "./face-light.ts";
import { createSmallPictureReader } from "./small-picture.ts";

export interface Scene {
  frame: ImageBitmap | HTMLImageElement | HTMLCanvasElement | OffscreenCanvas;
  widthPx: number;
  heightPx: number;
  /** 478 × (x, y, z) of each face, read from this very frame: a mask of another one swims. */
  faces: readonly Float32Array[];
  lookRegions: readonly LookRegion[];
  /** The light of the room as factors of white in linear light; without it the white of the eyes tells. */
  illuminant?: Rgb;
}

export interface MakeupRenderer {
  /** Draws the frame and the makeup on it. The canvas takes the frame's size. */
  render(scene: Scene): void;
  /** What the light did on the first face when it was last read. */
  readonly light: FaceLight | null;
  stop(): void;
}

/** The light is read again after so many frames, and then moves by this share towards what was read. */
const lightEveryFrames = 6;
const lightShare = 0.35;

/**
 * Make-up on a canvas, in WebGL2: one pass for each part of the face, one each for liner and lashes. Ends with the
 * signal. Returns null where there is no WebGL2; `paintStill` then paints stills.
 * @param onLost the graphics chip was taken away; the canvas stays as it is
 */
export function startMakeupRenderer(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  assets: MakeupAssets,
  signal: AbortSignal,
  onLost?: () => void,
): MakeupRenderer | null {
  const gl = canvas.getContext("webgl2", {
    alpha: false,
    antialias: false,
    depth: true,
    preserveDrawingBuffer: true,
    powerPreference: "high-performance",
  }) as WebGL2RenderingContext | null;
  if (!gl) return null;
  const drawing = createFaceDrawing(gl, assets);
  const getSmallPicture = createSmallPictureReader();
  const lights: FaceLight[] = [];
  let frames = 0;
  const onContextLost = (event: Event): void => {
    event.preventDefault();
    onLost?.();
  };
  canvas.addEventListener("webglcontextlost", onContextLost);
  const removeListener = onAbort(signal, stop);
  let isStopped = false;
  function stop(): void {
    if (isStopped) return;
    isStopped = true;
    removeListener?.();
    canvas.removeEventListener("webglcontextlost", onContextLost);
    drawing.free();
  }

  return {
    render({ frame, widthPx, heightPx, faces, lookRegions, illuminant }) {
      if (isStopped || gl.isContextLost()) return;
      if (canvas.width !== widthPx || canvas.height !== heightPx) [canvas.width, canvas.height] = [widthPx, heightPx];
      drawing.frame(frame, widthPx, heightPx);
      const isDue = frames++ % lightEveryFrames === 0 || lights.length !== faces.length;
      if (lights.length !== faces.length) lights.length = 0;
      for (const [i, landmarks] of faces.entries()) {
        const before = lights[i] ?? null;
        const light =
          isDue || !before
            ? easeLight(before, readFaceLight(getSmallPicture(frame, landmarks), landmarks), lightShare)
            : before;
        lights[i] = light;
        drawing.face(landmarks, light, lookRegions, illuminant ?? light.illuminant);
      }
    },
    get light() {
      return lights[0] ?? null;
    },
    stop,
  };
}
