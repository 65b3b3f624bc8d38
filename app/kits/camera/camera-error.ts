import type { CameraErrorCode } from "../i18n/error-messages.ts";

/** A camera that could not be opened, in a code of the catalogue: `useErrorMessages()` says it to the visitor. */
export class CameraError extends Error {
  readonly code: CameraErrorCode;

  constructor(code: CameraErrorCode) {
    super(code);
    this.name = "CameraError";
    this.code = code;
  }
}

const codes: Record<string, CameraErrorCode> = {
  NotAllowedError: "E-CAM-DENY",
  SecurityError: "E-CAM-DENY",
  NotFoundError: "E-CAM-NONE",
  OverconstrainedError: "E-CAM-NONE",
  NotReadableError: "E-CAM-BUSY",
  AbortError: "E-CAM-BUSY",
};

/** What a failure of getUserMedia means, by its name (product design, error catalogue). Unknown names count as busy. */
export function cameraErrorOf(error: unknown): CameraError {
  if (error instanceof CameraError) return error;
  const name = typeof error === "object" && error !== null && "name" in error ? String(error.name) : "";
  return new CameraError(codes[name] ?? "E-CAM-BUSY");
}
