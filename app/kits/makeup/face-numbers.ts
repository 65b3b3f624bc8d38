import type { FaceLight } from "./face-light.ts";
import { slotNames } from "./slots.ts";
import { brightnessOf, foldsAt, type Worn } from "./surfaces.ts";

/**
 * The uniform block of the face shaders (std140: all of it vectors of four), one for all of its programs. What a slot is
 * reaches the pixels through the corners of its triangles (`worn`, `rises`): read from the block at every pixel it would
 * cost more than all that is reckoned with it.
 */
export const faceBlock = `layout(std140) uniform Face {
  vec4 worn[${slotNames.length}];  // the shade under the room's light; its body in whole parts of 255, and the intensity behind the point
  vec4 rises[${slotNames.length}]; // exponent on what is lighter, room, steepness; how it shines, as body and intensity
  vec4 grain[${slotNames.length}]; // glitter, fades towards the edge
  vec4 lipLight;    // median, where they shine, how open the mouth is, how much deeper folds are
  vec4 lidLight;    // median, where they shine, what is too dark to be skin, how much deeper folds are
  vec4 skinLight;   // skin, skin at the brows, brows, how bright light on top is
  vec4 skinChroma;  // and how bright white is here
  vec4 turn;        // how the head is held, for what glitters; how high the frame is, in px
  vec4 veil[4];     // what each thing on the skin does to it
  vec4 brow;        // the veil of a brow on bare skin, gamma-encoded
};`;

const vectors = slotNames.length * 3 + 10;

export const makeFaceNumbers = (): Float32Array => new Float32Array(vectors * 4);

/** Fills the block. `open`: the mouth, 0 to 1; `turn`: the head, turned and nodding, −1 to 1; `heightPx` of the frame. */
export function fillFaceNumbers(
  numbers: Float32Array,
  { surfaces, ground, veils, browVeil }: Worn,
  light: FaceLight,
  open: number,
  turn: readonly [number, number],
  heightPx: number,
): void {
  const rows = slotNames.length * 4;
  for (const [i, s] of surfaces.entries()) {
    const at = i * 4;
    put(numbers, at, ...s.own, both(s.body, s.intensity));
    put(numbers, rows + at, s.crests, s.room, s.steepness, both(s.shine, s.shineTint));
    put(numbers, rows * 2 + at, s.glitter, s.inner, 0, 0);
  }
  const [red, green, blue] = light.skinChroma;
  put(numbers, rows * 3, light.lipY, light.lipHighY, open, foldsAt(light.lipY));
  put(numbers, rows * 3 + 4, ground.lid, ground.lidHigh, Math.min(light.skinY, light.lidY * 1.2), foldsAt(ground.lid));
  put(numbers, rows * 3 + 8, light.skinY, light.browSkinY, light.browY, brightnessOf(ground));
  put(numbers, rows * 3 + 12, red, green, blue, ground.white);
  put(numbers, rows * 3 + 16, turn[0], turn[1], heightPx, 0);
  for (const [i, [r, g, b]] of veils.entries()) put(numbers, rows * 3 + 20 + i * 4, r, g, b, 0);
  put(numbers, rows * 3 + 36, ...browVeil, 0);
}

/** Two numbers of 0 to 1 in one: the first in whole parts of 255, the second behind the point. */
const both = (whole: number, behind: number): number => Math.round(whole * 255) + Math.min(0.999, behind);

function put(numbers: Float32Array, at: number, a: number, b: number, c: number, d: number): void {
  numbers[at] = a;
  numbers[at + 1] = b;
  numbers[at + 2] = c;
  numbers[at + 3] = d;
}
