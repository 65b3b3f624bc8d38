import type { MaskAtlases } from "./makeup-assets.ts";
import type { MeshPart } from "./mesh-facts.ts";
import { packFragmentShader, packVertexShader } from "./frame-shader.ts";
import { createProgram, createTexture } from "#app/kits/basics/gl-program.ts";

/** The parts that are painted by masks of their own; what lies on the skin has its map (veil-map.ts). */
type MaskedPart = Exclude<MeshPart, "skin">;

/** The pictures a part of the face is painted by. */
export interface PartMasks {
  /** All of its masks that every pixel asks for. */
  masks: WebGLTexture;
  /** Those that only some ask for. */
  more: WebGLTexture;
}

/** Which mask of the second picture goes along: a one in its place. */
type Channels = readonly [first: number, second: number, third: number];

/**
 * Puts the masks of a part into one picture of four channels, once: a pixel of the face then reads one picture instead
 * of three.
 */
export function packMasks(
  gl: WebGL2RenderingContext,
  [lips, lids, eyes, light]: MaskAtlases,
): { parts: Record<MaskedPart, PartMasks>; textures: WebGLTexture[] } {
  const lipsTexture = createTexture(gl, 0, lips);
  const lidsTexture = createTexture(gl, 0, lids);
  const eyesTexture = createTexture(gl, 0, eyes);
  const lightTexture = createTexture(gl, 0, light);
  const pack = createProgram(gl, packVertexShader, packFragmentShader);
  const target = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, target);
  gl.useProgram(pack.program);
  gl.bindVertexArray(null);
  gl.uniform1i(pack.uniform("first"), 0);
  gl.uniform1i(pack.uniform("second"), 1);
  const into = (widthPx: number, first: WebGLTexture, second: WebGLTexture, pick: Channels): WebGLTexture => {
    const packed = createTexture(gl, 2, null);
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, widthPx, widthPx);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, packed, 0);
    for (const [unit, texture] of [first, second].entries()) {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, texture);
    }
    gl.uniform3f(pack.uniform("pick"), ...pick);
    gl.uniform1f(pack.uniform("widthPx"), widthPx);
    gl.viewport(0, 0, widthPx, widthPx);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    return packed;
  };
  const packed = {
    lips: into(lips.width, lipsTexture, lightTexture, [0, 1, 0]),
    lids: into(lids.width, lidsTexture, eyesTexture, [1, 0, 0]),
  };
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  gl.deleteFramebuffer(target);
  gl.deleteProgram(pack.program);
  for (const texture of [lipsTexture, lidsTexture]) gl.deleteTexture(texture);
  return {
    parts: {
      lips: { masks: packed.lips, more: lightTexture },
      lids: { masks: packed.lids, more: eyesTexture },
      brows: { masks: eyesTexture, more: eyesTexture },
    },
    textures: [...Object.values(packed), lightTexture, eyesTexture],
  };
}
