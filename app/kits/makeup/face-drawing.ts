import type { Look } from "#contracts/look.ts";
import type { Rgb } from "../basics/srgb.ts";
import { listAppliedParts } from "./applied-parts.ts";
import { basePointsOf } from "./base-points.ts";
import { baseSurfaceOf } from "./base-surface.ts";
import { faceAxesOf } from "./face-axes.ts";
import type { FaceReading } from "./face-reading.ts";
import { halfwayOf } from "./reflection.ts";
import { createFrameDrawing } from "./frame-drawing.ts";
import { headTurnOf } from "./head-turn.ts";
import { createLineDrawing } from "./line-drawing.ts";
import type { MakeupAssets } from "./makeup-assets.ts";
import { createMeshBuffers } from "./mesh-buffers.ts";
import { mouthOpening } from "./mouth-opening.ts";
import { createSkinDrawing, type LitLook } from "./skin-drawing.ts";
import { layerOf } from "./slots.ts";
import { computeMakeup } from "./surfaces.ts";

/** Which look is applied to which part of the picture: two of them make the halves of a comparison. */
export interface LookRegion {
  look: Look;
  /** From and to, in parts of the picture's width as it is stored (unmirrored). */
  fromX: number;
  toX: number;
}

/** Everything that lives on the graphics chip: draws a frame, then what each face wears. `free` gives all of it back. */
export function createFaceDrawing(gl: WebGL2RenderingContext, assets: MakeupAssets) {
  const bare = createFrameDrawing(gl);
  const basePoints = basePointsOf(assets.uv, assets.triangles);
  const mesh = createMeshBuffers(gl, assets, basePoints.covers);
  const skin = createSkinDrawing(gl, assets, mesh);
  const lines = createLineDrawing(gl);
  const getMakeup = createMakeupCache(basePoints.weights);
  let size = { widthPx: 1, heightPx: 1 };

  return {
    frame(picture: TexImageSource, widthPx: number, heightPx: number): void {
      size = { widthPx, heightPx };
      bare.draw(picture, widthPx, heightPx);
    },

    face(landmarks: Float32Array, reading: FaceReading, regions: readonly LookRegion[], illuminant: Rgb): void {
      const { light } = reading;
      const { widthPx, heightPx } = size;
      const aspect = widthPx / heightPx;
      mesh.move(landmarks, aspect);
      const pose = {
        open: mouthOpening(landmarks, aspect),
        turn: headTurnOf(landmarks),
        halfway: halfwayOf(light.keyLight, faceAxesOf(landmarks, aspect)),
      };
      gl.enable(gl.SCISSOR_TEST);
      for (const { look, fromX, toX } of regions) {
        const from = Math.round(fromX * widthPx);
        gl.scissor(from, 0, Math.max(0, Math.round(toX * widthPx) - from), heightPx);
        skin.draw(getMakeup(look, reading, illuminant), light, pose, heightPx);
        lines.draw(look, { landmarks, facing: mesh.facing, light }, size);
      }
      gl.disable(gl.SCISSOR_TEST);
    },

    free(): void {
      for (const part of [bare, mesh, skin, lines]) part.free();
    },
  };
}

/** The same makeup until the face is read again or the look changes. @param weights how much base lies on each point */
function createMakeupCache(weights: Float32Array): (look: Look, reading: FaceReading, illuminant: Rgb) => LitLook {
  const cache = new WeakMap<FaceReading, Map<Look, LitLook & { illuminant: Rgb }>>();
  return (look, reading, illuminant) => {
    const looks = cache.get(reading) ?? new Map<Look, LitLook & { illuminant: Rgb }>();
    cache.set(reading, looks);
    const cached = looks.get(look);
    if (cached?.illuminant === illuminant) return cached;
    const { light, tones } = reading;
    const layer = layerOf(look, "base");
    const base = layer && tones && layer.intensity > 0 ? baseSurfaceOf(layer, tones, weights, light, illuminant) : null;
    const makeup = computeMakeup(look, light, illuminant);
    const lit = { makeup, base, parts: listAppliedParts(makeup, base !== null), illuminant };
    looks.set(look, lit);
    return lit;
  };
}
