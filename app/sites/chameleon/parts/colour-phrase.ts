import { hexToOklch } from "#app/kits/basics/oklch.ts";
import type { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { hueOf, lightOf, moodOf } from "../rules/colour-words.ts";

type T = ReturnType<typeof useWords<Words>>;

export const hueKeys = ["h0", "h1", "h2", "h3", "h4", "h5", "h6", "h7", "h8", "h9", "h10", "h11"] as const;

/** 赤, 橙 … or 灰色: the hue alone. */
export function hueWord(t: T, hue: number | null): string {
  const key = hue === null ? null : hueKeys[hue];
  return key ? t(`hues.${key}`) : t("hues.grey");
}

const moods = { quiet: "Quiet", soft: "Soft", vivid: "Vivid" } as const;

/** 「深い赤」: what a colour looks like, for those who do not see it. */
export function colourPhrase(t: T, hex: string): string {
  const colour = hexToOklch(hex);
  const hue = hueOf(colour);
  if (hue === null) return t("hues.grey");
  return t(`adjectives.${lightOf(colour)}${moods[moodOf(colour)]}`, { hue: hueWord(t, hue) });
}
