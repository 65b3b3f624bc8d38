import { beforeEach, describe, expect, test } from "vitest";
import type { Look } from "#contracts/look.ts";
import face from "#content/faces/face-1.json";
import { createFaceDrawing } from "./face-drawing.ts";
import { readFaceLight } from "./face-light.ts";
import type { MakeupAssets } from "./makeup-assets.ts";
import { meshPointCount, meshTriangleCount, slotBits, veilNames } from "./mesh-facts.ts";
import { readSkinTones } from "./skin-tones.ts";

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
/** Veils lie everywhere, a lip on seven triangles, a lid on five of which its deep powder has three. */
const slotsOf = (triangle: number): number =>
  slotBits(veilNames) |
  (triangle < 7 ? slotBits(["lip"]) : 0) |
  (triangle >= 10 && triangle < 15 ? slotBits(["shadow-main"]) : 0) |
  (triangle >= 10 && triangle < 13 ? slotBits(["shadow-deep"]) : 0);
const assets: MakeupAssets = {
  uv: new Float32Array(meshPointCount * 2),
  triangles: new Uint16Array(meshTriangleCount * 3),
  cutMesh: {
    cuts: new Uint16Array(0),
    pieces: new Uint16Array(meshTriangleCount * 3),
    pieceSlots: Uint32Array.from({ length: meshTriangleCount }, (_, triangle) => slotsOf(triangle)),
  },
  atlases: [atlas, atlas, atlas, atlas, atlas, atlas, atlas, atlas],
};
const straight = Float32Array.from(face.landmarks.flat());
const evenPicture = { rgba: new Uint8ClampedArray(16 * 16 * 4).fill(150), widthPx: 16, heightPx: 16 };
const whole = { x: 0, y: 0, width: 1, height: 1 };
/** No hand lies over the lips. */
const light = { ...readFaceLight({ ...evenPicture, from: whole }, straight), lipShown: 1 };

const lips: Look = { layers: [{ kind: "lip", hex: "#b03040", finish: "matte", intensity: 1, spread: "full" }] };
const liner: Look = { layers: [{ kind: "liner", hex: "#201010", intensity: 1, wing: 0.4, thickness: 0.5 }] };
const base: Look = { layers: [{ kind: "base", hex: "#F0D8C4", finish: "satin", intensity: 0.6 }] };
const blush: Look = { layers: [{ kind: "blush", hex: "#E07A7A", intensity: 0.5, place: "apple" }] };
const skinTones = readSkinTones({ ...evenPicture, from: whole }, straight, light);
const everywhere = (look: Look) => [{ look, fromX: 0, toX: 1 }];

/** How many triangles are drawn of a face, one drawing after another. */
const drawn = () => named("drawElements").map(({ args }) => Number(args[1]) / 3);

let drawing: ReturnType<typeof createFaceDrawing>;
beforeEach(() => {
  calls = [];
  drawing = createFaceDrawing(createChip(), assets);
});

/** Draws a frame and a face on it; only what that asks of the chip is noted. */
function draw(landmarks: Float32Array, regions: Parameters<typeof drawing.face>[2]): void {
  drawing.frame({} as ImageBitmap, 100, 125);
  calls = [];
  drawing.face(landmarks, { light, tones: skinTones }, regions, [1, 1, 1]);
}

describe("a face on the graphics chip", () => {
  test("that wears nothing costs nothing but its frame", () => {
    draw(straight, everywhere({ layers: [] }));
    expect(drawn()).toEqual([]);
  });

  test("pays only for the part that wears something", () => {
    draw(straight, everywhere(lips));
    expect(drawn()).toEqual([7]);
  });

  test("pays only where what it wears lies, and for nothing that it does not wear", () => {
    const powder = (well: "main" | "deep"): Look["layers"] => [
      { kind: "shadow", well, hex: "#8A4A3C", finish: "matte", intensity: 0.8 },
    ];
    const layersInShaders = () =>
      named("shaderSource").map(({ args }) => [...String(args[1]).matchAll(/c = wear\(c, own/g)].length);
    draw(straight, everywhere({ layers: powder("deep") }));
    expect([drawn(), Math.max(...layersInShaders())]).toEqual([[3], 1]);
    draw(straight, everywhere({ layers: [...powder("main"), ...powder("deep")] }));
    expect([drawn(), Math.max(...layersInShaders())]).toEqual([[5], 2]);
  });

  test("is drawn in its depth first when it is turned, so that the near half hides the far one", () => {
    draw(turned(straight), everywhere(lips));
    expect(drawn()).toEqual([meshTriangleCount, 7]);
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

  test("has its liner drawn over the skin, with an ink and a touch of its own", () => {
    draw(straight, everywhere(liner));
    expect(named("uniform3f")).toHaveLength(2);
    expect(drawn()).toHaveLength(1);
  });

  test("has its base drawn under all the rest, and sent once while it stays the same", () => {
    const look = { layers: [...base.layers, ...lips.layers] };
    const reading = { light, tones: skinTones };
    const white = [1, 1, 1] as const;
    drawing.frame({} as ImageBitmap, 100, 125);
    for (const sent of [2, 1]) {
      calls = [];
      drawing.face(straight, reading, everywhere(look), white);
      expect(drawn()).toEqual([meshTriangleCount, 7]);
      const toArrays = named("bufferSubData").filter(({ args }) => args[0] === "ARRAY_BUFFER");
      expect(toArrays).toHaveLength(sent);
    }
  });

  test("has its veils laid into one picture when they change, not for each frame", () => {
    const baked = () => named("drawArrays").length;
    draw(straight, everywhere(blush));
    expect(baked()).toBe(1);
    draw(straight, everywhere(blush));
    expect(baked()).toBe(0);
    draw(straight, everywhere({ layers: blush.layers.map((layer) => ({ ...layer, intensity: 0.9 })) }));
    expect(baked()).toBe(1);
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
  drawing.face(straight, { light, tones: null }, everywhere({ layers: [...lips.layers, ...liner.layers] }), [1, 1, 1]);
  drawing.free();
  for (const thing of ["Program", "Buffer", "Texture", "VertexArray", "Shader", "Framebuffer"])
    expect(named(`delete${thing}`), thing).toHaveLength(named(`create${thing}`).length);
});

/** The same face, its nose nearer to one edge. */
function turned(landmarks: Float32Array): Float32Array {
  const nose = 4 * 3;
  return landmarks.map((value, i) => (i === nose ? value + 0.12 : value));
}
