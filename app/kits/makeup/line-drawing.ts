import type { Look } from "#contracts/look.ts";
import { encodeGamma, hexToLinear } from "../basics/srgb.ts";
import type { PictureSize } from "./eye-shape.ts";
import { exposureOf, type FaceLight } from "./face-light.ts";
import { lineFragmentShader, lineVertexShader } from "./face-shader.ts";
import { createProgram } from "#app/kits/basics/gl-program.ts";
import { drawLashes } from "./lash-line.ts";
import { clearBand, createLineBand } from "./line-strip.ts";
import { drawLiner } from "./liner.ts";
import { layerOf } from "./slots.ts";

/** The face whose lines are drawn. */
interface LinedFace {
  /** 478 × (x, y, z) in parts of the picture. */
  landmarks: Float32Array;
  /** How far each point looks at the camera. */
  facing: Float32Array;
  light: FaceLight;
}

/** Liner and lashes: bands along the lash line, drawn over the skin. */
export interface LineDrawing {
  draw(look: Look, face: LinedFace, size: PictureSize): void;
  free(): void;
}

export function createLineDrawing(gl: WebGL2RenderingContext): LineDrawing {
  const line = createProgram(gl, lineVertexShader, lineFragmentShader);
  const band = createLineBand();
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  const cornerBuffer = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, cornerBuffer);
  gl.bufferData(gl.ARRAY_BUFFER, band.numbers.byteLength, gl.DYNAMIC_DRAW);
  const indexBuffer = gl.createBuffer();
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, indexBuffer);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, band.indices.byteLength, gl.DYNAMIC_DRAW);
  for (const [name, offset] of [
    ["place", 0],
    ["across", 8],
  ] as const) {
    gl.enableVertexAttribArray(line.attribute(name));
    gl.vertexAttribPointer(line.attribute(name), 2, gl.FLOAT, false, 16, offset);
  }
  gl.bindVertexArray(null);

  function drawStrokes(hex: string, from: number, to: number, light: FaceLight): void {
    // Ink is as bright as the room lets it be.
    const lit = exposureOf(light);
    const [red, green, blue] = hexToLinear(hex);
    gl.uniform3f(line.uniform("ink"), encodeGamma(red * lit), encodeGamma(green * lit), encodeGamma(blue * lit));
    gl.drawElements(gl.TRIANGLES, to - from, gl.UNSIGNED_SHORT, from * 2);
  }

  return {
    /** Both go to the chip in one piece; each has an ink of its own. */
    draw(look, { landmarks, facing, light }, size) {
      const [liner, lashes] = [layerOf(look, "liner"), layerOf(look, "lashes")];
      clearBand(band);
      if (liner) drawLiner(band, liner, landmarks, facing, size);
      const ofLiner = band.indexCount;
      if (lashes) drawLashes(band, lashes, landmarks, facing, size);
      if (band.indexCount === 0) return;
      gl.useProgram(line.program);
      gl.bindVertexArray(array);
      gl.bindBuffer(gl.ARRAY_BUFFER, cornerBuffer);
      gl.bufferSubData(gl.ARRAY_BUFFER, 0, band.numbers, 0, band.length);
      gl.bufferSubData(gl.ELEMENT_ARRAY_BUFFER, 0, band.indices, 0, band.indexCount);
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      if (liner) drawStrokes(liner.hex, 0, ofLiner, light);
      if (lashes) drawStrokes(lashes.hex, ofLiner, band.indexCount, light);
      gl.disable(gl.BLEND);
    },
    free() {
      gl.deleteProgram(line.program);
      gl.deleteVertexArray(array);
      for (const buffer of [cornerBuffer, indexBuffer]) gl.deleteBuffer(buffer);
    },
  };
}
