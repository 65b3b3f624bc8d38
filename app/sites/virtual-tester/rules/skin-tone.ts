import type { Lab } from "#app/kits/basics/lab.ts";

/**
 * What told the light a skin was seen in: a sheet of white paper, the screen's own light, the white of the eyes, or
 * nothing, because the tone was chosen by eye.
 */
export type SkinWay = "paper" | "screen" | "eyes" | "chosen";

/** The colour of a skin by daylight (D65), and how far off it may be. */
export interface SkinTone {
  way: SkinWay;
  lab: Lab;
  /** Half the width in which nine of ten such measurements lie, in each axis. */
  plusMinus: Lab;
}

/** To which side of the middle of all skins the hue lies: more yellow, more red, or in between. */
type Undertone = "yellow" | "neutral" | "red";

/** A number and how far off it may be. */
interface Measure {
  value: number;
  plusMinus: number;
}

/** What is told of a skin in numbers. Angles are in degrees. */
interface SkinNumbers {
  /** L*, 0 black to 100 white. */
  lightness: Measure;
  /** h*: 0 is pink, 90 is yellow. */
  hue: Measure;
  /** The individual typology angle: the larger, the lighter and the less yellow. */
  typologyAngle: Measure;
  undertone: Undertone;
  /** False where the hue is nearer to a border than it may be off. */
  isUndertoneSure: boolean;
}

/**
 * Hue: atan(b* / a*). Typology angle: atan((L* − 50) / b*) (Chardon, Cretois and Hourseau 1991, Int. J. Cosmet. Sci. 13,
 * 191–208). How far they may be off follows from the axes to first order.
 */
export function skinNumbersOf({ lab, plusMinus }: SkinTone): SkinNumbers {
  const { l, a, b } = lab;
  const hue = degrees(Math.atan2(b, a));
  const chromaSquared = Math.max(1, a * a + b * b);
  const huePlusMinus = degrees(Math.hypot(b * plusMinus.a, a * plusMinus.b) / chromaSquared);
  const angleSquared = Math.max(1, (l - 50) ** 2 + b * b);
  const border = Math.abs(hue - neutralHue);
  return {
    lightness: { value: l, plusMinus: plusMinus.l },
    hue: { value: hue, plusMinus: huePlusMinus },
    typologyAngle: {
      value: degrees(Math.atan2(l - 50, b)),
      plusMinus: degrees(Math.hypot(b * plusMinus.l, (l - 50) * plusMinus.b) / angleSquared),
    },
    undertone: border <= neutralHalfWidth ? "neutral" : hue > neutralHue ? "yellow" : "red",
    isUndertoneSure: Math.abs(border - neutralHalfWidth) > huePlusMinus,
  };
}

/**
 * The hue in the middle of all skins, in degrees: the median of the fourteen photographs of
 * `tests/journeys/skin-fixtures.journey.ts` beside their white wall, and near the 55° at which Thong, Joniak and Xiang (2023,
 * ICCV, 4880–4890) split skins. Light and dark ones have it alike.
 */
const neutralHue = 54.5;

/** So far from it a hue has no side. */
const neutralHalfWidth = 5;

const degrees = (radians: number): number => (radians * 180) / Math.PI;
