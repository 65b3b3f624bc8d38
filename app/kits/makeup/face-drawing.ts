import type { Look } from "#contracts/look.ts";
import { encodeGamma, hexToLinear, type Rgb } from "../basics/srgb.ts";
import type { MakeupStock } from "./canonical-mesh.ts";
import { atlasNames, meshPointCount } from "./mesh-facts.ts";
import { exposureOf, type FaceLight } from "./face-light.ts";
import {
  faceFragmentShader,
  faceVertexShader,
  frameFragmentShader,
  frameVertexShader,
  lineFragmentShader,
  lineVertexShader,
} from "./face-shader.ts";
import { facingOf } from "./facing.ts";
import { type GlProgram, makeProgram, makeTexture } from "./gl-program.ts";
import { drawLashes, drawLiner, type LineBand, makeLineBand } from "./lash-line.ts";
import { mouthOpening } from "./mouth-opening.ts";
import { layerOf, type Slot, slotsOf } from "./slots.ts";

/** What is worn on which part of the picture: two of them make the halves of a comparison. */
export interface Dressing {
  look: Look;
  /** From and to, in parts of the picture's width as it is stored (unmirrored). */
  fromX: number;
  toX: number;
}

/** Everything that lives on the graphics chip: draws a frame, then what each face wears. `free` gives all of it back. */
export function makeFaceDrawing(gl: WebGL2RenderingContext, { uv, triangles, atlases }: MakeupStock) {
  const plain = makeProgram(gl, frameVertexShader, frameFragmentShader);
  const face = makeProgram(gl, faceVertexShader, faceFragmentShader);
  const line = makeProgram(gl, lineVertexShader, lineFragmentShader);
  const textures = [makeTexture(gl, 0, null), ...atlases.map((picture, i) => makeTexture(gl, i + 1, picture))];
  const buffers: WebGLBuffer[] = [];
  const arrays: WebGLVertexArrayObject[] = [];

  const places = new Float32Array(meshPointCount * 2);
  const facing = new Float32Array(meshPointCount);
  const faceArray = makeArray();
  const placeBuffer = feed(face, "place", 2, places, gl.DYNAMIC_DRAW);
  feed(face, "skin", 2, uv, gl.STATIC_DRAW);
  const facingBuffer = feed(face, "facing", 1, facing, gl.DYNAMIC_DRAW);
  const order = gl.createBuffer();
  buffers.push(order);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, order);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, triangles, gl.STATIC_DRAW);

  const band = makeLineBand();
  const lineArray = makeArray();
  const lineBuffer = gl.createBuffer();
  buffers.push(lineBuffer);
  gl.bindBuffer(gl.ARRAY_BUFFER, lineBuffer);
  gl.bufferData(gl.ARRAY_BUFFER, band.numbers.byteLength, gl.DYNAMIC_DRAW);
  for (const [name, offset] of [
    ["place", 0],
    ["across", 8],
  ] as const) {
    gl.enableVertexAttribArray(line.attribute(name));
    gl.vertexAttribPointer(line.attribute(name), 2, gl.FLOAT, false, 16, offset);
  }
  gl.bindVertexArray(null);

  gl.useProgram(plain.program);
  gl.uniform1i(plain.uniform("frame"), 0);
  gl.useProgram(face.program);
  gl.uniform1i(face.uniform("frame"), 0);
  for (const [i, name] of atlasNames.entries()) gl.uniform1i(face.uniform(name), i + 1);

  let size = { widthPx: 1, heightPx: 1 };

  function makeArray(): WebGLVertexArrayObject {
    const array = gl.createVertexArray();
    arrays.push(array);
    gl.bindVertexArray(array);
    return array;
  }

  function feed(
    { attribute }: GlProgram,
    name: string,
    parts: number,
    numbers: Float32Array,
    usage: number,
  ): WebGLBuffer {
    const buffer = gl.createBuffer();
    buffers.push(buffer);
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, numbers, usage);
    gl.enableVertexAttribArray(attribute(name));
    gl.vertexAttribPointer(attribute(name), parts, gl.FLOAT, false, 0, 0);
    return buffer;
  }

  function drawLines(ink: string, amount: number, { numbers, length }: LineBand, light: FaceLight): void {
    if (length === 0) return;
    gl.useProgram(line.program);
    gl.bindVertexArray(lineArray);
    gl.bindBuffer(gl.ARRAY_BUFFER, lineBuffer);
    gl.bufferSubData(gl.ARRAY_BUFFER, 0, numbers, 0, length);
    // Ink is as bright as the room lets it be.
    const lit = exposureOf(light);
    const [red, green, blue] = hexToLinear(ink);
    gl.uniform3f(line.uniform("ink"), encodeGamma(red * lit), encodeGamma(green * lit), encodeGamma(blue * lit));
    gl.uniform1f(line.uniform("amount"), amount);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    gl.drawArrays(gl.TRIANGLES, 0, length / 4);
    gl.disable(gl.BLEND);
  }

  return {
    frame(picture: TexImageSource, widthPx: number, heightPx: number): void {
      size = { widthPx, heightPx };
      gl.viewport(0, 0, widthPx, heightPx);
      gl.disable(gl.SCISSOR_TEST);
      gl.activeTexture(gl.TEXTURE0);
      gl.bindTexture(gl.TEXTURE_2D, textures[0]!);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
      gl.useProgram(plain.program);
      gl.bindVertexArray(null);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },

    face(landmarks: Float32Array, light: FaceLight, dressings: readonly Dressing[], lamp: Rgb): void {
      for (let i = 0; i < meshPointCount; i++) {
        places[i * 2] = landmarks[i * 3]!;
        places[i * 2 + 1] = landmarks[i * 3 + 1]!;
      }
      facingOf(landmarks, triangles, size.widthPx / size.heightPx, facing);
      gl.bindBuffer(gl.ARRAY_BUFFER, placeBuffer);
      gl.bufferSubData(gl.ARRAY_BUFFER, 0, places);
      gl.bindBuffer(gl.ARRAY_BUFFER, facingBuffer);
      gl.bufferSubData(gl.ARRAY_BUFFER, 0, facing);
      gl.enable(gl.SCISSOR_TEST);
      for (const { look, fromX, toX } of dressings) {
        const from = Math.round(fromX * size.widthPx);
        gl.scissor(from, 0, Math.max(0, Math.round(toX * size.widthPx) - from), size.heightPx);
        gl.useProgram(face.program);
        gl.bindVertexArray(faceArray);
        setSlots(gl, face, slotsOf(look));
        setLight(gl, face, light, lamp, landmarks, size.widthPx / size.heightPx);
        gl.drawElements(gl.TRIANGLES, triangles.length, gl.UNSIGNED_SHORT, 0);

        const liner = layerOf(look, "liner");
        if (liner) {
          drawLiner(band, liner, landmarks, facing, size);
          drawLines(liner.hex, liner.intensity, band, light);
        }
        const lashes = layerOf(look, "lashes");
        if (lashes) {
          drawLashes(band, lashes, landmarks, facing, size);
          drawLines(lashes.hex, lashes.intensity, band, light);
        }
      }
      gl.disable(gl.SCISSOR_TEST);
    },

    free(): void {
      for (const texture of textures) gl.deleteTexture(texture);
      for (const buffer of buffers) gl.deleteBuffer(buffer);
      for (const array of arrays) gl.deleteVertexArray(array);
      for (const { program } of [plain, face, line]) gl.deleteProgram(program);
    },
  };
}

