import { drainShader, maskShader, quadShader } from "./drain.glsl.ts";
import type { DrainPainter, Hold } from "./drain.ts";
import { maxOthers } from "./mask.ts";

/** Paints on the graphics chip; null where there is none. `onLost` is told when it is taken away. */
export function webglPainter(signal: AbortSignal, onLost: () => void): DrainPainter | null {
  const canvas = document.createElement("canvas");
  const gl = canvas.getContext("webgl2", { alpha: false, antialias: false, preserveDrawingBuffer: true });
  const masking = gl && link(gl, maskShader);
  const draining = gl && link(gl, drainShader);
  if (!gl || !masking || !draining) return null;
  canvas.addEventListener("webglcontextlost", onLost, { signal });
  signal.addEventListener("abort", () => gl.getExtension("WEBGL_lose_context")?.loseContext());
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  const picture = texture(gl, 0);
  const mask = texture(gl, 1);
  const behind = gl.createFramebuffer();
  /** What the mask was counted for. */
  let counted: readonly [Hold, Hold] | null = null;

  function count(pair: readonly [Hold, Hold]): void {
    if (counted && counted[0] === pair[0] && counted[1] === pair[1]) return;
    counted = pair;
    gl!.bindFramebuffer(gl!.FRAMEBUFFER, behind);
    gl!.framebufferTexture2D(gl!.FRAMEBUFFER, gl!.COLOR_ATTACHMENT0, gl!.TEXTURE_2D, mask, 0);
    const at = take(gl!, masking!);
    gl!.uniform2f(at("texel"), 1 / canvas.width, 1 / canvas.height);
    gl!.uniform3fv(
      at("held"),
      pair.flatMap(({ held }) => [...held.colour]),
    );
    gl!.uniform1fv(
      at("radius"),
      pair.map(({ held }) => held.radius),
    );
    gl!.uniform1iv(
      at("count"),
      pair.map(({ held }) => held.others.length),
    );
    gl!.uniform3fv(at("others"), pair.flatMap(padded));
    gl!.drawArrays(gl!.TRIANGLE_STRIP, 0, 4);
    gl!.bindFramebuffer(gl!.FRAMEBUFFER, null);
  }

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
      counted = null;
    },
    paint({ hold, from, swap, drained }) {
      const [before, now] = [from ?? hold, hold ?? from];
      if (before && now) {
        gl.activeTexture(gl.TEXTURE1);
        gl.bindTexture(gl.TEXTURE_2D, null);
        count([before, now]);
        gl.bindTexture(gl.TEXTURE_2D, mask);
      }
      const at = take(gl, draining);
      gl.uniform1i(at("mask"), 1);
      gl.uniform1f(at("aspect"), canvas.height / canvas.width);
      gl.uniform2f(at("origin"), now?.x ?? 0.5, now?.y ?? 0.5);
      gl.uniform1f(at("swap"), from ? swap : 1);
      gl.uniform1f(at("drained"), now ? drained : 0);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
  };
}

const padded = ({ held }: Hold): number[] =>
  Array.from({ length: maxOthers }, (_, i) => [...(held.others[i] ?? [0, 0, 0])]).flat();

/** Takes a program and gives the places of its uniforms. */
function take(gl: WebGL2RenderingContext, program: WebGLProgram): (name: string) => WebGLUniformLocation | null {
  gl.useProgram(program);
  return (name) => gl.getUniformLocation(program, name);
}

function texture(gl: WebGL2RenderingContext, unit: number): WebGLTexture {
  const made = gl.createTexture();
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, made);
  for (const edge of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, edge, gl.CLAMP_TO_EDGE);
  for (const size of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, size, gl.LINEAR);
  return made;
}

function link(gl: WebGL2RenderingContext, fragment: string): WebGLProgram | null {
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
