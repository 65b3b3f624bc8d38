import { CameraError } from "../camera/camera-error.ts";
import { FaceEngineError } from "../face/face-engine-types.ts";
import type { VisitorErrorCode } from "../i18n/error-messages.ts";

/** A request for a face that ended with something to tell. */
export class MirrorError extends Error {
  readonly code: VisitorErrorCode;

  constructor(code: VisitorErrorCode) {
    super(code);
    this.name = "MirrorError";
    this.code = code;
  }
}

/** A photograph in which no face was found. Whoever catches it closes its frame. */
export class NoFaceError extends MirrorError {
  readonly frame: ImageBitmap;

  constructor(frame: ImageBitmap) {
    super("E-FACE-NONE");
    this.name = "NoFaceError";
    this.frame = frame;
  }
}

/** What a visitor is told of what went wrong on the way to a face. */
export function mirrorErrorCode(error: unknown): VisitorErrorCode {
  if (error instanceof CameraError || error instanceof MirrorError) return error.code;
  if (error instanceof FaceEngineError) return "E-MODEL";
  return error instanceof TypeError ? "E-NET" : "E-MODEL";
}
