import type { Evening } from "./base-surface.ts";
import type { FaceLight } from "./face-light.ts";
import { depthNarrowness, type Reflection, glintRank, usualMirror } from "./reflection.ts";
import { slotNames } from "./mesh-facts.ts";
import { skinHueVector } from "./skin-likeness.ts";
import { brightnessOf, foldsAt, surfaceFor, type AppliedMakeup } from "./surfaces.ts";
import type { Vector } from "./vector.ts";

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
  vec4 brow;        // the veil of a brow on bare skin, gamma-encoded; how much of its shade lies there
  vec4 reach;       // how far a lip reaches over its edge; how much of its shade a brow's hairs take; what the map of veils is to be multiplied by; how far a brow is raised
  vec4 evening;     // how much a base takes off: of spots of colour, of dark spots, of shine
  vec4 halfway;     // between lamp and eye, in the face's own axes; what the middle of the lips mirrors in the wide lobe of depth
  vec4 lipReflection;     // how much of the lamp it mirrors, how narrow; how much depth it has; from where on the lamp is seen
  vec4 lidReflection;
  vec4 lipThrough;  // what a stain makes of the colour under it
  vec4 lidThrough;
  vec4 skinHue;     // how a hue is told from that of skin (skin-likeness.ts)
};`;

/** The vectors of the block that are the same for all slots. */
export const blockVectors: readonly string[] = [...faceBlock.matchAll(/vec4 (\w+);/g)].flatMap(([, name = ""]) => name);

const vectors = slotNames.length * 2.5 + 14;

export const createFaceUniforms = (): Float32Array => new Float32Array(vectors * 4);

/** How the head is held while it is drawn. */
export interface HeadPose {
  /** The mouth, 0 to 1. */
  open: number;
  /** Turned and nodding, −1 to 1. */
  turn: readonly [number, number];
  /** Between the key light and the eye, in the face's own axes. */
  halfway: Vector;
}

/** What else changes from frame to frame. */
export interface FrameFacts extends HeadPose {
  /** Of the frame. */
  heightPx: number;
  /** What the map of veils is to be multiplied by. */
  veilScale: number;
  evening: Evening;
}

/** Fills the block. */
export function fillFaceUniforms(
  values: Float32Array,
  makeup: AppliedMakeup,
  light: FaceLight,
  { open, turn, halfway, heightPx, veilScale, evening }: FrameFacts,
): void {
  const { surfaces, baseLight, browVeil, reach } = makeup;
  const rows = slotNames.length * 4;
  for (const [i, s] of surfaces.entries()) {
    const [r, g, b] = s.own;
    put(values, i * 4, r, g, b, packPair(s.body, s.intensity));
    put(values, rows + i * 4, s.crests, s.room, s.steepness, s.shine);
    const bright = brightnessOf(baseLight);
    values[rows * 2 + i * 2] = packPair(s.glitter, bright * (1 - s.shineTint));
    values[rows * 2 + i * 2 + 1] = (bright * s.shineTint) / Math.max(r, g, b, 0.05);
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
  put(values, rest + 20, ...browVeil, reach.browSkin);
  put(values, rest + 24, reach.over, reach.browHair, veilScale, reach.browRise);
  put(values, rest + 28, ...evening, 0);
  put(values, rest + 32, ...halfway, usualMirror(halfway, depthNarrowness));
  putReflection(
    values,
    rest + 36,
    makeup.lipReflection,
    usualMirror(halfway, makeup.lipReflection.narrowness, glintRank),
  );
  putReflection(values, rest + 40, makeup.lidReflection, 0);
  put(values, rest + 44, ...makeup.lipThrough, 0);
  put(values, rest + 48, ...makeup.lidThrough, 0);
  put(values, rest + 52, ...skinHueVector(makeup.skinHue));
}

const putReflection = (
  values: Float32Array,
  at: number,
  { mirror, narrowness, depth }: Reflection,
  usual: number,
): void => put(values, at, mirror, narrowness, depth, usual);

/** Two numbers of 0 to 1 in one: the first in whole parts of 255, the second behind the point. */
const packPair = (whole: number, behind: number): number => Math.round(whole * 255) + Math.min(0.999, behind);

function put(values: Float32Array, at: number, a: number, b: number, c: number, d: number): void {
  values[at] = a;
  values[at + 1] = b;
  values[at + 2] = c;
  values[at + 3] = d;
}
