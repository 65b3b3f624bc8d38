const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: number): number =>
  0.2126 * channel(colour >> 16) + 0.7152 * channel((colour >> 8) & 0xff) + 0.0722 * channel(colour & 0xff);

/** Contrast of two colours (0xrrggbb), 1 to 21, as WCAG 2 has it. */
export function contrast(one: number, other: number): number {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}
