import { decodeGamma, encodeGamma } from "#app/kits/basics/srgb.ts";
import { byteAt, floatAt } from "#app/kits/basics/typed-array-at.ts";
import type { SmallPicture } from "#app/kits/makeup/small-picture-colours.ts";

/** The same part of a face while the screen was black, white, black again, and grey. */
interface FlashPictures {
  before: SmallPicture;
  white: SmallPicture;
  after: SmallPicture;
  grey: SmallPicture;
}

/**
 * Why the screen's light could not be read: the room's is too strong, the head moved, or the camera changed its exposure
 * meanwhile.
 */
export type FlashError = "ambient" | "moved" | "adapted";

/**
 * The face as if the screen were the only lamp: what it looked like under the white screen less what it looked like under the
 * black one. The room's own light is in both and cancels out. It is as bright as a picture can be.
 */
export function differencePicture(flash: FlashPictures): { picture: SmallPicture } | { error: FlashError } {
  const [before, white, after, grey] = [flash.before, flash.white, flash.after, flash.grey].map(linearOf) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const room = before.map((value, i) => (value + floatAt(after, i)) / 2);
  const screen = white.map((value, i) => value - floatAt(room, i));
  const [roomLight, screenLight] = [meanOf(room), meanOf(screen)];
  if (screenLight < Math.max(leastLight, roomLight * leastShare)) return { error: "ambient" };
  const drift = meanOf(before.map((value, i) => Math.abs(value - floatAt(after, i))));
  if (drift > screenLight * mostDrift) return { error: "moved" };
  const greyShare = meanOf(grey.map((value, i) => value - floatAt(room, i))) / screenLight;
  if (greyShare < greyBounds.least || greyShare > greyBounds.most) return { error: "adapted" };
  return { picture: { ...flash.white, rgba: encode(screen) } };
}

/** Linear light the screen must add: less than this is the sensor's own noise. */
const leastLight = 0.004;
/** The screen's light over the room's. */
const leastShare = 0.08;
/** How much of the screen's light the face may change by itself between both black screens. */
const mostDrift = 0.35;
/** Grey is #808080, by the norm of sRGB 0.216 of white; screens and cameras bend it, but an exposure that follows the light bends it more. */
const greyBounds = { least: 0.1, most: 0.4 };

function linearOf({ rgba }: SmallPicture): Float32Array {
  return Float32Array.from({ length: (rgba.length / 4) * 3 }, (_, i) =>
    decodeGamma(byteAt(rgba, Math.floor(i / 3) * 4 + (i % 3)) / 255),
  );
}

function encode(light: Float32Array): Uint8ClampedArray {
  // Not by the very brightest: a spark on the tip of the nose would leave the rest dark. But the white of the eyes, which is
  // the measure of all, must not be clipped.
  const bright = floatAt(light.toSorted(), Math.floor(light.length * 0.9995)) || 1;
  return Uint8ClampedArray.from({ length: (light.length / 3) * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : 255 * encodeGamma(Math.max(0, (0.95 * floatAt(light, (i >> 2) * 3 + (i % 4))) / bright)),
  );
}

const meanOf = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;
