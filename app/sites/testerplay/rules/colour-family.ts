import { hexToLab } from "#app/kits/basics/lab.ts";

export type Family = "red" | "wine" | "rose" | "pink" | "coral" | "orange" | "gold" | "brown" | "beige" | "purple";
export type Depth = "deep" | "middle" | "pale";

/** What one calls a lip colour without its name: a family, and how light it is. From CIELAB. */
export function familyOf(hex: string): { family: Family; depth: Depth } {
  const { l, a, b } = hexToLab(hex);
  const chroma = Math.hypot(a, b);
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const depth: Depth = l < 36 ? "deep" : l > 62 ? "pale" : "middle";
  return { family: nameOf(l, chroma, hue), depth };
}

function nameOf(l: number, chroma: number, hue: number): Family {
  if (chroma < 22 && l > 60) return "beige";
  if (hue > 290 && hue < 342) return "purple";
  if (hue >= 64 && hue < 120) return "gold";
  if (hue >= 38 && chroma < 45 && l < 56 && hue < 120) return "brown";
  if (hue >= 45 && hue < 120) return "orange";
  if (l < 34 && chroma < 58 && (hue < 30 || hue > 340)) return "wine";
  if (l > 60) return hue >= 30 && hue < 120 ? "coral" : "pink";
  if (hue >= 20 && hue < 120) return l > 50 ? "coral" : "red";
  return "rose";
}
