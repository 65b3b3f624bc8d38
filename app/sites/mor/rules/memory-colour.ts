import { oklchToHex } from "#app/kits/basics/oklch.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";
import type { CompleteMemoryChoices } from "#contracts/memory.ts";
import { letterRank } from "./memory-code.ts";
import type { MemoryTone } from "./memory-tone.ts";

const lightness = { hot: 0.57, warm: 0.5, cool: 0.43 } as const;
const chroma = { near: 0.205, middle: 0.178, far: 0.15 } as const;
/** Anger is darker, what happens for the first time lighter. */
const giftLightness = [-0.03, -0.01, 0.012, 0.03] as const;

/** The ring counts as a colour wheel does, 350 to 20; there the reds of OKLCH lie between 14 and 36 degrees. */
const hueOf = (lantern: number): number => 14 + lantern * 0.72;

/**
 * The visitor's own red, `#rrggbb`: the hue is where the lantern was lit, from crimson to vermilion, the letter's heat is
 * its lightness, the letter's distance its strength; thing, name and the order of the letter move it within its place.
 * What a screen cannot show is brought back along the chroma.
 */
export function computeMemoryColour(choices: CompleteMemoryChoices, tone: MemoryTone): string {
  const { thing, lantern, letter, gift, verb, noun } = choices;
  const rank = letterRank(letter);
  const l = lightness[tone.heat] + elementAt(giftLightness, gift) + spread(thing * 12 + noun, 72) * 0.05;
  const c = chroma[tone.distance] + spread((verb * 37 + rank) % 251, 251) * 0.04;
  const h = hueOf(lantern) + spread(rank % 97, 97) * 0.9;
  return oklchToHex({ l, c, h: Math.min(36, Math.max(14, h)) });
}

/** The first red, before there is a lantern or a letter: the colour of the dot in the mirror. */
export const firstRed = (thing: number): string =>
  oklchToHex({ l: 0.52 + thing * 0.006, c: 0.22, h: 20 + thing * 1.6 });

/** The colour of a lantern's light. */
export const lanternRed = (lantern: number): string => oklchToHex({ l: 0.56, c: 0.22, h: hueOf(lantern) });

/** −0.5 to 0.5 */
const spread = (value: number, of: number): number => value / (of - 1) - 0.5;
