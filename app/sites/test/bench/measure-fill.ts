import { createProgramOrNull } from "#app/kits/basics/gl-program.ts";

const sidePx = 512;
/** Long enough for a coarse clock, short enough not to be noticed. */
const roundMs = 30;
const maxDraws = 256;

const vertex = `#version 300 es
void main() { gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4. - 1., 0., 1.); }`;
// About as much work a pixel as one layer of make-up: a few mixes in linear light.
const fragment = `#version 300 es
precision highp float;
uniform float turn;
out vec4 colour;
void main() {
  vec3 c = fract(vec3(gl_FragCoord.xyx * .013) + turn);
  for (int i = 0; i < 12; i++) c = mix(c * c, sqrt(c + .01), fract(c.yzx * 1.7));
  colour = vec4(c, 1.);
}`;

/** How many million shaded pixels a second WebGL2 fills; null without WebGL2. Waits for the chip: use a worker. */
export function measureFillMpx(canvas: HTMLCanvasElement | OffscreenCanvas): number | null {
  canvas.width = canvas.height = sidePx;
  const gl = canvas.getContext("webgl2", { antialias: false, depth: false }) as WebGL2RenderingContext | null;
  if (!gl) return null;
  try {
    return measureWithContext(gl);
  } finally {
    gl.getExtension("WEBGL_lose_context")?.loseContext();
  }
}

function measureWithContext(gl: WebGL2RenderingContext): number | null {
  const program = createProgramOrNull(gl, vertex, fragment);
  if (!program) return null;
  gl.useProgram(program.program);
  const turn = program.uniform("turn");
  const pixel = new Uint8Array(4);
  const timed = (draws: number): number => {
    const startedAt = performance.now();
    for (let i = 0; i < draws; i++) {
      gl.uniform1f(turn, i / 7);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    }
    // Reading a pixel back is the only wait that every driver keeps to.
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    return Math.max(0.1, performance.now() - startedAt);
  };
  timed(1);
  let draws = 1;
  let tookMs = timed(draws);
  while (tookMs < roundMs && draws < maxDraws) {
    draws *= 2;
    tookMs = timed(draws);
  }
  return Math.round((draws * sidePx * sidePx) / tookMs / 100) / 10;
}
