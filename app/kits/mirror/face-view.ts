import type { FaceLight } from "../makeup/face-light.ts";
import type { Scene } from "../makeup/makeup-renderer.ts";
import type { Still } from "../makeup/still.ts";
import type { FaceSource } from "./mirror-state.ts";

/** A frame of the camera and the face in it; without one, `faces` is empty. */
export type FaceFrame = Pick<Scene, "frame" | "widthPx" | "heightPx" | "faces">;

/** Where a face is drawn: a still or the camera's frames, one at a time. Each site brings its own. */
export interface FaceView {
  /** Draws a frame of the camera, and tells its light where it was read. Null where only stills can be drawn. */
  readonly drawFrame: ((frame: FaceFrame) => FaceLight | null) | null;
  /** Draws the camera's picture as it is while the engine is still loading; without it nothing is shown until then. */
  drawBare?(video: HTMLVideoElement): void;
  /** Draws a still. The bitmap is the view's to close, when another one comes or the view ends. */
  showStill(still: Still, source: FaceSource): void | Promise<void>;
  /**
   * Shows a photograph in which no face was found, bare; without it the served picture comes back. The bitmap is the
   * view's to close.
   */
  showBare?(frame: ImageBitmap): void | Promise<void>;
  /** Frames of the camera come from now on. */
  clearStill(): void;
  /** What is worn is another: draws the still anew. The camera's next frame comes by itself. */
  redraw(): void;
}
