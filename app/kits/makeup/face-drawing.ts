import type { Look } from "#contracts/look.ts";
import type { Rgb } from "../basics/srgb.ts";
import type { FaceLight } from "./face-light.ts";
import { createFrameDrawing } from "./frame-drawing.ts";
import { headTurnOf } from "./head-turn.ts";
import { createLineDrawing } from "./line-drawing.ts";
import type { MakeupAssets } from "./makeup-assets.ts";
import { createMeshBuffers } from "./mesh-buffers.ts";
import { mouthOpening } from "./mouth-opening.ts";
import { createSkinDrawing } from "./skin-drawing.ts";
import { computeMakeup, type AppliedMakeup } from "./surfaces.ts";

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
  const mesh = createMeshBuffers(gl, assets);
  const skin = createSkinDrawing(gl, assets, mesh);
  const lines = createLineDrawing(gl);
  const getMakeup = createMakeupCache();
  let size = { widthPx: 1, heightPx: 1 };

  return {
    frame(picture: TexImageSource, widthPx: number, heightPx: number): void {
      size = { widthPx, heightPx };
      bare.draw(picture, widthPx, heightPx);
    },

    face(landmarks: Float32Array, light: FaceLight, regions: readonly LookRegion[], illuminant: Rgb): void {
      const { widthPx, heightPx } = size;
      const aspect = widthPx / heightPx;
      mesh.move(landmarks, aspect);
      const pose = { open: mouthOpening(landmarks, aspect), turn: headTurnOf(landmarks) };
      gl.enable(gl.SCISSOR_TEST);
      for (const { look, fromX, toX } of regions) {
        const from = Math.round(fromX * widthPx);
        gl.scissor(from, 0, Math.max(0, Math.round(toX * widthPx) - from), heightPx);
        skin.draw(getMakeup(look, light, illuminant), light, pose, heightPx);
        lines.draw(look, { landmarks, facing: mesh.facing, light }, size);
      }
      gl.disable(gl.SCISSOR_TEST);
    },

    free(): void {
      for (const part of [bare, mesh, skin, lines]) part.free();
    },
  };
}

/** The same makeup until the light is read again or the look changes. */
function createMakeupCache(): (look: Look, light: FaceLight, illuminant: Rgb) => AppliedMakeup {
  const cache = new WeakMap<Look, { light: FaceLight; illuminant: Rgb; makeup: AppliedMakeup }>();
  return (look, light, illuminant) => {
    const cached = cache.get(look);
    if (cached?.light === light && cached.illuminant === illuminant) return cached.makeup;
    const makeup = computeMakeup(look, light, illuminant);
    cache.set(look, { light, illuminant, makeup });
    return makeup;
  };
}
