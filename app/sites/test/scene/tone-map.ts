/** Linear light up to this is told apart; what is brighter is white anyway. */
const maxLight = 6;
const steps = 4096;

/** The darkroom: an ACES-like curve (Narkowicz 2015), then sRGB. Steps go by the root of light, as eyes do. */
const curve = Float32Array.from({ length: steps + 1 }, (_, i) => {
  const light = (i / steps) ** 2 * maxLight * 0.9;
  const toned = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14);
  return 255 * Math.min(1, toned) ** (1 / 2.2);
});
const scale = steps / Math.sqrt(maxLight);

/** The printed value, 0 to 255 with fractions, of one channel of linear light. */
export function toneMap(light: number): number {
  return light <= 0 ? 0 : (curve[Math.min(steps, (Math.sqrt(light) * scale) | 0)] ?? 255);
}
