import { medianHex } from "../rules/match-photo.ts";

/** A photograph that was opened on the device. */
export interface PhotoColours {
  /** The colour round a place (0–1), the median of some pixels. */
  hexAt(spot: { x: number; y: number }): string;
  /** Shows it on a canvas, in its own shape. */
  draw(canvas: HTMLCanvasElement): void;
}

const maxEdgePx = 900;
const reachPx = 7;

/** Opens a photograph; it never leaves the device. @throws Error when the file is no picture */
export async function openPhoto(file: Blob): Promise<PhotoColours> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, maxEdgePx / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("there is no canvas to draw on");
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return {
    hexAt({ x, y }) {
      const [left, top] = [clampStart(x * canvas.width, canvas.width), clampStart(y * canvas.height, canvas.height)];
      return medianHex(context.getImageData(left, top, 2 * reachPx + 1, 2 * reachPx + 1).data);
    },
    draw(shown) {
      shown.width = canvas.width;
      shown.height = canvas.height;
      shown.getContext("2d")?.drawImage(canvas, 0, 0);
    },
  };
}

const clampStart = (middle: number, size: number): number =>
  Math.round(Math.min(Math.max(0, size - 2 * reachPx - 1), Math.max(0, middle - reachPx)));
