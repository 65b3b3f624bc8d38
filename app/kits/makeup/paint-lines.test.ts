import { expect, test } from "vitest";
import type { Look } from "#contracts/look.ts";
import face from "#content/faces/face-1.json";
import { readCanonicalMesh } from "../../../tools/makeup/canonical-mesh.ts";
import { readFaceLight } from "./face-light.ts";
import { paintLines } from "./paint-lines.ts";

const size = { width: 400, height: 500 };
const landmarks = Float32Array.from(face.landmarks.flat());
const triangles = Uint16Array.from(readCanonicalMesh().triangles);

/** An even skin, and how many of its points a look has darkened, by rows of a tenth of the picture. */
function darkened(look: Look): number[] {
  const data = new Uint8ClampedArray(size.width * size.height * 4).fill(200);
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  const light = readFaceLight({ rgba: data, widthPx: size.width, heightPx: size.height, from: whole }, landmarks);
  paintLines({ data, ...size }, triangles, landmarks, light, look);
  const rows = Array.from({ length: 10 }, () => 0);
  for (let i = 0; i < data.length; i += 4)
    if (data[i]! < 150) rows[Math.floor(i / 4 / size.width / (size.height / 10))]! += 1;
  return rows;
}

const liner = (thickness: number, wing: number): Look => ({
  layers: [{ kind: "liner", hex: "#050505", intensity: 1, thickness, wing }],
});
const sum = (rows: readonly number[]): number => rows.reduce((total, row) => total + row, 0);

test("a liner is a line at the eyes and nowhere else; thicker and winged it is more of it", () => {
  const eyeRow = Math.floor(landmarks[159 * 3 + 1]! * 10);
  const thin = darkened(liner(0.2, 0));
  expect(thin[eyeRow]).toBeGreaterThan(20);
  expect(sum(thin) - thin[eyeRow - 1]! - thin[eyeRow]! - thin[eyeRow + 1]!).toBe(0);
  expect(sum(darkened(liner(0.8, 0)))).toBeGreaterThan(sum(thin) * 1.5);
  expect(sum(darkened(liner(0.2, 1)))).toBeGreaterThan(sum(thin) * 1.05);
});

test("lashes grow with the brush, and a look without either changes nothing", () => {
  const lashes = (length: number, density: number): Look => ({
    layers: [{ kind: "lashes", hex: "#050505", intensity: 1, length, density, curl: 0.5, thickness: 0.5 }],
  });
  expect(sum(darkened(lashes(0.9, 0.9)))).toBeGreaterThan(sum(darkened(lashes(0.2, 0.2))));
  expect(sum(darkened({ layers: [] }))).toBe(0);
});
