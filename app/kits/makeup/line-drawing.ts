import type { Look } from "#contracts/look.ts";
import type { PictureSize } from "./eye-shape.ts";
import type { FaceLight } from "./face-light.ts";
import { lineFragmentShader, lineVertexShader } from "./line-shader.ts";
import { createProgram } from "#app/kits/basics/gl-program.ts";
import { drawLashes } from "./lash-line.ts";
import { lashTouch, linerTouch, type LineTouch } from "./line-touch.ts";
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

  function drawStrokes(from: number, to: number, touch: LineTouch): void {
    gl.uniform3f(line.uniform("ink"), ...touch.ink);
    gl.uniform3f(line.uniform("touch"), touch.soft, touch.grain, touch.grainFrom);
    gl.drawElements(gl.TRIANGLES, to - from, gl.UNSIGNED_SHORT, from * 2);
  }

  return {
    /** Both go to the chip in one piece; each has an ink of its own. */
    draw(look, { landmarks, facing, light }, size) {
      const [liner, lashes] = [layerOf(look, "liner"), layerOf(look, "lashes")];
      clearBand(band);
      if (liner) drawLiner(band, liner, landmarks, facing, size, light.detail.blur);
      const ofLiner = band.indexCount;
      if (lashes) drawLashes(band, lashes, landmarks, facing, size, light.detail.blur);
      if (band.indexCount === 0) return;
      gl.useProgram(line.program);
      gl.bindVertexArray(array);
      gl.bindBuffer(gl.ARRAY_BUFFER, cornerBuffer);
      gl.bufferSubData(gl.ARRAY_BUFFER, 0, band.numbers, 0, band.length);
      gl.bufferSubData(gl.ELEMENT_ARRAY_BUFFER, 0, band.indices, 0, band.indexCount);
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      if (liner) drawStrokes(0, ofLiner, linerTouch(liner, light, landmarks));
      if (lashes) drawStrokes(ofLiner, band.indexCount, lashTouch(lashes, light, landmarks));
      gl.disable(gl.BLEND);
    },
    free() {
      gl.deleteProgram(line.program);
      gl.deleteVertexArray(array);
      for (const buffer of [cornerBuffer, indexBuffer]) gl.deleteBuffer(buffer);
    },
  };
}
