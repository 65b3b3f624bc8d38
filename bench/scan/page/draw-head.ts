import { createProgram } from "#app/kits/basics/gl-program.ts";
import { floatAt, indexAt } from "#app/kits/basics/typed-array-at.ts";
import type { FaceModel } from "../population/read-face-model.ts";
import type { Person } from "../population/sample-people.ts";
import { headFragmentShader, headVertexShader } from "./head-shader.ts";

const sidePx = 640;
const eyePart = 3;

/** Draws heads of a face model, one after the other, on a canvas of its own: 640 px square, the face about half of it. */
export function createHeadPainter(model: FaceModel): (person: Person) => ImageBitmap {
  const canvas = new OffscreenCanvas(sidePx, sidePx);
  const gl = canvas.getContext("webgl2", { antialias: true });
  if (!gl) throw new Error("no WebGL 2");
  const { program, uniform, attribute } = createProgram(gl, headVertexShader, headFragmentShader);
  gl.useProgram(program);
  gl.enable(gl.DEPTH_TEST);
  const put = (name: string, size: number): ((data: Float32Array) => void) => {
    const buffer = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.enableVertexAttribArray(attribute(name));
    gl.vertexAttribPointer(attribute(name), size, gl.FLOAT, false, 0, 0);
    return (data) => {
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      gl.bufferData(gl.ARRAY_BUFFER, data, gl.DYNAMIC_DRAW);
    };
  };
  const [putPlaces, putNormals] = [put("place", 3), put("normal", 3)];
  put("rest", 3)(restOf(model));
  put("part", 1)(Float32Array.from(model.parts));
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, model.triangles, gl.STATIC_DRAW);

  return (person) => {
    const places = placesOf(model, person);
    putPlaces(places);
    putNormals(normalsOf(places, model.triangles));
    const { look } = person;
    for (const name of ["skin", "lips", "hair", "iris"] as const) gl.uniform3fv(uniform(name), look[name]);
    gl.uniform3f(uniform("brow"), look.browLift, look.browArch, look.browThickness);
    for (const name of ["lightX", "ambient"] as const) gl.uniform1f(uniform(name), look[name]);
    gl.uniformMatrix3fv(uniform("pose"), false, poseMatrix(person));
    gl.clearColor(look.ground, look.ground * 0.98, look.ground * 0.95, 1);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.drawElements(gl.TRIANGLES, model.triangles.length, gl.UNSIGNED_INT, 0);
    return canvas.transferToImageBitmap();
  };
}

/** The neutral face; the points of each eye counted from the middle of the ball, where iris and pupil are drawn. */
function restOf({ neutral, parts }: FaceModel): Float32Array {
  const rest = neutral.slice();
  for (const side of [1, -1]) {
    const points = [...parts.keys()].filter((i) => parts[i] === eyePart && Math.sign(floatAt(neutral, i * 3)) === side);
    for (const axis of [0, 1]) {
      const values = points.map((i) => floatAt(neutral, i * 3 + axis));
      const middle = (Math.min(...values) + Math.max(...values)) / 2;
      for (const i of points) rest[i * 3 + axis] = floatAt(neutral, i * 3 + axis) - middle;
    }
  }
  return rest;
}

function placesOf({ neutral, offsets, expressionNames }: FaceModel, { identity, expression }: Person): Float32Array {
  const places = neutral.slice();
  const add = (row: number, weight: number): void => {
    const from = row * neutral.length;
    for (let i = 0; i < places.length; i++) places[i] = floatAt(places, i) + weight * floatAt(offsets, from + i);
  };
  identity.forEach((weight, row) => add(row, weight));
  for (const [name, weight] of Object.entries(expression)) {
    const row = expressionNames.indexOf(name);
    if (row < 0) throw new Error(`the model has no expression ${name}`);
    add(identity.length + row, weight);
  }
  return places;
}

/** Sums of the normals of the triangles around each point; the shader makes them one long. */
function normalsOf(places: Float32Array, triangles: Uint32Array): Float32Array {
  const normals = new Float32Array(places.length);
  const side = (from: number, to: number, axis: number): number =>
    floatAt(places, to + axis) - floatAt(places, from + axis);
  const add = (corner: number, axis: number, value: number): void => {
    normals[corner + axis] = floatAt(normals, corner + axis) + value;
  };
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [indexAt(triangles, t) * 3, indexAt(triangles, t + 1) * 3, indexAt(triangles, t + 2) * 3];
    for (let axis = 0; axis < 3; axis++) {
      const [next, last] = [(axis + 1) % 3, (axis + 2) % 3];
      const value = side(a, b, next) * side(a, c, last) - side(a, b, last) * side(a, c, next);
      for (const corner of [a, b, c]) add(corner, axis, value);
    }
  }
  return normals;
}

/** Column by column: roll after yaw after pitch, signs as in the scan's `Pose`. */
function poseMatrix({ yaw, pitch, roll }: Person): Float32Array {
  const [y, p, r] = [yaw, -pitch, roll].map((angle) => (angle * Math.PI) / 180) as [number, number, number];
  const turn = ([x, u, z]: [number, number, number]): number[] => {
    const [u1, z1] = [u * Math.cos(p) - z * Math.sin(p), u * Math.sin(p) + z * Math.cos(p)];
    const [x2, z2] = [x * Math.cos(y) + z1 * Math.sin(y), z1 * Math.cos(y) - x * Math.sin(y)];
    return [x2 * Math.cos(r) - u1 * Math.sin(r), x2 * Math.sin(r) + u1 * Math.cos(r), z2];
  };
  return Float32Array.from([...turn([1, 0, 0]), ...turn([0, 1, 0]), ...turn([0, 0, 1])]);
}
