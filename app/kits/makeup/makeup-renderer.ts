import { onAbort } from "../basics/abort.ts";
import type { Rgb } from "../basics/srgb.ts";
import type { MakeupStock } from "./canonical-mesh.ts";
import { type Dressing, makeFaceDrawing } from "./face-drawing.ts";
import { easeLight, type FaceLight, readFaceLight } from "./face-light.ts";
import { makeSmallPictures } from "./small-picture.ts";

export interface Scene {
  frame: ImageBitmap | HTMLImageElement | HTMLCanvasElement | OffscreenCanvas;
  widthPx: number;
  heightPx: number;
  /** 478 × (x, y, z) of each face, read from this very frame: a mask of another one swims. */
  faces: readonly Float32Array[];
  dressings: readonly Dressing[];
  /** The light of the room as factors of white in linear light; without it the white of the eyes tells. */
  lamp?: Rgb;
}

export interface MakeupRenderer {
  /** Draws the frame and what is worn on it. The canvas takes the frame's size. */
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
export function startMakeup(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  stock: MakeupStock,
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
  const drawing = makeFaceDrawing(gl, stock);
  const small = makeSmallPictures();
  const lights: (FaceLight | null)[] = [];
  let frames = 0;
  const lost = (event: Event): void => {
    event.preventDefault();
    onLost?.();
  };
  canvas.addEventListener("webglcontextlost", lost);
  const forget = onAbort(signal, stop);
  let isOver = false;
  function stop(): void {
    if (isOver) return;
    isOver = true;
    forget?.();
    canvas.removeEventListener("webglcontextlost", lost);
    drawing.free();
  }

  return {
    render({ frame, widthPx, heightPx, faces, dressings, lamp }) {
      if (isOver || gl.isContextLost()) return;
      if (canvas.width !== widthPx || canvas.height !== heightPx) [canvas.width, canvas.height] = [widthPx, heightPx];
      drawing.frame(frame, widthPx, heightPx);
      const isDue = frames++ % lightEveryFrames === 0 || lights.length !== faces.length;
      if (lights.length !== faces.length) lights.length = 0;
      for (const [i, landmarks] of faces.entries()) {
        if (isDue)
          lights[i] = easeLight(lights[i] ?? null, readFaceLight(small(frame, landmarks), landmarks), lightShare);
        drawing.face(landmarks, lights[i]!, dressings, lamp ?? lights[i]!.lamp);
      }
    },
    get light() {
      return lights[0] ?? null;
    },
    stop,
  };
}
