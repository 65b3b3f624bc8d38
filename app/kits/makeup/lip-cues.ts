import type { Rgb } from "../basics/srgb.ts";
import { luminance, smoothstep } from "./light-sums.ts";

/** What sets lips apart from the skin right around them, as differences of logarithms: 0 where a hand lies over both. */
export interface LipCues {
  /** How much redder. */
  redder: number;
  /** How much brighter; of most lips less than 0. */
  brighter: number;
  /** How much less yellow: pale lips on brown skin are no redder than it and brighter, but pink. */
  bluer: number;
}

/** @param lips colours on the lips, @param around on the skin beside them; linear light */
export function lipCuesOf(lips: readonly Rgb[], around: readonly Rgb[]): LipCues {
  return {
    redder: middle(lips.map(rednessOf)) - middle(around.map(rednessOf)),
    brighter: middle(lips.map(brightnessOf)) - middle(around.map(brightnessOf)),
    bluer: middle(lips.map(bluenessOf)) - middle(around.map(bluenessOf)),
  };
}

/**
 * How much of the mouth is to be seen, 0 to 1, in one picture. Lips are redder or darker than the skin right around them;
 * a hand is neither, though light between its fingers may fall on it. Of 24 portraits in all shades of skin one came near.
 * Who is unsure paints: a lip without its colour is worse than a finger with some.
 */
export const lipShownBy = ({ redder, brighter, bluer }: LipCues): number =>
  smoothstep(0.7, 0.95, Math.hypot(redder / 0.05, Math.min(0, brighter) / 0.1, Math.max(0, bluer) / 0.1));

/**
 * The same in a video, where these lips were seen before: what is far less red than they were is something before them.
 * `own` is how red they were; lips that hardly differ from skin tell nothing by it.
 */
export function lipShownAfter(usualRedness: number, cues: LipCues): number {
  const byPicture = lipShownBy(cues);
  return usualRedness < minTellingRed
    ? byPicture
    : Math.min(byPicture, smoothstep(0.2, 0.5, cues.redder / usualRedness));
}

const minTellingRed = 0.12;

// A little light is added, or the noise of the dark would be all that is told.
const rednessOf = ([red, green]: Rgb): number => Math.log((red + 0.004) / (green + 0.004));
const bluenessOf = ([, green, blue]: Rgb): number => Math.log((blue + 0.004) / (green + 0.004));
const brightnessOf = (colour: Rgb): number => Math.log(luminance(colour) + 0.004);
const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
