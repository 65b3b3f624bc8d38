import { type PhotoKind, photoKind, pixelsOf } from "./photo-kind.ts";

/** Why a file cannot be looked at; each has its own sentence and its own next step. */
export type PhotoErrorReason = "not-a-picture" | "heic" | "too-large" | "broken";

export class PhotoError extends Error {
  readonly reason: PhotoErrorReason;

  constructor(reason: PhotoErrorReason) {
    super(reason);
    this.name = "PhotoError";
    this.reason = reason;
  }
}

const maxBytes = 60_000_000;
const maxPixels = 120_000_000;
/** The longer side of what is looked at: sharper says nothing more of a face. */
const maxEdgePx = 1600;

/**
 * Opens a photo on this device: turned as the camera held it, and made smaller where it is larger than a face needs.
 * @throws PhotoError
 */
export async function openPhoto(file: Blob): Promise<ImageBitmap> {
  const head = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  const kind = photoKind(head);
  if (kind === "none") throw new PhotoError(file.size === 0 ? "broken" : "not-a-picture");
  if (file.size > maxBytes || (pixelsOf(head, kind) ?? 0) > maxPixels) throw new PhotoError("too-large");
  const whole = await decode(file, kind);
  const scale = maxEdgePx / Math.max(whole.width, whole.height);
  if (scale >= 1) return whole;
  try {
    return await createImageBitmap(whole, {
      resizeWidth: Math.max(1, Math.round(whole.width * scale)),
      resizeHeight: Math.max(1, Math.round(whole.height * scale)),
      resizeQuality: "high",
    });
  } finally {
    whole.close();
  }
}

async function decode(file: Blob, kind: PhotoKind): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new PhotoError(kind === "heic" ? "heic" : "broken");
  }
}
