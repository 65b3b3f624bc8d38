import type { FaceBox } from "./face-box.ts";

/** A part of a picture, px. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a face stands in the part that is shown. */
export interface FacePlace {
  /** Width over height. */
  aspect: number;
  /** Width of the face over that of the part. */
  faceShare: number;
  /** Where in its height the eyes lie. */
  eyesAt: number;
}

/**
 * The part of a picture in which the face stands as it should. Near an edge the part stays inside, and where the picture
 * is smaller than the wish, it is as large as the picture lets it be.
 */
export function cropFace(
  face: FaceBox,
  { width: widthPx, height: heightPx }: { width: number; height: number },
  { aspect, faceShare, eyesAt }: FacePlace,
): Crop {
  const width = Math.min((face.width * widthPx) / faceShare, widthPx, heightPx * aspect);
  const height = width / aspect;
  const within = (start: number, length: number, whole: number): number => Math.min(Math.max(0, start), whole - length);
  return {
    x: within(face.centreX * widthPx - width / 2, width, widthPx),
    y: within(face.eyesY * heightPx - eyesAt * height, height, heightPx),
    width,
    height,
  };
}
