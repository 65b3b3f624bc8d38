import { createProgram, createTexture } from "#app/kits/basics/gl-program.ts";
import type { Rgb } from "../basics/srgb.ts";
import { bakeFragmentShader, fillVertexShader } from "./veil-shader.ts";
import { veilNames } from "./mesh-facts.ts";

/** All veils of a look as one picture on the flat skin: however many are worn, a pixel of the face reads one. */
export interface VeilMap {
  texture: WebGLTexture;
  /** What the differences in it are to be multiplied by. */
  scale: number;
}

/** Keeps the maps of the last looks: halves of a comparison go by turns. */
export interface VeilMaps {
  /** @param veils in the order of `veilNames` */
  get(veils: readonly Rgb[]): VeilMap;
  free(): void;
}

/** Edge of a map in px: veils are soft. */
const mapPx = 256;
const cachedMaps = 4;
/** A change of colour that nobody sees, of 1: the light is read again and again, and each time a little differs. */
const unseen = 0.003;

/** @param masks pictures of masks, three masks in each, in the order of `veilNames` */
export function createVeilMaps(gl: WebGL2RenderingContext, masks: readonly ImageBitmap[]): VeilMaps {
  const textures = masks.map((picture) => createTexture(gl, 0, picture));
  const target = gl.createFramebuffer();
  const maps: (VeilMap & { veils: readonly Rgb[] })[] = [];
  let bake: ReturnType<typeof createProgram> | null = null;

  function draw({ texture, scale, veils }: (typeof maps)[number]): void {
    bake ??= createProgram(gl, fillVertexShader, bakeFragmentShader(masks.length));
    gl.disable(gl.SCISSOR_TEST);
    gl.bindFramebuffer(gl.FRAMEBUFFER, target);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    gl.viewport(0, 0, mapPx, mapPx);
    gl.useProgram(bake.program);
    gl.bindVertexArray(null);
    for (const [i, mask] of textures.entries()) {
      gl.activeTexture(gl.TEXTURE1 + i);
      gl.bindTexture(gl.TEXTURE_2D, mask);
      gl.uniform1i(bake.uniform(`masks${i}`), 1 + i);
    }
    gl.uniform1f(bake.uniform("edgePx"), mapPx);
    gl.uniform3fv(
      bake.uniform("tints"),
      veils.flatMap((veil) => veil.map((change) => change / scale)),
    );
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    // Back to the frame, which is drawn region by region.
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    gl.enable(gl.SCISSOR_TEST);
  }

  return {
    get(veils) {
      const found = maps.findIndex((map) => isNear(map.veils, veils));
      if (found >= 0) {
        // The one used last stands first; the last one makes room.
        maps.unshift(...maps.splice(found, 1));
        return maps[0] as VeilMap;
      }
      const texture = (maps.length < cachedMaps ? null : maps.pop()?.texture) ?? createMapTexture(gl);
      const map = { texture, scale: scaleOf(veils), veils };
      draw(map);
      maps.unshift(map);
      return map;
    },
    free() {
      for (const texture of [...textures, ...maps.map((map) => map.texture)]) gl.deleteTexture(texture);
      gl.deleteFramebuffer(target);
      if (bake) gl.deleteProgram(bake.program);
    },
  };
}

function createMapTexture(gl: WebGL2RenderingContext): WebGLTexture {
  const texture = createTexture(gl, 1, null);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, mapPx, mapPx);
  return texture;
}

/** How far all veils together can change a channel: where two places meet, one lies on the other. */
export const scaleOf = (veils: readonly Rgb[]): number =>
  Math.max(
    0.05,
    ...([0, 1, 2] as const).map((c) => {
      const changes = veils.map((veil) => veil[c]);
      const most = (sign: 1 | -1): number => Math.max(0, ...changes.map((change) => change * sign));
      return 1.35 * Math.max(most(1), most(-1));
    }),
  );

const isNear = (a: readonly Rgb[], b: readonly Rgb[]): boolean =>
  veilNames.every((_, i) => ([0, 1, 2] as const).every((c) => Math.abs((a[i]?.[c] ?? 0) - (b[i]?.[c] ?? 0)) < unseen));
