import type { Rgb } from "../basics/srgb.ts";
import type { MakeupStock } from "./canonical-mesh.ts";
import { readFaceLight } from "./face-light.ts";
import { paintStill, type StillStock } from "./paint-still.ts";
import type { Dressing } from "./face-drawing.ts";
import type { Scene } from "./makeup-renderer.ts";

/** The stand-in for the renderer where there is no WebGL2: the same scene, on a plain canvas, for stills. */
export function startStillPainter(canvas: HTMLCanvasElement, { uv, triangles, atlases }: MakeupStock) {
  const stock: StillStock = { uv, triangles, masks: atlases.map(planeOf) };
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  return {
    render({ frame, widthPx, heightPx, faces, dressings, lamp }: Scene): void {
      if (!pen) return;
      [canvas.width, canvas.height] = [widthPx, heightPx];
      pen.drawImage(frame, 0, 0, widthPx, heightPx);
      const bare = pen.getImageData(0, 0, widthPx, heightPx);
      const whole = { x: 0, y: 0, width: 1, height: 1 };
      for (const landmarks of faces) {
        const light = readFaceLight({ rgba: bare.data, widthPx, heightPx, from: whole }, landmarks);
        for (const dressing of dressings) paintPart(bare, landmarks, light, dressing, lamp);
      }
    },
  };

  function paintPart(
    bare: ImageData,
    landmarks: Float32Array,
    light: ReturnType<typeof readFaceLight>,
    { look, fromX, toX }: Dressing,
    lamp: Rgb | undefined,
  ): void {
    const worn = new ImageData(new Uint8ClampedArray(bare.data), bare.width, bare.height);
    paintStill(worn, stock, landmarks, light, look, lamp);
    const from = Math.round(fromX * bare.width);
    pen?.putImageData(worn, 0, 0, from, 0, Math.max(0, Math.round(toX * bare.width) - from), bare.height);
  }
}

/** A picture of masks as bytes. */
function planeOf(picture: ImageBitmap): StillStock["masks"][number] {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.width, picture.height];
  const pen = canvas.getContext("2d");
  if (!pen) return { widthPx: 1, rgba: new Uint8ClampedArray(4) };
  pen.drawImage(picture, 0, 0);
  return { widthPx: picture.width, rgba: pen.getImageData(0, 0, picture.width, picture.height).data };
}
