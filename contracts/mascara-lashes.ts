import type { LayerOf } from "./look.ts";
import { colourOf } from "./mascara-colour.ts";
import { brushTips, type MascaraRecipe } from "./mascara-recipe.ts";

/** What a tip does beside its neighbours: how far it reaches short lashes, how much liquid it carries. */
const reachOf = { straight: 0, tapered: 0.06, waisted: 0.02, drop: 0.03, ball: 0.08 } as const;
const loadOf = { straight: 0.04, tapered: -0.08, waisted: 0.06, drop: 0.08, ball: -0.02 } as const;

/**
 * What a mascara does to lashes, as the renderers of kits/makeup take it (contracts/look.ts). The bent wire lifts, the long
 * brush and the fibres lengthen; many bristles part and multiply what few leave in bundles; volume and film thicken.
 * @param intensity 0 bare, 1 two coats
 */
export function lashesOf(recipe: MascaraRecipe, intensity = 1): LayerOf<"lashes"> {
  const [length, curve, density] = [recipe.length / 15, recipe.curve / 15, recipe.density / 15];
  const [fibre, volume, dry] = [recipe.fibre / 7, recipe.volume / 7, recipe.dry / 7];
  const tip = brushTips[recipe.tip] ?? "straight";
  return {
    kind: "lashes",
    hex: colourOf(recipe),
    intensity,
    length: clampShare(0.24 + 0.34 * length + 0.2 * (1 - volume) + 0.16 * fibre + reachOf[tip]),
    // What dries slowly sinks under its own weight.
    curl: clampShare(0.12 + 0.62 * curve + 0.2 * dry - 0.1 * volume),
    density: clampShare(0.22 + 0.58 * density + 0.12 * volume + 0.06 * fibre),
    thickness: clampShare(0.14 + 0.44 * volume + 0.18 * (1 - density) + 0.12 * (1 - dry) + loadOf[tip]),
  };
}

const clampShare = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
