import { floatAt } from "../basics/typed-array-at.ts";
import { elementAt } from "../basics/element-at.ts";
import { facingOf, seenAt } from "./facing.ts";
import type { MakeupAssets } from "./makeup-assets.ts";
import { type MeshPart, meshParts, meshPointCount } from "./mesh-facts.ts";

/** The triangles of a face on the graphics chip, one part after another; their points move with the face. */
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
  drawPart(range: PartRange): void;
  /** All triangles, whatever lies on them. */
  drawWhole(): void;
  free(): void;
}

/** Which indices a part of the face has. */
export interface PartRange {
  part: MeshPart;
  first: number;
  count: number;
}

/** Where the indices of each part lie. @param sizes triangles of each of `meshParts` */
export function partRangesOf(sizes: ArrayLike<number>): PartRange[] {
  let first = 0;
  return meshParts.map((part, i) => {
    const count = elementAt(sizes, i) * 3;
    const range = { part, first, count };
    first += count;
    return range;
  });
}

export function createMeshBuffers(
  gl: WebGL2RenderingContext,
  { uv, triangles, partTriangles }: MakeupAssets,
): MeshBuffers {
  const facing = new Float32Array(meshPointCount);
  const positions = new Float32Array(meshPointCount * 4);
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  const positionBuffer = feedAttribute(gl, 0, 4, positions, gl.DYNAMIC_DRAW);
  const uvBuffer = feedAttribute(gl, 1, 2, uv, gl.STATIC_DRAW);
  const indexBuffer = gl.createBuffer();
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, indexBuffer);
  // First those of the parts, then the whole face.
  const indices = new Uint16Array(partTriangles.length + triangles.length);
  indices.set(partTriangles);
  indices.set(triangles, partTriangles.length);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);
  gl.bindVertexArray(null);

  return {
    facing,
    move(landmarks, aspect) {
      facingOf(landmarks, triangles, aspect, facing);
      fillPositions(positions, landmarks, facing);
      gl.bindBuffer(gl.ARRAY_BUFFER, positionBuffer);
      gl.bufferSubData(gl.ARRAY_BUFFER, 0, positions);
    },
    bind: () => gl.bindVertexArray(array),
    drawPart: ({ first, count }) => gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_SHORT, first * 2),
    drawWhole: () => gl.drawElements(gl.TRIANGLES, triangles.length, gl.UNSIGNED_SHORT, partTriangles.length * 2),
    free() {
      gl.deleteVertexArray(array);
      for (const buffer of [positionBuffer, uvBuffer, indexBuffer]) gl.deleteBuffer(buffer);
    },
  };
}

/** Four numbers a point: where it is, and how much of the makeup on it is seen. */
function fillPositions(positions: Float32Array, landmarks: Float32Array, facing: Float32Array): void {
  for (let i = 0; i < meshPointCount; i++) {
    for (let axis = 0; axis < 3; axis++) positions[i * 4 + axis] = floatAt(landmarks, i * 3 + axis);
    positions[i * 4 + 3] = seenAt(floatAt(facing, i));
  }
}

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
