import { onAbort } from "../basics/abort.ts";
import { elementAt } from "../basics/element-at.ts";
import type { Rgb } from "../basics/srgb.ts";
import type { MakeupAssets } from "./makeup-assets.ts";
import { type LookRegion, createFaceDrawing } from "./face-drawing.ts";
import type { FaceLight } from "./face-light.ts";
import { type FaceReading, readFace } from "./face-reading.ts";
import { createFaceReadings } from "./face-readings.ts";
import { createSmallPictureReader } from "./small-picture.ts";

export interface Scene {
  frame: ImageBitmap | HTMLImageElement | HTMLCanvasElement | OffscreenCanvas;
  widthPx: number;
  heightPx: number;
  /** 478 × (x, y, z) of each face, read from this very frame: a mask of another one swims. */
  faces: readonly Float32Array[];
  lookRegions: readonly LookRegion[];
  /** The frame follows the one before in a video: its light is eased. Any other picture is lit by itself alone. */
  isVideo?: boolean;
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
  const faceReadings = createFaceReadings<Scene["frame"]>((before, frame, landmarks, hasBase) =>
    readFace(before, getSmallPicture(frame, landmarks), landmarks, hasBase),
  );
  let readings: readonly FaceReading[] = [];
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
    render(scene) {
      const { frame, widthPx, heightPx, faces, lookRegions, illuminant } = scene;
      if (isStopped || gl.isContextLost()) return;
      if (canvas.width !== widthPx || canvas.height !== heightPx) [canvas.width, canvas.height] = [widthPx, heightPx];
      drawing.frame(frame, widthPx, heightPx);
      const hasBase = lookRegions.some(({ look }) => look.layers.some(({ kind }) => kind === "base"));
      readings = faceReadings.readingsOf(scene, hasBase);
      for (const [i, reading] of readings.entries())
        drawing.face(elementAt(faces, i), reading, lookRegions, illuminant ?? reading.light.illuminant);
    },
    get light() {
      return readings[0]?.light ?? null;
    },
    stop,
  };
}
