import type { FaceReading } from "#contracts/face-reading.ts";

/** A picture and the faces found in it: they belong together, or make-up swims. */
export interface VideoReading {
  frame: ImageBitmap;
  faces: FaceReading[];
  timeMs: number;
}

/** A running face engine. It works on the device; nothing of a picture leaves it. */
export interface FaceEngine {
  /** `landmarker` gives all of a reading, `mesh` the points only. */
  readonly name: "landmarker" | "mesh";
  /** Reads a still picture. The bitmap is handed over and closed. */
  detectImage(picture: ImageBitmap): Promise<FaceReading[]>;
  /**
   * Reads a frame of a film; frames must come in the order of their times. The frame comes back with its reading and
   * is then the caller's to close. Call it again only when the answer is there.
   */
  detectVideo(frame: ImageBitmap, timeMs: number): Promise<VideoReading>;
  stop(): void;
}

/** The engine does not run on this device, or stopped answering; the other paths stay open. */
export class FaceEngineError extends Error {
  readonly code = "E-MODEL";
}
