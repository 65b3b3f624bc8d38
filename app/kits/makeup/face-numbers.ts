import type { FaceLight } from "./face-light.ts";
import { slotNames } from "./slots.ts";
import type { Ground, Surface } from "./surfaces.ts";

/** The uniform block of the face shader (std140: all of it vectors of four), one for all of its programs. */
export const faceBlock = `layout(std140) uniform Face {
  vec4 own[${slotNames.length}];   // the shade under the room's light, and the intensity
  vec4 rise[${slotNames.length}];  // folds, crests, room, steepness
  vec4 under[${slotNames.length}]; // what it does to what is under it, and its body
  vec4 sheen[${slotNames.length}]; // the light it throws back, and how much
  vec4 grain[${slotNames.length}]; // glitter, fades towards the edge
  vec4 lipLight;    // median, where they shine, how open the mouth is
  vec4 lidLight;    // median, where they shine, what is too dark to be skin
  vec4 skinLight;   // skin, skin at the brows, brows, how much reddens
  vec4 skinChroma;  // and how bright white is here
  vec4 turn;        // how the head is held, for what glitters
};`;

const vectors = slotNames.length * 5 + 5;

export const makeFaceNumbers = (): Float32Array => new Float32Array(vectors * 4);

/** Fills the block. `open`: the mouth, 0 to 1; `turn`: the head, turned and nodding, −1 to 1. */
export function fillFaceNumbers(
  numbers: Float32Array,
  { surfaces, ground }: { surfaces: readonly Surface[]; ground: Ground },
  light: FaceLight,
  open: number,
  turn: readonly [number, number],
): void {
  const rows = slotNames.length * 4;
  for (const [i, s] of surfaces.entries()) {
    const at = i * 4;
    numbers.set(s.own, at);
    numbers[at + 3] = s.intensity;
    put(numbers, rows + at, s.folds, s.crests, s.room, s.steepness);
    numbers.set(s.under, rows * 2 + at);
    numbers[rows * 2 + at + 3] = s.body;
    numbers.set(s.sheen, rows * 3 + at);
    numbers[rows * 3 + at + 3] = s.shine;
    put(numbers, rows * 4 + at, s.glitter, s.inner, 0, 0);
  }
  const [red, green, blue] = light.skinChroma;
  put(numbers, rows * 5, light.lipY, light.lipHighY, open, 0);
  put(numbers, rows * 5 + 4, ground.lid, ground.lidHigh, Math.min(light.skinY, light.lidY * 1.2), 0);
  put(numbers, rows * 5 + 8, light.skinY, light.browSkinY, light.browY, ground.flush);
  put(numbers, rows * 5 + 12, red, green, blue, ground.white);
  put(numbers, rows * 5 + 16, turn[0], turn[1], 0, 0);
}

function put(numbers: Float32Array, at: number, a: number, b: number, c: number, d: number): void {
  numbers[at] = a;
  numbers[at + 1] = b;
  numbers[at + 2] = c;
  numbers[at + 3] = d;
}
