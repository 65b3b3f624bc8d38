import { encodeGamma, hexToLinear, type Rgb, srgbToHex } from "./srgb.ts";

/** A colour in OKLCH: lightness 0–1, chroma 0 to about 0.32 on screens, hue 0–360 degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** `#rrggbb` in OKLCH (Ottosson 2020, matrices as in CSS Color 4). Throws a RangeError on what is no colour. */
export function hexToOklch(hex: string): Oklch {
  const [red, green, blue] = hexToLinear(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: hue < 0 ? hue + 360 : hue,
  };
}

/** The nearest `#rrggbb` that a screen can show: hue and lightness stay, the chroma gives way. */
export function oklchToHex({ l, c, h }: Oklch): string {
  let [low, high] = [0, c];
  if (isInGamut(toLinear({ l, c, h }))) low = c;
  else for (let i = 0; i < 16; i++) [low, high] = bisect(low, high, isInGamut(toLinear({ l, c: (low + high) / 2, h })));
  const [red, green, blue] = toLinear({ l, c: low, h });
  return srgbToHex([encodeGamma(red), encodeGamma(green), encodeGamma(blue)]);
}

const bisect = (low: number, high: number, isUpper: boolean): [number, number] =>
  isUpper ? [(low + high) / 2, high] : [low, (low + high) / 2];

const isInGamut = (linear: Rgb): boolean => linear.every((value) => value > -1e-3 && value < 1 + 1e-3);

function toLinear({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}
