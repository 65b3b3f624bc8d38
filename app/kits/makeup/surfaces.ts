import type { Look } from "#contracts/look.ts";
import { elementAt } from "../basics/element-at.ts";
import { encodeGamma, type Rgb } from "../basics/srgb.ts";
import { exposureOf, type FaceLight } from "./face-light.ts";
import { type Reflection, reflectionOf } from "./reflection.ts";
import { luminance, smoothstep } from "./light-sums.ts";
import { type LookReach, lookReachOf } from "./look-reach.ts";
import { type SlotName, slotNames, type VeilName, veilNames } from "./mesh-facts.ts";
import { type SkinHue, skinHueOf } from "./skin-likeness.ts";
import { type Slot, slotsOf } from "./slots.ts";

/**
 * The makeup in a slot, under the current light, as both shader and still painter compute it: all that is the same
 * for every pixel.
 */
export interface Surface {
  /** The shade under the room's light, linear. */
  own: Rgb;
  /** 0 bare. */
  intensity: number;
  /** Exponent on what is darker than the median of its part of the face. */
  folds: number;
  /** Exponent on what is lighter; `room` is how far it may rise at most, and `steepness` over it how fast it sets out. */
  crests: number;
  room: number;
  steepness: number;
  /** Factors on what lies under it: of a flush, a shadow. A highlight adds them instead. */
  under: Rgb;
  /** 1 hides what is under it, less lets the colours of it through. */
  body: number;
  /** The light it throws back, how much of it, and how much of the shade is in it. */
  sheen: Rgb;
  shine: number;
  shineTint: number;
  /** Flakes: 0 none, 1 dense. */
  glitter: number;
  /** Lips only: 1 fades out towards the edge. */
  inner: number;
}

/** The light that is the same for a whole face. */
export interface BaseLight {
  /** The median of the lids, and from where they shine. Deep-set lids lie in shade: measured against it alone, powder would glow. */
  lid: number;
  lidHigh: number;
  /** What reddens fair skin is lost on dark skin: there it takes more. */
  flush: number;
  /** How bright white is in this room. */
  white: number;
}

/** All that is the same for every pixel of a face in one look. */
export interface AppliedMakeup {
  /** In the order of `slotNames`. */
  surfaces: Surface[];
  baseLight: BaseLight;
  /** What a brow leaves on the bare skin between its hairs, gamma-encoded. */
  browVeil: Rgb;
  /** What each of `veilNames` does to the gamma-encoded colour of skin where it lies whole: a factor, less one. */
  veils: Rgb[];
  /** How far what is drawn by hand reaches. */
  reach: LookReach;
  /** How the lip, and the powder on the lid, mirror the key light. */
  lipReflection: Reflection;
  lidReflection: Reflection;
  /** What a stain makes of the colour under it, over how bright that is: of lips and of lids. */
  lipThrough: Rgb;
  lidThrough: Rgb;
  /** By what skin is told from what lies before it. */
  skinHue: SkinHue;
}

/** What a look is under this light. `lamp`: the room's light as factors of white, linear. */
export function computeMakeup(look: Look, light: FaceLight, illuminant: Rgb): AppliedMakeup {
  const exposure = exposureOf(light);
  const lit: Rgb = [illuminant[0] * exposure, illuminant[1] * exposure, illuminant[2] * exposure];
  const baseLight: BaseLight = {
    lid: Math.max(light.lidY, light.skinY * 0.62),
    lidHigh: Math.max(light.lidHighY, light.skinY * 1.25),
    flush: 0.46 + 0.42 * (1 - smoothstep(0.03, 0.22, light.skinY / Math.min(1, exposure))),
    white: luminance(lit),
  };
  const slots = slotsOf(look);
  const surfaces = slots.map((slot, i) => {
    const name = elementAt(slotNames, i);
    return surfaceOf(slot, name, lit, name.startsWith("lip") ? light.lipY : baseLight.lid, light);
  });
  const veils = veilNames.map((name) => veilOf(name, surfaceFor(surfaces, name), baseLight, light));
  const reflectionFor = (name: SlotName): Reflection => {
    const i = slotNames.indexOf(name);
    const reflection = reflectionOf(elementAt(slots, i).material, light.keyLight);
    return { ...reflection, mirror: reflection.mirror * roomForWhite(elementAt(surfaces, i).own) };
  };
  return {
    ...{ surfaces, baseLight, veils, browVeil: browVeilOf(surfaceFor(surfaces, "brow"), light) },
    reach: lookReachOf(look),
    ...{ lipReflection: reflectionFor("lip"), lidReflection: reflectionFor("shadow-main") },
    lipThrough: throughOf(light.lipChroma, light.lipY, exposure),
    lidThrough: throughOf(light.skinChroma, baseLight.lid, exposure),
    skinHue: skinHueOf(light, illuminant),
  };
}

/**
 * A stain shows the colours it lies on. On a lip of mid-grey, which a swatch is made for, its middle is the swatch; on one
 * that is paler or darker it goes a part of the way with it.
 */
function throughOf(chroma: Rgb, middleY: number, exposure: number): Rgb {
  const bright = luminance(chroma);
  const along = Math.min(2, Math.max(0.3, middleY / (midGrey * exposure))) ** stainFollows;
  return each((i) => (along * bright) / Math.max(chroma[i], 0.02));
}

/** Mid-grey in linear light. */
const midGrey = 0.18;
/** How far a stain follows the lip it lies on: 0 not at all, 1 as a filter would. */
const stainFollows = 0.35;

