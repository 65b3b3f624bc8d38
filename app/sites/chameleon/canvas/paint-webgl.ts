import { desaturationShader, maskShader, quadShader } from "./desaturation.glsl.ts";
import type { DesaturationPainter, Selection } from "./desaturation.ts";
import { maxOthers } from "./mask.ts";

/** Paints on the graphics chip; null where there is none. `onLost` is told when it is taken away. */
export function createWebglPainter(signal: AbortSignal, onLost: () => void): DesaturationPainter | null {
  const canvas = document.createElement("canvas");
  const gl = canvas.getContext("webgl2", { alpha: false, antialias: false, preserveDrawingBuffer: true });
  const maskProgram = gl && linkProgram(gl, maskShader);
  const desaturationProgram = gl && linkProgram(gl, desaturationShader);
  if (!gl || !maskProgram || !desaturationProgram) return null;
  canvas.addEventListener("webglcontextlost", onLost, { signal });
  signal.addEventListener("abort", () => gl.getExtension("WEBGL_lose_context")?.loseContext());
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  const picture = createTexture(gl, 0);
  const mask = createTexture(gl, 1);
  const framebuffer = gl.createFramebuffer();
  /** What the mask was counted for. */
  let renderedPair: readonly [Selection, Selection] | null = null;

  const renderMask = (pair: readonly [Selection, Selection]): void => {
    if (renderedPair && renderedPair[0] === pair[0] && renderedPair[1] === pair[1]) return;
    renderedPair = pair;
    gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, mask, 0);
    const at = activateProgram(gl, maskProgram);
    gl.uniform2f(at("texel"), 1 / canvas.width, 1 / canvas.height);
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
    paint({ hold: selection, from, swap, drained: amount }) {
      const [before, now] = [from ?? selection, selection ?? from];
      if (before && now) {
        gl.activeTexture(gl.TEXTURE1);
        gl.bindTexture(gl.TEXTURE_2D, null);
        renderMask([before, now]);
        gl.bindTexture(gl.TEXTURE_2D, mask);
      }
      const at = activateProgram(gl, desaturationProgram);
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

/** Takes a program and gives the places of its uniforms. */
function activateProgram(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
): (name: string) => WebGLUniformLocation | null {
  gl.useProgram(program);
  return (name) => gl.getUniformLocation(program, name);
}

function createTexture(gl: WebGL2RenderingContext, unit: number): WebGLTexture {
  const created = gl.createTexture();
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, created);
  for (const edge of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, edge, gl.CLAMP_TO_EDGE);
  for (const size of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, size, gl.LINEAR);
  return created;
}

function linkProgram(gl: WebGL2RenderingContext, fragment: string): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, quadShader],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.bindAttribLocation(program, 0, "corner");
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}
