import { hexToLinear, type Rgb } from "../basics/srgb.ts";

/** A colour in CIELAB under D65: lightness 0–100, a from green to red, b from blue to yellow. */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** XYZ of the white point D65, 2° observer (IEC 61966-2-1, x = 0.3127, y = 0.3290). */
const white = [0.3127 / 0.329, 1, (1 - 0.3127 - 0.329) / 0.329] as const;

const kappa = 24389 / 27;
const epsilon = 216 / 24389;

/** `#rrggbb` as CIELAB (CIE 15:2018), white point D65. Throws a RangeError on what is no colour. */
export const hexToLab = (hex: string): Lab => linearToLab(hexToLinear(hex));

/** Linear sRGB, of which 1 is white, as CIELAB (CIE 15:2018), white point D65. */
export function linearToLab([red, green, blue]: Rgb): Lab {
  const x = labCurve((0.4123907993 * red + 0.3575843394 * green + 0.1804807884 * blue) / white[0]);
  const y = labCurve((0.2126390059 * red + 0.7151686788 * green + 0.0721923154 * blue) / white[1]);
  const z = labCurve((0.0193308187 * red + 0.1191947798 * green + 0.9505321522 * blue) / white[2]);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

/** The way back, unclipped: what no screen can show lies outside 0–1. */
export function labToLinear({ l, a, b }: Lab): Rgb {
  const fy = (l + 16) / 116;
  const x = white[0] * inverseCurve(fy + a / 500);
  const y = inverseCurve(fy);
  const z = white[2] * inverseCurve(fy - b / 200);
  return [
    3.2409699419 * x - 1.5373831776 * y - 0.4986107603 * z,
    -0.9692436363 * x + 1.8759675015 * y + 0.0415550574 * z,
    0.0556300797 * x - 0.2039769589 * y + 1.0569715142 * z,
  ];
}

const labCurve = (ratio: number): number => (ratio > epsilon ? Math.cbrt(ratio) : (kappa * ratio + 16) / 116);
const inverseCurve = (value: number): number => (value ** 3 > epsilon ? value ** 3 : (116 * value - 16) / kappa);