/** What lies in a slot. @param surfaces in the order of `slotNames` */
export const surfaceFor = (surfaces: readonly Surface[], name: SlotName): Surface =>
  elementAt(surfaces, slotNames.indexOf(name));

/**
 * Reckoned once, on skin as it is in the middle: what is darker or lighter gets as much by the same factor, so pores and
 * stubble stay, and black hair stays black.
 */
function veilOf(name: VeilName, surface: Surface, baseLight: BaseLight, light: FaceLight): Rgb {
  if (surface.intensity === 0) return [0, 0, 0];
  const bright = light.skinY / luminance(light.skinChroma);
  const skin = each((i) => light.skinChroma[i] * bright);
  const applied = each((i) => applyVeil(skin, name, surface, baseLight)[i]);
  return each((i) => encodeGamma(Math.min(1, applied[i])) / encodeGamma(Math.max(skin[i], 0.002)) - 1);
}

function browVeilOf({ under }: Surface, { browSkinY, skinChroma }: FaceLight): Rgb {
  const bright = browSkinY / luminance(skinChroma);
  return each((i) => encodeGamma(Math.min(1, skinChroma[i] * bright * under[i])));
}

function applyVeil(skin: Rgb, name: VeilName, { under, intensity }: Surface, baseLight: BaseLight): Rgb {
  switch (kindOf(name)) {
    case "contour":
      return each((i) => skin[i] * (1 + (under[i] - 1) * intensity * 0.75));
    case "highlight":
      return each((i) => skin[i] + under[i] * intensity * 0.65);
    default: {
      const flushed = each((i) => skin[i] * under[i]);
      // A flush darkens less than its colour alone would.
      const back = 1 + (luminance(skin) / Math.max(luminance(flushed), 1e-4) - 1) * 0.55;
      return each((i) => skin[i] + (flushed[i] * back - skin[i]) * intensity * baseLight.flush);
    }
  }
}

function surfaceOf(slot: Slot, name: SlotName, illuminant: Rgb, middle: number, light: FaceLight): Surface {
  const { material } = slot;
  const lit = each((i) => slot.shade[i] * illuminant[i]);
  const own = name.startsWith("shadow")
    ? brightInTheDark(lit, luminance(illuminant))
    : paled(lit, luminance(illuminant));
  // A pale shade is nearly as bright as light itself: its crests rise only as far as there is room, or it burns out. And
  // what covers skin covers its light and dark spots: beyond an end, a red would only glow.
  const room = Math.min(0.8 * material.crest, Math.max(0.05, 1.12 / peak(own) - 1));
  const brightness = brightnessOf({ white: luminance(illuminant) });
  return {
    own,
    intensity: slot.intensity * (name.startsWith("lip") ? light.lipShown : 1),
    folds: material.relief * foldsAt(middle),
    crests: material.relief,
    room,
    steepness: material.crest / room,
    under: underOf(slot, name, light),
    body: material.body,
    sheen: each((i) => (1 + (own[i] / peak(own) - 1) * material.shineTint) * brightness),
    // Less of it on a pale shade, where white would be all one sees.
    shine: material.shine * roomForWhite(own),
    shineTint: material.shineTint,
    // Out of focus, flakes are smeared until none is seen.
    glitter: material.glitter * (1 - Math.min(1, 14 * light.detail.blur)),
    inner: slot.inner,
  };
}

/** In a dim room no colour is as full as in daylight: what alone was would seem to glow. */
function paled(own: Rgb, white: number): Rgb {
  const grey = luminance(own);
  const share = dimPales * (1 - Math.min(1, white));
  return each((i) => own[i] + (grey - own[i]) * share);
}

/** How much of a colour's fullness the dark takes at most. */
const dimPales = 0.3;

/** A lid lies in shade, and in a dim room powder of the same light would be no other than the lid: it is kept brighter. */
function brightInTheDark(own: Rgb, white: number): Rgb {
  const lift = 1 + 0.9 * (1 - Math.min(1, white));
  return each((i) => Math.min(1, own[i] * lift));
}

/** How much white light shows on a shade. */
const roomForWhite = (own: Rgb): number => 1 - 0.6 * Math.min(1, luminance(own));

/**
 * How much deeper folds are than what rises, around this median. On dark skin they are as deep, but lie close together in
 * light: without this a shade looks cut out of paper.
 */
export const foldsAt = (middle: number): number => 1 + 0.25 * (1 - smoothstep(0.02, 0.09, middle));

/** How bright light that is thrown back may be. */
export const brightnessOf = ({ white }: Pick<BaseLight, "white">): number => Math.min(1, 1.4 * white);

function underOf({ shade }: Slot, name: SlotName, { skinY, browSkinY }: FaceLight): Rgb {
  switch (kindOf(name)) {
    case "contour":
      return each((i) => (shade[i] / peak(shade)) ** 0.5 * 0.72);
    case "blush":
      return each((i) => (shade[i] / peak(shade)) ** 0.55);
    case "highlight":
      return each((i) => (shade[i] * 0.24 + 0.14) * Math.min(1, skinY * 2.2 + 0.1));
    case "brow":
      return each((i) => 0.5 + 0.5 * Math.min(1, shade[i] / Math.max(browSkinY, 0.05)));
    default:
      return [1, 1, 1];
  }
}

/** What lies in a slot, whatever its place. */
const kindOf = (name: SlotName): string => /^[a-z]+/.exec(name)?.[0] ?? "";
const each = (channel: (i: 0 | 1 | 2) => number): Rgb => [channel(0), channel(1), channel(2)];
const peak = (shade: Rgb): number => Math.max(shade[0], shade[1], shade[2], 0.05);
