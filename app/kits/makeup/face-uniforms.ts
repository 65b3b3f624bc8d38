import type { FaceLight } from "./face-light.ts";
import { slotNames } from "./slots.ts";
import { brightnessOf, foldsAt, surfaceFor, type AppliedMakeup } from "./surfaces.ts";

/**
 * The uniform block of the face shaders (std140: all of it vectors of four), one for all of its programs. What a slot is
 * reaches the pixels through the corners of its triangles (`worn`, `rises`): read from the block at every pixel it would
 * cost more than all that is reckoned with it.
 */
export const faceBlock = `layout(std140) uniform Face {
  vec4 worn[${slotNames.length}];  // what it lays down on the median under the room's light; its body in whole parts of 255, and the intensity behind the point
  vec4 rises[${slotNames.length}]; // exponent on what is lighter, room, steepness; how much it shines
  vec4 gleams[${slotNames.length / 2}]; // two slots each: flakes in whole parts of 255, and behind the point the white in its shine; how much of the shade is in it
  vec4 lipLight;    // median, where they shine, how open the mouth is, how much deeper folds are
  vec4 lidLight;    // median, where they shine, what is too dark to be skin, how much deeper folds are
  vec4 skinLight;   // skin, skin at the brows, brows, how bright light on top is
  vec4 skinChroma;  // and how bright white is here
  vec4 turn;        // how the head is held, for what glitters; how high the frame is, in px; whether the lips fade towards their edge
  vec4 veil[4];     // what each thing on the skin does to it
  vec4 brow;        // the veil of a brow on bare skin, gamma-encoded
};`;

const vectors = slotNames.length * 2.5 + 10;

export const createFaceUniforms = (): Float32Array => new Float32Array(vectors * 4);

/** Fills the block. `open`: the mouth, 0 to 1; `turn`: the head, turned and nodding, −1 to 1; `heightPx` of the frame. */
export function fillFaceUniforms(
  values: Float32Array,
  { surfaces, baseLight, veils, browVeil }: AppliedMakeup,
  light: FaceLight,
  open: number,
  turn: readonly [number, number],
  heightPx: number,
): void {
  const rows = slotNames.length * 4;
  for (const [i, s] of surfaces.entries()) {
    // A stain lets a third of what it would lay down through its clear part.
    const laid = 0.35 + 0.65 * s.body;
    const [r, g, b] = s.own;
    put(values, i * 4, r * laid, g * laid, b * laid, packPair(s.body, s.intensity));
    put(values, rows + i * 4, s.crests, s.room, s.steepness, s.shine);
    const bright = brightnessOf(baseLight);
    values[rows * 2 + i * 2] = packPair(s.glitter, bright * (1 - s.shineTint));
    values[rows * 2 + i * 2 + 1] = (bright * s.shineTint) / (laid * Math.max(r, g, b, 0.05));
  }
  const rest = rows * 2.5;
  const [red, green, blue] = light.skinChroma;
  put(values, rest, light.lipY, light.lipHighY, open, foldsAt(light.lipY));
  put(
    values,
    rest + 4,
    baseLight.lid,
    baseLight.lidHigh,
    Math.min(light.skinY, light.lidY * 1.2),
    foldsAt(baseLight.lid),
  );
  put(values, rest + 8, light.skinY, light.browSkinY, light.browY, brightnessOf(baseLight));
  put(values, rest + 12, red, green, blue, baseLight.white);
  put(values, rest + 16, turn[0], turn[1], heightPx, surfaceFor(surfaces, "lip").inner);
  for (const [i, [r, g, b]] of veils.entries()) put(values, rest + 20 + i * 4, r, g, b, 0);
  put(values, rest + 36, ...browVeil, 0);
}

/** Two numbers of 0 to 1 in one: the first in whole parts of 255, the second behind the point. */
const packPair = (whole: number, behind: number): number => Math.round(whole * 255) + Math.min(0.999, behind);

function put(values: Float32Array, at: number, a: number, b: number, c: number, d: number): void {
  values[at] = a;
  values[at + 1] = b;
  values[at + 2] = c;
  values[at + 3] = d;
}
