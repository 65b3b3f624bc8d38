import { hexToLinear, type Rgb } from "#app/kits/basics/srgb.ts";
import { creatureSize } from "./creature-size.ts";

/** What the creature wears: asleep in grey, one colour, or the costume of twelve. */
export type Skin = { kind: "grey" } | { kind: "one"; hex: string } | { kind: "twelve"; hexes: readonly string[] };

/** Lacquer without light. */
const greyLight: Rgb = [0.03, 0.0293, 0.0288];

/** The colour of a scale in linear light. The costume runs in bands from the crown to the tip of the tail. */
export function skinColourAt(skin: Skin, x: number, y: number): Rgb {
  if (skin.kind === "grey") return greyLight;
  if (skin.kind === "one") return hexToLinear(skin.hex);
  const along = x / creatureSize.width + 0.05 * Math.sin(y / 38) + 0.1 * (y / creatureSize.height);
  const band = Math.floor(Math.min(0.999, Math.max(0, along / 1.06)) * skin.hexes.length);
  return hexToLinear(skin.hexes[band] ?? "#808080");
}

/** When a scale begins to turn, 0–1: the colour comes in at the eye and runs to the tip of the tail. */
export function turnStartAt(x: number, y: number, chance: number): number {
  const distance = Math.hypot(x - 114, (y - 124) * 0.9) / 560;
  return Math.min(1, distance * 0.86 + chance * 0.14);
}
