import type { Look } from "#contracts/look.ts";
import { encodeGamma, hexToLinear, type Rgb } from "../basics/srgb.ts";
import type { MakeupAssets } from "./makeup-assets.ts";
import { type MeshPart, meshParts, meshPointCount } from "./mesh-facts.ts";
import { exposureOf, type FaceLight } from "./face-light.ts";
import { fillFaceUniforms, createFaceUniforms } from "./face-uniforms.ts";
import {
  faceFragmentShader,
  faceVertexShader,
  frameFragmentShader,
  frameVertexShader,
  depthFragmentShader,
  lineFragmentShader,
  lineVertexShader,
  type MakeupFeatures,
} from "./face-shader.ts";
import { facingOf, seenAt } from "./facing.ts";
import { type GlProgram, createProgram, createTexture } from "./gl-program.ts";
import { drawLashes } from "./lash-line.ts";
import { clearBand, createLineBand } from "./line-strip.ts";
import { drawLiner } from "./liner.ts";
import { mouthOpening } from "./mouth-opening.ts";
import { packMasks } from "./pack-masks.ts";
import { layerOf, type SlotName, slotNames } from "./slots.ts";
import { type Surface, computeMakeup, veilNames, type AppliedMakeup } from "./surfaces.ts";

/** Which look is applied to which part of the picture: two of them make the halves of a comparison. */
export interface LookRegion {
  look: Look;
  /** From and to, in parts of the picture's width as it is stored (unmirrored). */
  fromX: number;
  toX: number;
}

