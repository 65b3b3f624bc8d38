/** Points of one face, among them ten of the irises. */
export const pointCount = 478;

/** What an engine sees of one face. */
export interface FaceReading {
  /**
   * 478 × (x, y, z): x and y in parts of the picture's width and height, from its top left; z in parts of its width,
   * smaller is nearer. Unmirrored.
   */
  landmarks: Float32Array;
  /** The 52 expression weights by name (`mouthSmileLeft`, `jawOpen` …), 0 to 1; null where the engine has none. */
  blendshapes: Readonly<Record<string, number>> | null;
  /** The pose: 4 × 4, column by column, from the canonical face (cm) to the camera; null where the engine has none. */
  matrix: Float32Array | null;
}

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
