import { floatAt, indexAt } from "../basics/typed-array-at.ts";
import { facingOf, seenAt } from "./facing.ts";
import type { MakeupAssets } from "./makeup-assets.ts";
import { extendByCuts } from "./mesh-cuts.ts";
import { meshPointCount } from "./mesh-facts.ts";

/** The triangles of a face on the graphics chip; their points move with the face. */
export interface MeshBuffers {
  /** How far each point looks at the camera, of the face that was put last: 1 straight at it, 0 edge-on or away. */
  readonly facing: Float32Array;
  /**
   * Puts the points where a face is.
   * @param landmarks 478 × (x, y, z) in parts of the picture
   * @param aspect width of the picture over its height
   */
  move(landmarks: Float32Array, aspect: number): void;
  /** Before anything is drawn from it. */
  bind(): void;
  /** The triangles on which any of these slots lies. @param bits as `slotBits` has them */
  drawSlots(bits: number): void;
  /** All triangles, whatever lies on them. */
  drawWhole(): void;
  /** Lays a base on the points: eight numbers each (base-surface.ts). Those that lie there already are not sent again. */
  layBase(corners: Float32Array): void;
  /** The triangles a base lies on. */
  drawBase(): void;
  free(): void;
}

export function createMeshBuffers(
  gl: WebGL2RenderingContext,
  { uv, triangles, cutMesh }: MakeupAssets,
  baseCovers: Uint8Array,
): MeshBuffers {
  const facing = new Float32Array(meshPointCount);
  const { cuts, pieces, pieceSlots } = cutMesh;
  const pointCount = meshPointCount + cuts.length / 3;
  const positions = new Float32Array(pointCount * 4);
  const places = new Float32Array(pointCount * 2);
  places.set(uv);
  extendByCuts(places, 2, cuts);
  const bases = new Float32Array(pointCount * baseNumbers);
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  const positionBuffer = feedAttribute(gl, 0, 4, positions, gl.DYNAMIC_DRAW);
  const uvBuffer = feedAttribute(gl, 1, 2, places, gl.STATIC_DRAW);
  const baseBuffer = feedBase(gl, bases.byteLength);
  let laidBase: Float32Array | null = null;
  gl.bindVertexArray(null);
  const indices = createIndexBuffers(gl);
  const isAlways = (): boolean => true;

  return {
    facing,
    move(landmarks, aspect) {
      facingOf(landmarks, triangles, aspect, facing);
      fillPositions(positions, landmarks, facing);
      extendByCuts(positions, 4, cuts);
      gl.bindBuffer(gl.ARRAY_BUFFER, positionBuffer);
      gl.bufferSubData(gl.ARRAY_BUFFER, 0, positions);
    },
    bind: () => gl.bindVertexArray(array),
    drawSlots: (bits) => indices.draw(bits, pieces, (piece) => (indexAt(pieceSlots, piece) & bits) !== 0),
    drawWhole: () => indices.draw("whole", triangles, isAlways),
    layBase(corners) {
      if (corners === laidBase) return;
      laidBase = corners;
      gl.bindBuffer(gl.ARRAY_BUFFER, baseBuffer);
      bases.set(corners);
      extendByCuts(bases, baseNumbers, cuts);
      gl.bufferSubData(gl.ARRAY_BUFFER, 0, bases);
    },
    drawBase: () => indices.draw("base", triangles, (triangle) => baseCovers[triangle] === 1),
    free() {
      gl.deleteVertexArray(array);
      indices.free();
      for (const buffer of [positionBuffer, uvBuffer, baseBuffer]) gl.deleteBuffer(buffer);
    },
  };

  /** The triangles of whatever was drawn once stay on the chip, some kB for each choice of slots. */
  function createIndexBuffers(chip: WebGL2RenderingContext) {
    const drawn = new Map<number | string, { buffer: WebGLBuffer; count: number }>();

    function pick(from: Uint16Array, isIn: (triangle: number) => boolean): { buffer: WebGLBuffer; count: number } {
      const picked = from.filter((_, i) => isIn(Math.floor(i / 3)));
      const buffer = chip.createBuffer();
      chip.bindBuffer(chip.ELEMENT_ARRAY_BUFFER, buffer);
      chip.bufferData(chip.ELEMENT_ARRAY_BUFFER, picked, chip.STATIC_DRAW);
      return { buffer, count: picked.length };
    }

    return {
      draw(choice: number | string, from: Uint16Array, isIn: (triangle: number) => boolean): void {
        const one = drawn.get(choice) ?? pick(from, isIn);
        drawn.set(choice, one);
        chip.bindBuffer(chip.ELEMENT_ARRAY_BUFFER, one.buffer);
        chip.drawElements(chip.TRIANGLES, one.count, chip.UNSIGNED_SHORT, 0);
      },
      free(): void {
        for (const { buffer } of drawn.values()) chip.deleteBuffer(buffer);
      },
    };
  }
}

/** Four numbers a point: where it is, and how much of the makeup on it is seen. */
function fillPositions(positions: Float32Array, landmarks: Float32Array, facing: Float32Array): void {
  for (let i = 0; i < meshPointCount; i++) {
    for (let axis = 0; axis < 3; axis++) positions[i * 4 + axis] = floatAt(landmarks, i * 3 + axis);
    positions[i * 4 + 3] = seenAt(floatAt(facing, i));
  }
}

/** Two vectors of four a point, from one buffer. */
function feedBase(gl: WebGL2RenderingContext, bytes: number): WebGLBuffer {
  const buffer = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, bytes, gl.DYNAMIC_DRAW);
  for (const [attribute, offset] of [
    [2, 0],
    [3, 16],
  ] as const) {
    gl.enableVertexAttribArray(attribute);
    gl.vertexAttribPointer(attribute, 4, gl.FLOAT, false, baseNumbers * 4, offset);
  }
  return buffer;
}

/** What a base has of each point. */
const baseNumbers = 8;

function feedAttribute(
  gl: WebGL2RenderingContext,
  attribute: number,
  parts: number,
  values: Float32Array,
  usage: number,
): WebGLBuffer {
  const buffer = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, values, usage);
  gl.enableVertexAttribArray(attribute);
  gl.vertexAttribPointer(attribute, parts, gl.FLOAT, false, 0, 0);
  return buffer;
}
