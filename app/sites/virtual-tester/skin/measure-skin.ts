import { type Lab, linearToLab } from "#app/kits/basics/lab.ts";
import type { Rgb } from "#app/kits/basics/srgb.ts";
import { readFaceLight } from "#app/kits/makeup/face-light.ts";
import type { SmallPicture } from "#app/kits/makeup/small-picture-colours.ts";
import { luminance } from "#app/kits/makeup/light-sums.ts";
import { contrastOf, type FaceContrast } from "../rules/skin-contrast.ts";
import type { SkinTone, SkinWay } from "../rules/skin-tone.ts";
import { toDaylight } from "./adapt-light.ts";
import { eachChannel, middleColour, middleOf, readSkinPatches } from "./skin-patches.ts";
import type { WhiteReference } from "./white-reference.ts";

/** What a picture tells of a skin. */
export interface SkinReading {
  tone: SkinTone;
  contrast: FaceContrast;
  /** The skin as it is in the picture, linear, in the picture's light. */
  inPicture: Rgb;
}

/**
 * Measures the skin of a face in a picture.
 * @param landmarks 478 × (x, y, z) in parts of the whole picture
 * @returns null where too little bare skin is to be seen
 */
export function measureSkin(
  picture: SmallPicture,
  landmarks: Float32Array,
  reference: WhiteReference,
): SkinReading | null {
  const { way, white } = reference;
  const patches = readSkinPatches(picture, landmarks);
  if (patches.length < leastPatches) return null;
  const labs = patches.map((patch) => labOf(patch, reference));
  const middle = (of: (lab: Lab) => number): number => middleOf(labs.map(of));
  const lab = { l: middle(({ l }) => l), a: middle((one) => one.a), b: middle((one) => one.b) };
  if (!isSkin(lab)) return null;
  const { browY, skinY, lipY, lipShown } = readFaceLight(picture, landmarks);
  const lightness = (y: number): number => linearToLab(eachChannel(() => y / luminance(white))).l;
  return {
    tone: { way, lab, plusMinus: plusMinusOf(labs, lab, reference) },
    contrast: contrastOf({
      skin: lightness(skinY),
      brows: lightness(browY),
      lips: lipShown > 0.5 ? lightness(lipY) : null,
    }),
    inPicture: middleColour(patches),
  };
}

/**
 * A screen's white is made of three bands, and blood absorbs between them: skin looks redder in it than by daylight, the more
 * the lighter it is. The mean of screens with narrow bands (OLED) and with wide ones (LCD), by `test-support/skin-pigments.ts`.
 */
function labOf(patch: Rgb, { way, white }: WhiteReference): Lab {
  const lab = linearToLab(toDaylight(patch, white));
  return way === "screen" ? { ...lab, a: lab.a - 0.067 * lab.l } : lab;
}

/** Whatever its tone, skin is between pink and yellow, and never grey as hair or a mask is. */
const isSkin = ({ a, b }: Lab): boolean => b > 0 && a > -b / 3 && Math.hypot(a, b) > 4;

/** Less is half a face behind hair. */
const leastPatches = 7;

/**
 * Two things add up: how unlike the patches are, and how wrong the way itself may be; the more coloured the light is, the less
 * it tells of a skin. Nine of ten lie within 1.645 deviations.
 */
function plusMinusOf(labs: readonly Lab[], lab: Lab, { way, white }: WhiteReference): Lab {
  const coloured = 1 + 0.6 * Math.abs(Math.log(white[0] / white[2]));
  const axis = (of: (lab: Lab) => number): number => {
    const deviation = 1.4826 * middleOf(labs.map((one) => Math.abs(of(one) - of(lab))));
    return 1.645 * Math.hypot(of(wayDeviations[way]) * coloured, deviation * dependent);
  };
  return { l: axis(({ l }) => l), a: axis(({ a }) => a), b: axis(({ b }) => b) };
}

/** Patches on one side of a face share its light: twenty of them are worth about six. */
const dependent = 1 / Math.sqrt(6);

/** How far each way is off (one deviation), on skins of known colour under five lamps: `measure-skin.test.ts`. */
const wayDeviations: Record<Exclude<SkinWay, "chosen">, Lab> = {
  paper: { l: 1.6, a: 1.9, b: 1.9 },
  screen: { l: 3.5, a: 2.2, b: 2.1 },
  eyes: { l: 5, a: 2.8, b: 3.6 },
};
