import type { Rgb } from "../basics/srgb.ts";
import type { MakeupAssets } from "./makeup-assets.ts";
import { readFaceLight } from "./face-light.ts";
import { paintStill, type StillAssets } from "./paint-still.ts";
import type { LookRegion } from "./face-drawing.ts";
import type { Scene } from "./makeup-renderer.ts";

/** The stand-in for the renderer where there is no WebGL2: the same scene, on a plain canvas, for stills. */
export function startStillPainter(canvas: HTMLCanvasElement, { uv, triangles, atlases }: MakeupAssets) {
  const assets: StillAssets = { uv, triangles, masks: atlases.map(planeOf) };
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return {
    render({ frame, widthPx, heightPx, faces, lookRegions, illuminant }: Scene): void {
      if (!context) return;
      [canvas.width, canvas.height] = [widthPx, heightPx];
      context.drawImage(frame, 0, 0, widthPx, heightPx);
      const whole = { x: 0, y: 0, width: 1, height: 1 };
      for (const landmarks of faces) {
        // With what the faces before wear already: each part of the picture is painted over all of it.
        const before = context.getImageData(0, 0, widthPx, heightPx);
        const light = readFaceLight({ rgba: before.data, widthPx, heightPx, from: whole }, landmarks);
        for (const region of lookRegions) paintPart(before, landmarks, light, region, illuminant);
      }
    },
  };

  function paintPart(
    before: ImageData,
    landmarks: Float32Array,
    light: ReturnType<typeof readFaceLight>,
    { look, fromX, toX }: LookRegion,
    illuminant: Rgb | undefined,
  ): void {
    const painted = new ImageData(new Uint8ClampedArray(before.data), before.width, before.height);
    paintStill(painted, assets, landmarks, light, look, illuminant);
    const from = Math.round(fromX * before.width);
    context?.putImageData(painted, 0, 0, from, 0, Math.max(0, Math.round(toX * before.width) - from), before.height);
  }
}

/** A picture of masks as bytes. */
function planeOf(picture: ImageBitmap): StillAssets["masks"][number] {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.width, picture.height];
  const context = canvas.getContext("2d");
  if (!context) return { widthPx: 1, rgba: new Uint8ClampedArray(4) };
  context.drawImage(picture, 0, 0);
  return { widthPx: picture.width, rgba: context.getImageData(0, 0, picture.width, picture.height).data };
}
