import { createProgram } from "#app/kits/basics/gl-program.ts";
import { type AppliedPart, triangleBitsOf } from "./applied-parts.ts";
import type { BaseSurface } from "./base-surface.ts";
import type { FaceLight } from "./face-light.ts";
import { depthFragmentShader, depthVertexShader } from "./face-shader.ts";
import { createFaceUniforms, fillFaceUniforms, type HeadPose } from "./face-uniforms.ts";
import type { MakeupAssets } from "./makeup-assets.ts";
import type { MeshBuffers } from "./mesh-buffers.ts";
import { packMasks } from "./pack-masks.ts";
import { createPartPrograms } from "./part-programs.ts";
import type { AppliedMakeup } from "./surfaces.ts";
import { createVeilMaps, type VeilMap } from "./veil-map.ts";

/** A look as it is under the light of a face. */
export interface LitLook {
  makeup: AppliedMakeup;
  base: BaseSurface | null;
  /** The parts of the face that have makeup on them. */
  parts: readonly AppliedPart[];
}

/** What lies on the skin, drawn over the frame that is in texture 0. */
export interface SkinDrawing {
  draw(look: LitLook, light: FaceLight, pose: HeadPose, heightPx: number): void;
  free(): void;
}

/** The pictures of masks from here on are those of veils. */
const veilsFrom = 4;
const noEvening = [0, 0, 0] as const;

/** From here on the face hides a part of itself. */
const slightTurn = 0.16;

/** @param mesh where the face is; moved before each drawing */
export function createSkinDrawing(gl: WebGL2RenderingContext, assets: MakeupAssets, mesh: MeshBuffers): SkinDrawing {
  const depthOnly = createProgram(gl, depthVertexShader, depthFragmentShader);
  const programs = createPartPrograms(gl);
  const packed = packMasks(gl, assets.atlases);
  const veilMaps = createVeilMaps(gl, assets.atlases.slice(veilsFrom));
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
    // A piece of a triangle lies where the triangle does but for the last bit: what hides stands a little further back.
    gl.enable(gl.POLYGON_OFFSET_FILL);
    gl.polygonOffset(1, 2);
    mesh.drawWhole();
    gl.disable(gl.POLYGON_OFFSET_FILL);
    gl.colorMask(true, true, true, true);
    gl.depthMask(false);
  }

  /** Under all the rest. */
  function drawBase({ corners }: BaseSurface): void {
    mesh.layBase(corners);
    gl.useProgram(programs.base());
    mesh.drawBase();
  }

  function drawPart(applied: AppliedPart, veils: VeilMap | null): void {
    const { part } = applied;
    const { masks, more } = part === "skin" ? { masks: veils?.texture, more: veils?.texture } : packed.parts[part];
    for (const [i, texture] of [masks, more].entries()) {
      gl.activeTexture(gl.TEXTURE1 + i);
      gl.bindTexture(gl.TEXTURE_2D, texture ?? null);
    }
    gl.useProgram(programs.get(applied));
    if (part === "skin" || part === "brows") gl.enable(gl.BLEND);
    // A veil: what is there, times twice its colour.
    if (part === "skin") gl.blendFunc(gl.DST_COLOR, gl.SRC_COLOR);
    if (part === "brows") gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    mesh.drawSlots(triangleBitsOf(applied));
    gl.disable(gl.BLEND);
  }

  return {
    draw({ makeup, base, parts }, light, pose, heightPx) {
      if (parts.length === 0 && !base) return;
      const veils = parts.some(({ part }) => part === "skin") ? veilMaps.get(makeup.veils) : null;
      const frame = { ...pose, heightPx, veilScale: veils?.scale ?? 0, evening: base?.evening ?? noEvening };
      fillFaceUniforms(block, makeup, light, frame);
      gl.bindBuffer(gl.UNIFORM_BUFFER, blockBuffer);
      gl.bufferSubData(gl.UNIFORM_BUFFER, 0, block);
      mesh.bind();
      if (Math.abs(pose.turn[0]) > slightTurn) drawDepth();
      if (base) drawBase(base);
      for (const applied of parts) drawPart(applied, veils);
      gl.disable(gl.DEPTH_TEST);
      gl.depthMask(true);
    },
    free() {
      programs.free();
      veilMaps.free();
      gl.deleteProgram(depthOnly.program);
      gl.deleteBuffer(blockBuffer);
      for (const texture of packed.textures) gl.deleteTexture(texture);
    },
  };
}
