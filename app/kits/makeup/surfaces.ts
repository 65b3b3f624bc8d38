import type { Look } from "#contracts/look.ts";
import type { Rgb } from "../basics/srgb.ts";
import { exposureOf, type FaceLight } from "./face-light.ts";
import { luminance, smoothstep } from "./light-sums.ts";
import { type Slot, type SlotName, slotNames, slotsOf } from "./slots.ts";

/**
 * What is worn in a slot, under the light of now, as shader and still painter both reckon with it: all that is the same
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
  /** Factors on what lies under it: of a stain, a flush, a shadow. A highlight adds them instead. */
  under: Rgb;
  /** 1 hides what is under it, 0 only stains it. */
  body: number;
  /** The light it throws back, and how much of it. */
  sheen: Rgb;
  shine: number;
  /** Flakes: 0 none, 1 dense. */
  glitter: number;
  /** Lips only: 1 fades out towards the edge. */
  inner: number;
}

/** The light that is the same for a whole face. */
export interface Ground {
  /** The median of the lids, and from where they shine. Deep-set lids lie in shade: measured against it alone, powder would glow. */
  lid: number;
  lidHigh: number;
  /** What reddens fair skin is lost on dark skin: there it takes more. */
  flush: number;
  /** How bright white is in this room. */
  white: number;
}

/** The surfaces of a look in the order of `slotNames`. `lamp`: the room's light as factors of white, linear. */
export function surfacesOf(look: Look, light: FaceLight, lamp: Rgb): { surfaces: Surface[]; ground: Ground } {
  const exposure = exposureOf(light);
  const lit: Rgb = [lamp[0] * exposure, lamp[1] * exposure, lamp[2] * exposure];
  const ground: Ground = {
    lid: Math.max(light.lidY, light.skinY * 0.62),
    lidHigh: Math.max(light.lidHighY, light.skinY * 1.25),
    flush: 0.46 + 0.42 * (1 - smoothstep(0.03, 0.22, light.skinY / Math.min(1, exposure))),
    white: luminance(lit),
  };
  const surfaces = slotsOf(look).map((slot, i) => {
    const name = slotNames[i]!;
    return surfaceOf(slot, name, lit, name.startsWith("lip") ? light.lipY : ground.lid, light);
  });
  return { surfaces, ground };
}

function surfaceOf(slot: Slot, name: SlotName, lamp: Rgb, middle: number, light: FaceLight): Surface {
  const { material } = slot;
  const own = each((i) => slot.shade[i] * lamp[i]);
  // A pale shade is nearly as bright as light itself: its crests rise only as far as there is room, or it burns out. And
  // what covers skin covers its light and dark spots: beyond an end, a red would only glow.
  const room = Math.min(0.8 * material.crest, Math.max(0.05, 1.12 / peak(own) - 1));
  const brightness = Math.min(1, 1.4 * luminance(lamp));
  return {
    own,
    intensity: slot.intensity,
    // On dark skin the folds are as deep, but lie close together in light: without this a shade looks cut out of paper.
    folds: material.relief * (1 + 0.25 * (1 - smoothstep(0.02, 0.09, middle))),
    crests: material.relief,
    room,
    steepness: material.crest / room,
    under: underOf(slot, name, own, light),
    body: material.body,
    sheen: each((i) => (1 + (own[i] / peak(own) - 1) * material.shineTint) * brightness),
    // Less of it on a pale shade, where white would be all one sees.
    shine: material.shine * (1 - 0.6 * luminance(own)),
    glitter: material.glitter,
    inner: slot.inner,
  };
}

function underOf({ shade }: Slot, name: SlotName, own: Rgb, { skinY, browSkinY }: FaceLight): Rgb {
  switch (name) {
    case "contour":
      return each((i) => (shade[i] / peak(shade)) ** 0.5 * 0.72);
    case "blush-cheekbone":
    case "blush-inner":
      return each((i) => (shade[i] / peak(shade)) ** 0.55);
    case "highlight":
      return each((i) => (shade[i] * 0.24 + 0.14) * Math.min(1, skinY * 2.2 + 0.1));
    case "brow":
      return each((i) => 0.5 + 0.5 * Math.min(1, shade[i] / Math.max(browSkinY, 0.05)));
    default:
      return each((i) => own[i] ** 0.8 * 0.65);
  }
}

const each = (channel: (i: 0 | 1 | 2) => number): Rgb => [channel(0), channel(1), channel(2)];
const peak = (shade: Rgb): number => Math.max(shade[0], shade[1], shade[2], 0.05);
