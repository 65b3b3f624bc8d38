import type { FaceReading } from "#contracts/face-reading.ts";

/** What the page asks of the landmarker's worker. */
export type WorkerOrder =
  | {
      id: number;
      start: { loader: string; wasm: string; model: Uint8Array; delegate: "GPU" | "CPU"; numFaces: number };
    }
  /** `timeMs`: a frame of a film; null: a still picture. */
  | { id: number; picture: ImageBitmap; timeMs: number | null };

export interface WorkerAnswer {
  id: number;
  ready?: true;
  faces?: FaceReading[];
  /** The frame of a film, given back with its reading. */
  frame?: ImageBitmap;
  error?: string;
}
