import type { FaceDetection } from "#contracts/face-detection.ts";

/** What the page asks of the landmarker's worker. */
export type WorkerOrder =
  | { start: { loader: string; wasm: string; model: Uint8Array; delegate: "GPU" | "CPU"; numFaces: number } }
  /** `timeMs`: a frame of a video; null: a still picture. */
  | { picture: ImageBitmap; timeMs: number | null };

export type WorkerRequest = WorkerOrder & { id: number };

export interface WorkerAnswer {
  id: number;
  ready?: true;
  faces?: FaceDetection[];
  /** The frame of a video, given back with its detection. */
  frame?: ImageBitmap;
  error?: string;
}
