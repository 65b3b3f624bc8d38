import { createProgramOrNull, createTexture, type GlProgram } from "#app/kits/basics/gl-program.ts";
import { desaturationShader, maskShader, quadShader } from "./desaturation.glsl.ts";
import type { DesaturationPainter, Selection } from "./desaturation.ts";
import { maxOthers } from "./mask.ts";

/** Paints on the graphics chip; null where there is none. `onLost` is told when it is taken away. */
export function createWebglPainter(signal: AbortSignal, onLost: () => void): DesaturationPainter | null {
  const canvas = document.createElement("canvas");
  const gl = canvas.getContext("webgl2", { alpha: false, antialias: false, preserveDrawingBuffer: true });
  const maskProgram = createProgramOrNull(gl, quadShader, maskShader);
  const desaturationProgram = createProgramOrNull(gl, quadShader, desaturationShader);
  if (!gl || !maskProgram || !desaturationProgram) return null;
  canvas.addEventListener("webglcontextlost", onLost, { signal });
  signal.addEventListener("abort", () => gl.getExtension("WEBGL_lose_context")?.loseContext());
  bindUnitSquare(gl);
  const picture = createTexture(gl, 0, null);
  const mask = createTexture(gl, 1, null);
  const framebuffer = gl.createFramebuffer();
  /** What the mask was counted for. */
  let renderedPair: readonly [Selection, Selection] | null = null;

  const renderMask = (pair: readonly [Selection, Selection]): void => {
    if (renderedPair && renderedPair[0] === pair[0] && renderedPair[1] === pair[1]) return;
    renderedPair = pair;
    gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, mask, 0);
    gl.useProgram(maskProgram.program);
    gl.uniform2f(maskProgram.uniform("texel"), 1 / canvas.width, 1 / canvas.height);
    setSelections(gl, maskProgram, pair);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  };

  return {
    canvas,
    show(next) {
      canvas.width = next.width;
      canvas.height = next.height;
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.activeTexture(gl.TEXTURE0);
      gl.bindTexture(gl.TEXTURE_2D, picture);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, next);
      gl.activeTexture(gl.TEXTURE1);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, next.width, next.height, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);
      renderedPair = null;
    },
    paint({ selection, from, swap, drained: amount }) {
      const [before, now] = [from ?? selection, selection ?? from];
      if (before && now) {
        gl.activeTexture(gl.TEXTURE1);
        gl.bindTexture(gl.TEXTURE_2D, null);
        renderMask([before, now]);
        gl.bindTexture(gl.TEXTURE_2D, mask);
      }
      const { program, uniform: at } = desaturationProgram;
      gl.useProgram(program);
      gl.uniform1i(at("mask"), 1);
      gl.uniform1f(at("aspect"), canvas.height / canvas.width);
      gl.uniform2f(at("origin"), now?.x ?? 0.5, now?.y ?? 0.5);
      gl.uniform1f(at("swap"), from ? swap : 1);
      gl.uniform1f(at("drained"), now ? amount : 0);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
  };
}

const padOthers = ({ selected }: Selection): number[] =>
  Array.from({ length: maxOthers }, (_, i) => [...(selected.others[i] ?? [0, 0, 0])]).flat();

/** The two held colours, and what is near them, for the mask. */
function setSelections(
  gl: WebGL2RenderingContext,
  { uniform: at }: GlProgram,
  pair: readonly [Selection, Selection],
): void {
  gl.uniform3fv(
    at("held"),
    pair.flatMap(({ selected }) => [...selected.colour]),
  );
  gl.uniform1fv(
    at("radius"),
    pair.map(({ selected }) => selected.radius),
  );
  gl.uniform1iv(
    at("count"),
    pair.map(({ selected }) => selected.others.length),
  );
  gl.uniform3fv(at("others"), pair.flatMap(padOthers));
}

/** The four corners that both programs draw, as their first attribute. */
function bindUnitSquare(gl: WebGL2RenderingContext): void {
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
}
