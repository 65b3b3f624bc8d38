import { beforeAll, expect, test } from "vitest";
import face from "#content/faces/face-1.json";
import { drawStillAssets } from "#test-support/still-assets.ts";
import { readFaceLight } from "./face-light.ts";
import { paintStill, type StillAssets } from "./paint-still.ts";

const [widthPx, heightPx] = [780, 975];
const landmarks = Float32Array.from(face.landmarks.flat());
let assets: StillAssets;

beforeAll(async () => {
  assets = await drawStillAssets();
});

/** How much darker than the skin each pixel is, from the middle of the lower lip downwards. */
function downFromTheLip(over: number): number[] {
  const data = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let i = 0; i < data.length; i += 4) data.set([200, 160, 140, 255], i);
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  const light = { ...readFaceLight({ rgba: data, widthPx, heightPx, from: whole }, landmarks), lipShown: 1 };
  const line = { kind: "lip-line", hex: "#7B1712", intensity: 0.6, over } as const;
  const lip = { kind: "lip", hex: "#7B1712", finish: "matte", intensity: 1, spread: "full" } as const;
  paintStill({ data, width: widthPx, height: heightPx }, assets, landmarks, light, { layers: [lip, line] });
  const x = Math.floor(landmarks[17 * 3]! * widthPx);
  const [middle, edge] = [14, 17].map((i) => landmarks[i * 3 + 1]! * heightPx) as [number, number];
  const from = Math.floor((middle + edge) / 2);
  return Array.from({ length: 60 }, (_, row) => 160 - data[((from + row) * widthPx + x) * 4 + 1]!);
}

test("a lip drawn over its edge ends further out, the more so the more it is drawn over", () => {
  const ends = [0, 0.4, 1].map((over) => downFromTheLip(over).findLastIndex((darker) => darker > 30));
  expect(ends[1]!).toBeGreaterThan(ends[0]!);
  expect(ends[2]!).toBeGreaterThan(ends[1]!);
});

test("between a lip and its line over the edge no skin shows, however little it is drawn over", () => {
  for (const over of [0.1, 0.2, 0.5, 1]) {
    const darker = downFromTheLip(over);
    const rim = darker.slice(0, darker.findLastIndex((one) => one > 60) + 1);
    expect(Math.min(...rim), `drawn over by ${over}`).toBeGreaterThan(60);
  }
});