/** Everything that lives on the graphics chip: draws a frame, then what each face wears. `free` gives all of it back. */
export function createFaceDrawing(gl: WebGL2RenderingContext, assets: MakeupAssets) {
  const { uv, triangles, partTriangles, partSizes } = assets;
  const plain = createProgram(gl, frameVertexShader, frameFragmentShader);
  const depthOnly = createProgram(gl, faceVertexShader("skin"), depthFragmentShader);
  const line = createProgram(gl, lineVertexShader, lineFragmentShader);
  const programs = new Map<string, GlProgram>();
  const packed = packMasks(gl, assets.atlases);
  const frameTexture = createTexture(gl, 0, null);
  const buffers: WebGLBuffer[] = [];
  const arrays: WebGLVertexArrayObject[] = [];

  const makeupCache = new WeakMap<Look, { light: FaceLight; lamp: Rgb; worn: AppliedMakeup }>();
  const facing = new Float32Array(meshPointCount);
  const faceArray = createArray();
  const positions = new Float32Array(meshPointCount * 4);
  const positionBuffer = feed(0, 4, positions, gl.DYNAMIC_DRAW);
  feed(1, 2, uv, gl.STATIC_DRAW);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, createBuffer());
  // First those of the parts, then the whole face.
  const indices = new Uint16Array(partTriangles.length + triangles.length);
  indices.set(partTriangles);
  indices.set(triangles, partTriangles.length);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);

  const block = createFaceUniforms();
  const blockBuffer = createBuffer();
  gl.bindBuffer(gl.UNIFORM_BUFFER, blockBuffer);
  gl.bufferData(gl.UNIFORM_BUFFER, block.byteLength, gl.DYNAMIC_DRAW);
  gl.bindBufferBase(gl.UNIFORM_BUFFER, 0, blockBuffer);

  const band = createLineBand();
  const lineArray = createArray();
  const lineBuffer = createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, lineBuffer);
  gl.bufferData(gl.ARRAY_BUFFER, band.numbers.byteLength, gl.DYNAMIC_DRAW);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, band.indices.byteLength, gl.DYNAMIC_DRAW);
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

  let size = { widthPx: 1, heightPx: 1 };

  function createArray(): WebGLVertexArrayObject {
    const array = gl.createVertexArray();
    arrays.push(array);
    gl.bindVertexArray(array);
    return array;
  }

  function createBuffer(): WebGLBuffer {
    const buffer = gl.createBuffer();
    buffers.push(buffer);
    return buffer;
  }

  function feed(attribute: number, parts: number, values: Float32Array, usage: number): WebGLBuffer {
    const buffer = createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, values, usage);
    gl.enableVertexAttribArray(attribute);
    gl.vertexAttribPointer(attribute, parts, gl.FLOAT, false, 0, 0);
    return buffer;
  }

  /** Compiled when it is first needed: a look of lips alone needs no other. */
  function programOf(part: MeshPart, features: MakeupFeatures): GlProgram {
    const name = `${part} ${features.glitters} ${features.stains}`;
    const cached = programs.get(name);
    if (cached) return cached;
    const compiled = createProgram(gl, faceVertexShader(part), faceFragmentShader(part, features));
    programs.set(name, compiled);
    gl.useProgram(compiled.program);
    gl.uniform1i(compiled.uniform("frame"), 0);
    gl.uniform1i(compiled.uniform("masks"), 1);
    gl.uniform1i(compiled.uniform("more"), 2);
    gl.uniformBlockBinding(compiled.program, gl.getUniformBlockIndex(compiled.program, "Face"), 0);
    return compiled;
  }

  /** The parts of the face that have makeup. */
  function drawSkin(makeup: readonly Surface[], isTurned: boolean): void {
    const parts = listAppliedParts(makeup);
    if (parts.length === 0) return;
    gl.bindVertexArray(faceArray);
    if (isTurned) drawDepth();
    let first = 0;
    for (const [i, part] of meshParts.entries()) {
      const count = partSizes[i]! * 3;
      if (parts.includes(part)) drawPart(part, featuresOf(makeup, part), first, count);
      first += count;
    }
    gl.disable(gl.DEPTH_TEST);
  }

  /** On a turned head the far half lies behind the near one: what is nearest is drawn, or bare skin would cut into a lip. */
  function drawDepth(): void {
    gl.enable(gl.DEPTH_TEST);
    gl.depthFunc(gl.LEQUAL);
    gl.clear(gl.DEPTH_BUFFER_BIT);
    gl.useProgram(depthOnly.program);
    gl.colorMask(false, false, false, false);
    gl.drawElements(gl.TRIANGLES, triangles.length, gl.UNSIGNED_SHORT, partTriangles.length * 2);
    gl.colorMask(true, true, true, true);
  }

  function drawPart(part: MeshPart, features: MakeupFeatures, first: number, count: number): void {
    const { masks, more } = packed.parts[part];
    for (const [i, texture] of [masks, more].entries()) {
      gl.activeTexture(gl.TEXTURE1 + i);
      gl.bindTexture(gl.TEXTURE_2D, texture);
    }
    gl.useProgram(programOf(part, features).program);
    if (part === "skin" || part === "brows") gl.enable(gl.BLEND);
    // A veil: what is there, times twice its colour.
    if (part === "skin") gl.blendFunc(gl.DST_COLOR, gl.SRC_COLOR);
    if (part === "brows") gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_SHORT, first * 2);
    gl.disable(gl.BLEND);
  }

  /** Liner and lashes go to the chip in one piece; each has an ink of its own. */
  function drawLines(look: Look, landmarks: Float32Array, light: FaceLight): void {
    const [liner, lashes] = [layerOf(look, "liner"), layerOf(look, "lashes")];
    clearBand(band);
    if (liner) drawLiner(band, liner, landmarks, facing, size);
    const ofLiner = band.indexCount;
    if (lashes) drawLashes(band, lashes, landmarks, facing, size);
    if (band.indexCount === 0) return;
    gl.useProgram(line.program);
    gl.bindVertexArray(lineArray);
    gl.bindBuffer(gl.ARRAY_BUFFER, lineBuffer);
    gl.bufferSubData(gl.ARRAY_BUFFER, 0, band.numbers, 0, band.length);
    gl.bufferSubData(gl.ELEMENT_ARRAY_BUFFER, 0, band.indices, 0, band.indexCount);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    if (liner) drawStrokes(liner.hex, 0, ofLiner, light);
    if (lashes) drawStrokes(lashes.hex, ofLiner, band.indexCount, light);
    gl.disable(gl.BLEND);
  }

  function drawStrokes(hex: string, from: number, to: number, light: FaceLight): void {
    // Ink is as bright as the room lets it be.
    const lit = exposureOf(light);
    const [red, green, blue] = hexToLinear(hex);
    gl.uniform3f(line.uniform("ink"), encodeGamma(red * lit), encodeGamma(green * lit), encodeGamma(blue * lit));
    gl.drawElements(gl.TRIANGLES, to - from, gl.UNSIGNED_SHORT, from * 2);
  }

  /** The same until the light is read again or the makeup changes. */
  function getMakeup(look: Look, light: FaceLight, lamp: Rgb): AppliedMakeup {
    const cached = makeupCache.get(look);
    if (cached?.light === light && cached.lamp === lamp) return cached.worn;
    const makeup = computeMakeup(look, light, lamp);
    makeupCache.set(look, { light, lamp, worn: makeup });
    return makeup;
  }

  return {
    frame(picture: TexImageSource, widthPx: number, heightPx: number): void {
      size = { widthPx, heightPx };
      gl.viewport(0, 0, widthPx, heightPx);
      gl.disable(gl.SCISSOR_TEST);
      gl.activeTexture(gl.TEXTURE0);
      gl.bindTexture(gl.TEXTURE_2D, frameTexture);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
      gl.useProgram(plain.program);
      gl.bindVertexArray(null);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      // The chip takes the frame in while the lines of the face are reckoned here.
      gl.flush();
    },

    face(landmarks: Float32Array, light: FaceLight, regions: readonly LookRegion[], lamp: Rgb): void {
      facingOf(landmarks, triangles, size.widthPx / size.heightPx, facing);
      for (let i = 0; i < meshPointCount; i++) {
        for (let axis = 0; axis < 3; axis++) positions[i * 4 + axis] = landmarks[i * 3 + axis]!;
        positions[i * 4 + 3] = seenAt(facing[i]!);
      }
      gl.bindBuffer(gl.ARRAY_BUFFER, positionBuffer);
      gl.bufferSubData(gl.ARRAY_BUFFER, 0, positions);
      const open = mouthOpening(landmarks, size.widthPx / size.heightPx);
      const turn = turnOf(landmarks);
      gl.enable(gl.SCISSOR_TEST);
      for (const { look, fromX, toX } of regions) {
        const from = Math.round(fromX * size.widthPx);
        gl.scissor(from, 0, Math.max(0, Math.round(toX * size.widthPx) - from), size.heightPx);
        const makeup = getMakeup(look, light, lamp);
        fillFaceUniforms(block, makeup, light, open, turn, size.heightPx);
        gl.bindBuffer(gl.UNIFORM_BUFFER, blockBuffer);
        gl.bufferSubData(gl.UNIFORM_BUFFER, 0, block);
        drawSkin(makeup.surfaces, Math.abs(turn[0]) > slightTurn);
        drawLines(look, landmarks, light);
      }
      gl.disable(gl.SCISSOR_TEST);
    },

    free(): void {
      for (const texture of [frameTexture, ...packed.textures]) gl.deleteTexture(texture);
      for (const buffer of buffers) gl.deleteBuffer(buffer);
      for (const array of arrays) gl.deleteVertexArray(array);
      for (const { program } of [plain, depthOnly, line, ...programs.values()]) gl.deleteProgram(program);
    },
  };
}

/** From here on the face hides a part of itself. */
const slightTurn = 0.16;

function listAppliedParts(surfaces: readonly Surface[]): readonly MeshPart[] {
  const makeup = slotNames.filter((_, i) => surfaces[i]!.intensity > 0);
  return meshParts.filter((part) => makeup.some((name) => partOf(name) === part));
}

function partOf(name: SlotName): MeshPart {
  if ((veilNames as readonly SlotName[]).includes(name)) return "skin";
  if (name === "brow") return "brows";
  return name.startsWith("lip") ? "lips" : "lids";
}

function featuresOf(surfaces: readonly Surface[], part: MeshPart): MakeupFeatures {
  const makeup = surfaces.filter(({ intensity }, i) => intensity > 0 && partOf(slotNames[i]!) === part);
  return { glitters: makeup.some(({ glitter }) => glitter > 0), stains: makeup.some(({ body }) => body < 1) };
}

/** How the head is held, −1 to 1: turned and nodding. From the points alone, so that both engines glitter alike. */
function turnOf(landmarks: Float32Array): readonly [number, number] {
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
  return [turned * 2, nodding * 4];
}
