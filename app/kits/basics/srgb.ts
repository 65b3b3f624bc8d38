/** Three channels in the order red, green, blue. Which space and range they are in, the function says. */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Reads `#rrggbb` (either case) as gamma-encoded sRGB, 0–1.
 * Throws a RangeError on anything else: a colour that is not a colour is a mistake in the content.
 */
export function hexToSrgb(hex: string): Rgb {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!digits) throw new RangeError(`not a colour of the form #rrggbb: ${hex}`);
  const channel = (i: number) => parseInt(digits[i] ?? "", 16) / 255;
  return [channel(1), channel(2), channel(3)];
}

/** Gamma-encoded sRGB, 0–1, as `#rrggbb` in lower case; channels outside 0–1 are clipped. */
export function srgbToHex(srgb: Rgb): string {
  const digits = (value: number) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${srgb.map(digits).join("")}`;
}

/** One channel, gamma-encoded to linear light, both 0–1 (IEC 61966-2-1). */
export const decodeGamma = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** One channel, linear light to gamma-encoded, both 0–1 (IEC 61966-2-1). */
export const encodeGamma = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** `#rrggbb` as linear light, 0–1: what a shader's `--shade` uniform takes. */
export function hexToLinear(hex: string): Rgb {
  const [red, green, blue] = hexToSrgb(hex);
  return [decodeGamma(red), decodeGamma(green), decodeGamma(blue)];
}

/** Linear light, 0–1, as `#rrggbb` in lower case; channels outside 0–1 are clipped. */
export function linearToHex([red, green, blue]: Rgb): string {
  return srgbToHex([encodeGamma(Math.max(0, red)), encodeGamma(Math.max(0, green)), encodeGamma(Math.max(0, blue))]);
}

/** Relative luminance of `#rrggbb`, 0 (black) to 1 (white), as WCAG 2.2 defines it. */
export function relativeLuminance(hex: string): number {
  const [red, green, blue] = hexToLinear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 (none) to 21, in either order (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(hexA: string, hexB: string): number {
  const a = relativeLuminance(hexA);
  const b = relativeLuminance(hexB);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
