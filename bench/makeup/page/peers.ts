import { elementAt } from "#app/kits/basics/element-at.ts";
import type { MakeupAssets } from "#app/kits/makeup/makeup-assets.ts";
import { frameFragmentShader, frameVertexShader } from "#app/kits/makeup/frame-shader.ts";
import { createProgram, createTexture } from "#app/kits/basics/gl-program.ts";
import { meshPointCount } from "#app/kits/makeup/mesh-facts.ts";

/** One who shows a frame with something on the face in it. `settle` waits until it is really drawn. */
export interface Painter {
  paint(frame: ImageBitmap, landmarks: Float32Array): void;
  settle(): void;
}

/**
 * As MediaPipe's drawing utilities show a reading: the frame on a plain canvas, and each edge between two points as a
 * line of its own.
 */
export function drawingUtils(widthPx: number, heightPx: number, { triangles }: MakeupAssets): Painter {
  const edges = new Map<string, readonly [number, number]>();
  for (let t = 0; t < triangles.length; t += 3)
    for (const [a, b] of [
      [elementAt(triangles, t), elementAt(triangles, t + 1)],
      [elementAt(triangles, t + 1), elementAt(triangles, t + 2)],
      [elementAt(triangles, t + 2), elementAt(triangles, t)],
    ] as const)
      edges.set(`${Math.min(a, b)} ${Math.max(a, b)}`, [a, b]);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [widthPx, heightPx];
  const context = canvas.getContext("2d")!;
  return {
    paint(frame, landmarks) {
      context.drawImage(frame, 0, 0, widthPx, heightPx);
      context.strokeStyle = "#C0C0C070";
      context.lineWidth = 1;
      for (const [a, b] of edges.values()) {
        context.beginPath();
        context.moveTo(elementAt(landmarks, a * 3) * widthPx, elementAt(landmarks, a * 3 + 1) * heightPx);
        context.lineTo(elementAt(landmarks, b * 3) * widthPx, elementAt(landmarks, b * 3 + 1) * heightPx);
        context.stroke();
      }
    },
    settle: () => void context.getImageData(0, 0, 1, 1),
  };
}

const maskVertexShader = `#version 300 es
in vec2 place;
in vec2 skin;
out vec2 vSkin;
void main() {
  vSkin = skin;
  gl_Position = vec4(place.x * 2. - 1., 1. - place.y * 2., 0., 1.);
}`;

const maskFragmentShader = `#version 300 es
precision mediump float;
in vec2 vSkin;
out vec4 colour;
uniform sampler2D mask;
void main() {
  vec4 painted = texture(mask, vSkin);
  colour = vec4(painted.rgb * painted.a, painted.a);
}`;

/** As jeelizFaceFilter lays a painted mask over a face: a textured mesh, blended, whatever the light. */
export function textureMask(widthPx: number, heightPx: number, { uv, triangles }: MakeupAssets): Painter {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [widthPx, heightPx];
  const gl = canvas.getContext("webgl2", { alpha: false, antialias: false, preserveDrawingBuffer: true })!;
  const plain = createProgram(gl, frameVertexShader, frameFragmentShader);
  const mask = createProgram(gl, maskVertexShader, maskFragmentShader);
  const frameTexture = createTexture(gl, 0, null);
  createTexture(gl, 1, paintedSkin());
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  const placeBuffer = feed("place", new Float32Array(meshPointCount * 2));
  feed("skin", uv);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, triangles, gl.STATIC_DRAW);
  gl.useProgram(mask.program);
  gl.uniform1i(mask.uniform("mask"), 1);
  gl.viewport(0, 0, widthPx, heightPx);
  const places = new Float32Array(meshPointCount * 2);

  function feed(name: string, numbers: Float32Array): WebGLBuffer {
    const buffer = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, numbers, gl.DYNAMIC_DRAW);
    gl.enableVertexAttribArray(mask.attribute(name));
    gl.vertexAttribPointer(mask.attribute(name), 2, gl.FLOAT, false, 0, 0);
    return buffer;
  }

  return {
    paint(frame, landmarks) {
      gl.activeTexture(gl.TEXTURE0);
      gl.bindTexture(gl.TEXTURE_2D, frameTexture);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, frame);
      gl.useProgram(plain.program);
      gl.bindVertexArray(null);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      for (let i = 0; i < meshPointCount; i++) {
        places[i * 2] = elementAt(landmarks, i * 3);
        places[i * 2 + 1] = elementAt(landmarks, i * 3 + 1);
      }
      gl.bindVertexArray(array);
      gl.bindBuffer(gl.ARRAY_BUFFER, placeBuffer);
      gl.bufferSubData(gl.ARRAY_BUFFER, 0, places);
      gl.useProgram(mask.program);
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      gl.drawElements(gl.TRIANGLES, triangles.length, gl.UNSIGNED_SHORT, 0);
      gl.disable(gl.BLEND);
    },
    settle: () => settleGl(gl),
  };
}

/** A mask as an artist would paint it: half-covering colour all over, so that every pixel of the face is blended. */
function paintedSkin(): OffscreenCanvas {
  const skin = new OffscreenCanvas(1024, 1024);
  const context = skin.getContext("2d")!;
  context.fillStyle = "rgba(190, 40, 60, 0.4)";
  context.fillRect(0, 0, 1024, 1024);
  return skin;
}

/** Reading one pixel back waits for all that was drawn. */
export function settleGl(gl: WebGL2RenderingContext): void {
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
}

const pixel = new Uint8Array(4);