function setSlots(gl: WebGL2RenderingContext, { uniform }: GlProgram, slots: readonly Slot[]): void {
  gl.uniform4fv(
    uniform("shade"),
    slots.flatMap(({ shade, intensity }) => [...shade, intensity]),
  );
  gl.uniform4fv(
    uniform("surface"),
    slots.flatMap(({ material: { relief, crest, shine, shineTint } }) => [relief, crest, shine, shineTint]),
  );
  gl.uniform4fv(
    uniform("body"),
    slots.flatMap(({ material: { body, glitter }, inner }) => [body, glitter, inner, 0]),
  );
}

function setLight(
  gl: WebGL2RenderingContext,
  { uniform }: GlProgram,
  light: FaceLight,
  lamp: Rgb,
  landmarks: Float32Array,
  aspect: number,
): void {
  for (const name of ["lipY", "lipHighY", "lidY", "lidHighY", "browY", "skinY"] as const)
    gl.uniform1f(uniform(name), light[name]);
  gl.uniform3f(uniform("skinChroma"), ...light.skinChroma);
  const exposure = exposureOf(light);
  gl.uniform3f(uniform("lamp"), lamp[0] * exposure, lamp[1] * exposure, lamp[2] * exposure);
  gl.uniform1f(uniform("strength"), 1);
  gl.uniform1f(uniform("open"), mouthOpening(landmarks, aspect));
  gl.uniform3f(uniform("turn"), ...turnOf(landmarks));
}

/** How the head is held, −1 to 1: turned, nodding, and 0. From the points alone, so that both engines glitter alike. */
function turnOf(landmarks: Float32Array): readonly [number, number, number] {
  const [right, left, nose, brow, chin] = [234, 454, 4, 10, 152].map((i) => i * 3) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const turned =
    (landmarks[nose]! - (landmarks[right]! + landmarks[left]!) / 2) / (landmarks[left]! - landmarks[right]! || 1);
  const nodding =
    (landmarks[nose + 1]! - (landmarks[brow + 1]! * 0.42 + landmarks[chin + 1]! * 0.58)) /
    (landmarks[chin + 1]! - landmarks[brow + 1]! || 1);
  return [turned * 2, nodding * 4, 0];
}
