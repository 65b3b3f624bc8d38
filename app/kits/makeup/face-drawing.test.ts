import { beforeEach, describe, expect, test } from "vitest";
import type { Look } from "#contracts/look.ts";
import face from "#content/faces/face-1.json";
import { createFaceDrawing } from "./face-drawing.ts";
import { readFaceLight } from "./face-light.ts";
import type { MakeupAssets } from "./makeup-assets.ts";
import { meshPointCount, meshTriangleCount } from "./mesh-facts.ts";

/** What was asked of the chip, in order. */
let calls: { name: string; args: readonly unknown[] }[];
const named = (name: string) => calls.filter((call) => call.name === name);

/** A chip that does everything it is asked, and notes it. */
function createChip(): WebGL2RenderingContext {
  return new Proxy(
    {},
    {
      get: (_, key) => {
        const name = String(key);
        if (/^[A-Z]/.test(name)) return name;
        return (...args: unknown[]) => {
          calls.push({ name, args });
          return name === "getAttribLocation" ? 0 : { of: name };
        };
      },
    },
  ) as WebGL2RenderingContext;
}

const atlas = { width: 64, height: 64 } as ImageBitmap;
const sizes = [5, 7, 11, 13];
const partTriangles = new Uint16Array(36 * 3);
const assets: MakeupAssets = {
  uv: new Float32Array(meshPointCount * 2),
  triangles: new Uint16Array(meshTriangleCount * 3),
  ...{ partTriangles, partSizes: Uint16Array.from(sizes) },
  atlases: [atlas, atlas, atlas, atlas, atlas],
};
const straight = Float32Array.from(face.landmarks.flat());
const evenPicture = { rgba: new Uint8ClampedArray(16 * 16 * 4).fill(150), widthPx: 16, heightPx: 16 };
const whole = { x: 0, y: 0, width: 1, height: 1 };
/** No hand lies over the lips. */
const light = { ...readFaceLight({ ...evenPicture, from: whole }, straight), lipShown: 1 };

const lips: Look = { layers: [{ kind: "lip", hex: "#b03040", finish: "matte", intensity: 1, spread: "full" }] };
const liner: Look = { layers: [{ kind: "liner", hex: "#201010", intensity: 1, wing: 0.4, thickness: 0.5 }] };
const everywhere = (look: Look) => [{ look, fromX: 0, toX: 1 }];

/** What is drawn of a face in triangles: first index in bytes, and how many. */
const drawn = () => named("drawElements").map(({ args }) => ({ count: args[1], from: args[3] }));

let drawing: ReturnType<typeof createFaceDrawing>;
beforeEach(() => {
  calls = [];
  drawing = createFaceDrawing(createChip(), assets);
});

/** Draws a frame and a face on it; only what that asks of the chip is noted. */
function draw(landmarks: Float32Array, regions: Parameters<typeof drawing.face>[2]): void {
  drawing.frame({} as ImageBitmap, 100, 125);
  calls = [];
  drawing.face(landmarks, light, regions, [1, 1, 1]);
}

describe("a face on the graphics chip", () => {
  test("that wears nothing costs nothing but its frame", () => {
    draw(straight, everywhere({ layers: [] }));
    expect(drawn()).toEqual([]);
  });

  test("pays only for the part that wears something", () => {
    draw(straight, everywhere(lips));
    expect(drawn()).toEqual([{ count: 21, from: 30 }]);
  });

  test("is drawn in its depth first when it is turned, so that the near half hides the far one", () => {
    draw(turned(straight), everywhere(lips));
    expect(drawn()).toEqual([
      { count: meshTriangleCount * 3, from: partTriangles.length * 2 },
      { count: 21, from: 30 },
    ]);
    expect(named("colorMask").map(({ args }) => args[0])).toEqual([false, true]);
  });

  test("wears two looks side by side, each cut to its half", () => {
    draw(straight, [
      { look: lips, fromX: 0, toX: 0.4 },
      { look: { layers: [] }, fromX: 0.4, toX: 1 },
    ]);
    expect(named("scissor").map(({ args }) => args)).toEqual([
      [0, 0, 40, 125],
      [40, 0, 60, 125],
    ]);
  });

  test("has its liner drawn over the skin, with an ink of its own", () => {
    draw(straight, everywhere(liner));
    expect(named("uniform3f")).toHaveLength(1);
    expect(drawn()).toHaveLength(1);
  });

  test("compiles what a look needs once, not for each frame", () => {
    draw(straight, everywhere(lips));
    expect(named("linkProgram")).toHaveLength(1);
    draw(straight, everywhere(lips));
    expect(named("linkProgram")).toHaveLength(0);
  });
});

test("who leaves gives everything back to the chip", () => {
  calls = [];
  drawing = createFaceDrawing(createChip(), assets);
  drawing.face(straight, light, everywhere({ layers: [...lips.layers, ...liner.layers] }), [1, 1, 1]);
  drawing.free();
  for (const thing of ["Program", "Buffer", "Texture", "VertexArray", "Shader", "Framebuffer"])
    expect(named(`delete${thing}`), thing).toHaveLength(named(`create${thing}`).length);
});

/** The same face, its nose nearer to one edge. */
function turned(landmarks: Float32Array): Float32Array {
  const nose = 4 * 3;
  return landmarks.map((value, i) => (i === nose ? value + 0.12 : value));
}
