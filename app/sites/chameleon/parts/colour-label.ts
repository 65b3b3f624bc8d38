import { hexToOklch } from "#app/kits/basics/oklch.ts";
import type { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { hueOf, lightOf, moodOf } from "../rules/colour-traits.ts";

type T = ReturnType<typeof useMessages<Messages>>;

export const hueKeys = ["h0", "h1", "h2", "h3", "h4", "h5", "h6", "h7", "h8", "h9", "h10", "h11"] as const;

/** 赤, 橙 … or 灰色: the hue alone. */
export function hueLabel(t: T, hue: number | null): string {
  const key = hue === null ? null : hueKeys[hue];
  return key ? t(`hues.${key}`) : t("hues.grey");
}

const moodKeys = { quiet: "Quiet", soft: "Soft", vivid: "Vivid" } as const;

/** 「深い赤」: what a colour looks like, for those who do not see it. */
export function colourLabel(t: T, hex: string): string {
  const colour = hexToOklch(hex);
  const hue = hueOf(colour);
  if (hue === null) return t("hues.grey");
  return t(`adjectives.${lightOf(colour)}${moodKeys[moodOf(colour)]}`, { hue: hueLabel(t, hue) });
}
