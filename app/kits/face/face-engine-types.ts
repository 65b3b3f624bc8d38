import type { FaceDetection } from "#contracts/face-detection.ts";

/** A picture and the faces found in it: they belong together, or make-up swims. */
export interface VideoDetection {
  frame: ImageBitmap;
  faces: FaceDetection[];
  timeMs: number;
}

/** A running face engine. It works on the device; nothing of a picture leaves it. */
export interface FaceEngine {
  /** `landmarker` gives all of a reading, `mesh` the points only. */
  readonly name: "landmarker" | "mesh";
  /** Reads a still picture. The bitmap is handed over and closed. */
  detectImage(picture: ImageBitmap): Promise<FaceDetection[]>;
  /**
   * Reads a frame of a video; frames must come in the order of their times. The frame comes back with its detection and
   * is then the caller's to close. Call it again only when the answer is there.
   */
  detectVideo(frame: ImageBitmap, timeMs: number): Promise<VideoDetection>;
  stop(): void;
}

/** The engine does not run on this device, or stopped answering; the other paths stay open. */
export class FaceEngineError extends Error {
  readonly code = "E-MODEL";
}
