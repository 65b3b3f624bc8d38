import type { VisitorErrorCode } from "../i18n/error-messages.ts";

/** Whose face is shown: that of the served picture, a model, a photograph, the camera, or a frozen frame of it. */
export type FaceSource =
  | { kind: "served" }
  | { kind: "model"; name: string }
  /** `count` 0: a photograph without a face, as it is. `isGroup`: all its faces at once, the largest of them first. */
  | { kind: "photo"; index: number; count: number; isGroup?: true }
  | { kind: "camera" }
  | { kind: "frozen" };

/** What is under way; `loaded` and `total` in bytes. */
export type LoadState = { for: "view" | "camera" | "photo" } | { for: "engine"; loaded: number; total: number };

/** What the camera's last frame showed: a face, nobody, or a face in too little light for any colour. */
export type FacePresence = "face" | "none" | "dark";

export interface MirrorState {
  source: FaceSource;
  /** Null while nothing is under way. */
  loading: LoadState | null;
  /** Why the last request showed no new face; the face that was there stays, but for that of another photograph. */
  error: VisitorErrorCode | null;
  /** Null before the camera's first frame was read. */
  presence: FacePresence | null;
  /** The latest request. What an older one brings comes too late. */
  turn: number;
  /** Changes when the graphics chip was taken away: its canvas cannot be used again. */
  canvasKey: number;
}

export const initialMirror: MirrorState = {
  source: { kind: "served" },
  loading: null,
  error: null,
  presence: null,
  turn: 0,
  canvasKey: 0,
};

/** True for a picture of the visitor. */
export const isMyFace = (kind: FaceSource["kind"]): boolean =>
  kind === "camera" || kind === "photo" || kind === "frozen";

/** True where a face of the visitor's own is shown, and not a photograph without one. */
export const hasMyFace = (source: FaceSource): boolean =>
  isMyFace(source.kind) && !(source.kind === "photo" && source.count === 0);
