import { listAppliedParts, partFeaturesOf } from "./applied-parts.ts";
import type { FaceLight } from "./face-light.ts";
import { depthFragmentShader, faceVertexShader } from "./face-shader.ts";
import { createFaceUniforms, fillFaceUniforms } from "./face-uniforms.ts";
import { createProgram } from "#app/kits/basics/gl-program.ts";
import type { MakeupAssets } from "./makeup-assets.ts";
import { type MeshBuffers, type PartRange, partRangesOf } from "./mesh-buffers.ts";
import { packMasks } from "./pack-masks.ts";
import { createPartPrograms } from "./part-programs.ts";
import type { AppliedMakeup, Surface } from "./surfaces.ts";

/** How the head is held while it is drawn. */
interface HeadPose {
  /** The mouth, 0 to 1. */
  open: number;
  /** Turned and nodding, −1 to 1. */
  turn: readonly [number, number];
}

/** What lies on the skin, drawn over the frame that is in texture 0. */
export interface SkinDrawing {
  draw(makeup: AppliedMakeup, light: FaceLight, pose: HeadPose, heightPx: number): void;
  free(): void;
}

/** From here on the face hides a part of itself. */
const slightTurn = 0.16;

/** @param mesh where the face is; moved before each drawing */
export function createSkinDrawing(gl: WebGL2RenderingContext, assets: MakeupAssets, mesh: MeshBuffers): SkinDrawing {
  const depthOnly = createProgram(gl, faceVertexShader("skin"), depthFragmentShader);
  const programs = createPartPrograms(gl);
  const packed = packMasks(gl, assets.atlases);
  const ranges = partRangesOf(assets.partSizes);
  const block = createFaceUniforms();
  const blockBuffer = gl.createBuffer();
  gl.bindBuffer(gl.UNIFORM_BUFFER, blockBuffer);
  gl.bufferData(gl.UNIFORM_BUFFER, block.byteLength, gl.DYNAMIC_DRAW);
  gl.bindBufferBase(gl.UNIFORM_BUFFER, 0, blockBuffer);

  /** On a turned head the far half lies behind the near one: what is nearest is drawn, or bare skin would cut into a lip. */
  function drawDepth(): void {
    gl.enable(gl.DEPTH_TEST);
    gl.depthFunc(gl.LEQUAL);
    gl.clear(gl.DEPTH_BUFFER_BIT);
    gl.useProgram(depthOnly.program);
    gl.colorMask(false, false, false, false);
    mesh.drawWhole();
    gl.colorMask(true, true, true, true);
  }

  function drawPart(range: PartRange, surfaces: readonly Surface[]): void {
    const { part } = range;
    const { masks, more } = packed.parts[part];
    for (const [i, texture] of [masks, more].entries()) {
      gl.activeTexture(gl.TEXTURE1 + i);
      gl.bindTexture(gl.TEXTURE_2D, texture);
    }
    gl.useProgram(programs.get(part, partFeaturesOf(surfaces, part)));
    if (part === "skin" || part === "brows") gl.enable(gl.BLEND);
    // A veil: what is there, times twice its colour.
    if (part === "skin") gl.blendFunc(gl.DST_COLOR, gl.SRC_COLOR);
    if (part === "brows") gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    mesh.drawPart(range);
    gl.disable(gl.BLEND);
  }

  return {
    draw(makeup, light, { open, turn }, heightPx) {
      fillFaceUniforms(block, makeup, light, open, turn, heightPx);
      gl.bindBuffer(gl.UNIFORM_BUFFER, blockBuffer);
      gl.bufferSubData(gl.UNIFORM_BUFFER, 0, block);
      const parts = listAppliedParts(makeup.surfaces);
      if (parts.length === 0) return;
      mesh.bind();
      if (Math.abs(turn[0]) > slightTurn) drawDepth();
      for (const range of ranges) if (parts.includes(range.part)) drawPart(range, makeup.surfaces);
      gl.disable(gl.DEPTH_TEST);
    },
    free() {
      programs.free();
      gl.deleteProgram(depthOnly.program);
      gl.deleteBuffer(blockBuffer);
      for (const texture of packed.textures) gl.deleteTexture(texture);
    },
  };
}
