import { hexToOklch } from "#app/kits/basics/oklch.ts";

/** What people call the colours of a drawer, from warm to cold. */
export const shadeFamilies = ["red", "pink", "coral", "beige", "brown", "purple", "cold", "pale"] as const;
export type ShadeFamily = (typeof shadeFamilies)[number];
export const shadeDepths = ["light", "middle", "deep"] as const;
export type ShadeDepth = (typeof shadeDepths)[number];

/** The family of a shade given as `#rrggbb`; each has exactly one. */
export function shadeFamilyOf(hex: string): ShadeFamily {
  const { l, c, h } = hexToOklch(hex);
  if (c < 0.035) return l > 0.75 ? "pale" : "brown";
  if (h >= 115 && h < 288) return "cold";
  if (h >= 288 && h < 340) return "purple";
  if (h >= 38 && h < 115) return c > 0.11 && l > 0.55 ? "coral" : l > 0.66 ? "beige" : "brown";
  if (l > 0.66) return "pink";
  return h >= 340 || h < 12 ? (l < 0.5 ? "red" : "pink") : c < 0.09 ? "brown" : "red";
}

/** How deep it is. */
export function shadeDepthOf(hex: string): ShadeDepth {
  const { l } = hexToOklch(hex);
  if (l >= 0.68) return "light";
  return l >= 0.48 ? "middle" : "deep";
}
