import { ciede2000 } from "#app/kits/basics/ciede2000.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";
import { hexToLab, type Lab } from "#app/kits/basics/lab.ts";
import type { SkinTone } from "./skin-tone.ts";

/** A foundation, as far as its colour is concerned. */
interface BaseShade {
  id: string;
  hex: string;
}

/** How a shade differs from the skin. "much" stands where everybody would see it. */
export interface BaseMatch<Shade extends BaseShade> {
  shade: Shade;
  /** ΔE00 to the middle of what was measured. */
  difference: number;
  lightness: "same" | "lighter" | "darker" | "much-lighter" | "much-darker";
  hue: "same" | "yellower" | "redder";
}

interface BaseMatches<Shade extends BaseShade> {
  /** The three nearest, the nearest first; fewer where there are fewer. */
  nearest: BaseMatch<Shade>[];
  /** How many of them, from the first on, may be the nearest, for all one knows. */
  undecided: number;
  /** The nearest is one that nobody would tell from the skin (ΔE00 under 4, as worn). */
  isClose: boolean;
  /** Two shades that come nearer together than each alone; null where one does as well. */
  blend: { shades: readonly [Shade, Shade]; parts: readonly [number, number]; difference: number } | null;
}

/** Compares a skin with the foundations there are. */
export function findNearestBases<Shade extends BaseShade>(
  tone: SkinTone,
  shades: readonly Shade[],
): BaseMatches<Shade> {
  const nearest = shades
    .map((shade) => matchOf(tone.lab, shade))
    .toSorted((one, other) => one.difference - other.difference)
    .slice(0, 3);
  const [first] = nearest;
  const spread = spreadOf(tone);
  return {
    nearest,
    // Both distances move by as much as the skin may be off, the one up and the other down.
    undecided: nearest.filter(({ difference }) => first && difference - first.difference < spread).length,
    isClose: first !== undefined && first.difference < seenFrom,
    blend: first ? findBlend(tone.lab, shades, first.difference) : null,
  };
}

/** ΔE00 above which a shade worn on skin is told from it: `similarityOf` of kits/basics calls less a twin. */
const seenFrom = 4;

function matchOf<Shade extends BaseShade>(skin: Lab, shade: Shade): BaseMatch<Shade> {
  const lab = hexToLab(shade.hex);
  const lighter = lab.l - skin.l;
  const turn = hueOf(lab) - hueOf(skin);
  return {
    shade,
    difference: ciede2000(skin, lab),
    lightness:
      Math.abs(lighter) < 2.5
        ? "same"
        : `${Math.abs(lighter) > 10 ? "much-" : ""}${lighter > 0 ? "lighter" : "darker"}`,
    hue: Math.abs(turn) < 3 ? "same" : turn > 0 ? "yellower" : "redder",
  };
}

/** How far the skin's own colour may be off, as ΔE00: the largest of its axes. */
const spreadOf = ({ lab, plusMinus }: SkinTone): number =>
  Math.max(
    ciede2000(lab, { ...lab, l: lab.l + plusMinus.l }),
    ciede2000(lab, { ...lab, a: lab.a + plusMinus.a }),
    ciede2000(lab, { ...lab, b: lab.b + plusMinus.b }),
  );

/** Creams of one line, stirred: their colours lie on the line between both in CIELAB, near enough for a guess. */
function findBlend<Shade extends BaseShade>(
  skin: Lab,
  shades: readonly Shade[],
  alone: number,
): BaseMatches<Shade>["blend"] {
  // Neighbours only: nobody stirs the palest with the darkest.
  const byLight = shades.toSorted((one, other) => hexToLab(other.hex).l - hexToLab(one.hex).l);
  const pairs = byLight.slice(1).map((darker, i) => [elementAt(byLight, i), darker] as const);
  const blends = pairs.flatMap((pair) =>
    recipes.map((parts) => ({ shades: pair, parts, difference: ciede2000(skin, mix(pair, parts)) })),
  );
  const best = blends.toSorted((one, other) => one.difference - other.difference)[0];
  return best && best.difference < seenFrom * 1.5 && alone - best.difference > worthStirring ? best : null;
}

const recipes = [
  [1, 3],
  [1, 2],
  [1, 1],
  [2, 1],
  [3, 1],
] as const;

/** So much nearer, in ΔE00, two must come than one for anybody to stir. */
const worthStirring = 2;

function mix([one, other]: readonly [BaseShade, BaseShade], [ones, others]: readonly [number, number]): Lab {
  const [p, q] = [hexToLab(one.hex), hexToLab(other.hex)];
  const share = others / (ones + others);
  return { l: p.l + (q.l - p.l) * share, a: p.a + (q.a - p.a) * share, b: p.b + (q.b - p.b) * share };
}

const hueOf = ({ a, b }: Lab): number => (Math.atan2(b, a) * 180) / Math.PI;
