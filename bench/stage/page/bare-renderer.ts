import type { SpriteBatch, Piece } from "#app/sites/lmw/stage/rendering/stage-renderer.ts";

const floats = 12;
const maxSprites = 2048;

const vertexSource = `#version 300 es
layout(location=0) in vec4 place;
layout(location=1) in vec4 cut;
layout(location=2) in vec4 look;
out vec2 at; out vec4 tint;
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  vec2 p = (corner - .5) * place.zw;
  float c = cos(look.x), s = sin(look.x);
  vec2 q = place.xy + vec2(c * p.x - s * p.y, s * p.x + c * p.y);
  gl_Position = vec4(q.x / 180. - 1., 1. - q.y / 320., 0, 1);
  at = cut.xy + corner * cut.zw;
  uint packed = floatBitsToUint(look.y);
  tint = vec4(float(packed >> 16u & 255u), float(packed >> 8u & 255u), float(packed & 255u), 255.) / 255. * look.z;
  tint.a *= look.w;
}`;
const fragmentSource = `#version 300 es
precision mediump float;
in vec2 at; in vec4 tint; out vec4 colour; uniform sampler2D sheet;
void main() { colour = texture(sheet, at) * tint; }`;

/** The yardstick: one instanced draw of one texture, nothing else. What adds light only leaves its alpha out. */
export function createBareRenderer(image: HTMLCanvasElement): SpriteBatch {
  const facts = new Float32Array(maxSprites * floats);
  const bits = new Uint32Array(facts.buffer);
  let gl: WebGL2RenderingContext | null = null;
  let count = 0;
  return {
    kind: "webgl",
    async mount(canvas) {
      gl = canvas.getContext("webgl2", { antialias: false, alpha: false })!;
      const program = gl.createProgram();
      for (const [kind, source] of [
        [gl.VERTEX_SHADER, vertexSource],
        [gl.FRAGMENT_SHADER, fragmentSource],
      ] as const) {
        const shader = gl.createShader(kind)!;
        gl.shaderSource(shader, source);
        gl.compileShader(shader);
        gl.attachShader(program, shader);
      }
      gl.linkProgram(program);
      gl.useProgram(program);
      gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
      gl.bufferData(gl.ARRAY_BUFFER, facts.byteLength, gl.DYNAMIC_DRAW);
      for (let i = 0; i < 3; i++) {
        gl.enableVertexAttribArray(i);
        gl.vertexAttribPointer(i, 4, gl.FLOAT, false, floats * 4, i * 16);
        gl.vertexAttribDivisor(i, 1);
      }
      gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
      gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    },
    begin: () => void (count = 0),
    draw(piece: Piece, x, y, w, h, turn, opacity, tint, isLight) {
      if (count >= maxSprites) return;
      const i = count++ * floats;
      facts[i] = x;
      facts[i + 1] = y;
      facts[i + 2] = w;
      facts[i + 3] = h;
      facts[i + 4] = piece.x / image.width;
      facts[i + 5] = piece.y / image.height;
      facts[i + 6] = piece.w / image.width;
      facts[i + 7] = piece.h / image.height;
      facts[i + 8] = turn;
      bits[i + 9] = tint;
      facts[i + 10] = opacity;
      facts[i + 11] = isLight ? 0 : 1;
    },
    end() {
      if (!gl) return;
      gl.clear(gl.COLOR_BUFFER_BIT);
      gl.bufferSubData(gl.ARRAY_BUFFER, 0, facts, 0, count * floats);
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, count);
    },
    resize(widthPx, heightPx, dots) {
      if (!gl) return;
      gl.canvas.width = widthPx * dots;
      gl.canvas.height = heightPx * dots;
      gl.viewport(0, 0, gl.canvas.width, gl.canvas.height);
    },
    dispose: () => void gl?.getExtension("WEBGL_lose_context")?.loseContext(),
  };
}
