import type { VisitorErrorCode } from "#app/kits/i18n/error-messages.ts";

/** Whose face wears it: the server's picture, a model, a photograph, the mirror, or a frozen frame of it. */
export type FaceSource =
  | { kind: "worn" }
  | { kind: "model"; id: string }
  | { kind: "photo"; place: number; count: number }
  | { kind: "camera" }
  | { kind: "frozen" };

/** What is under way; `loaded` and `total` in bytes. */
export type LoadState = { for: "stage" | "camera" | "photo" } | { for: "engine"; loaded: number; total: number } | null;

/** A way to a face that ended with something to tell. */
export class MirrorError extends Error {
  readonly code: VisitorErrorCode;
  constructor(code: VisitorErrorCode) {
    super(code);
    this.code = code;
  }
}
