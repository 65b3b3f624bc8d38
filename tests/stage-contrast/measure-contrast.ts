/** A kind of sight, as what it makes of linear red, green and blue (Machado, Oliveira, Fernandes 2009, severity 1). */
type Sight = readonly [Row, Row, Row];
type Row = readonly [red: number, green: number, blue: number];

const sights: readonly Sight[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
  ],
  [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_82, 0.042_94, 0.968_881],
  ],
  [
    [1.255_528, -0.076_749, -0.178_779],
    [-0.078_411, 0.930_809, 0.147_602],
    [0.004_733, 0.691_367, 0.303_9],
  ],
];

/** Pixels of a picture, RGBA rows. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Something round, in pixels. */
export interface Disc {
  x: number;
  y: number;
  radius: number;
}

/** How far around a disc its surroundings go, in its own radius. */
const surroundings = 1.4;
/** How far the picture of another one goes, in its radius: the shine around its rim is none of a bullet's surroundings. */
const pictureReach = 1.2;
/** Fewer pixels than these are no surroundings. */
const fewestPixels = 24;
/** The light of a core is what this share of the disc's pixels stays below (of ink: above). */
const coreShare = 0.93;

const linear = (value: number): number => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const linearOf = Float64Array.from({ length: 256 }, (_, value) => linear(value));

/**
 * The contrast (WCAG 2) of a disc's core to what surrounds it, the least of four kinds of sight; null where others leave no
 * surroundings. Pixels of the other discs are none of it.
 */
export function contrastOf(pixels: Pixels, disc: Disc, others: readonly Disc[], isInk: boolean): number | null {
  const near = others.filter(
    (one) =>
      one !== disc &&
      Math.hypot(one.x - disc.x, one.y - disc.y) < one.radius * pictureReach + disc.radius * surroundings,
  );
  const inside: number[] = [];
  const around: number[] = [];
  const reach = Math.ceil(disc.radius * surroundings);
  for (let y = Math.floor(disc.y) - reach; y <= disc.y + reach; y++)
    for (let x = Math.floor(disc.x) - reach; x <= disc.x + reach; x++) {
      if (x < 0 || y < 0 || x >= pixels.width || y >= pixels.height) continue;
      const away = Math.hypot(x + 0.5 - disc.x, y + 0.5 - disc.y);
      if (away > disc.radius * surroundings) continue;
      const at = (y * pixels.width + x) * 4;
      if (away <= disc.radius) inside.push(at);
      else if (near.every((one) => Math.hypot(x + 0.5 - one.x, y + 0.5 - one.y) > one.radius * pictureReach))
        around.push(at);
    }
  if (inside.length === 0 || around.length < fewestPixels) return null;
  return Math.min(...sights.map((sight) => contrastFor(sight, pixels, inside, around, isInk)));
}

function contrastFor(sight: Sight, { data }: Pixels, inside: number[], around: number[], isInk: boolean): number {
  const lights = inside.map((at) => luminance(sight, data, at)).toSorted((a, b) => a - b);
  const core = lights[Math.floor(lights.length * (isInk ? 1 - coreShare : coreShare))] ?? 0;
  const field = around.reduce((sum, at) => sum + luminance(sight, data, at), 0) / around.length;
  return (Math.max(core, field) + 0.05) / (Math.min(core, field) + 0.05);
}

function luminance(sight: Sight, data: Uint8ClampedArray, at: number): number {
  const [red, green, blue] = [0, 1, 2].map((i) => linearOf[data[at + i] ?? 0] ?? 0) as [number, number, number];
  const seen = sight.map(([r, g, b]) => Math.max(0, r * red + g * green + b * blue));
  return 0.2126 * (seen[0] ?? 0) + 0.7152 * (seen[1] ?? 0) + 0.0722 * (seen[2] ?? 0);
}

const cellPx = 30;

/** The lightest of the cells of a picture (L* of its mean) and the reddest (red over its other light, where there is any). */
export function measureField({ data, width, height }: Pixels): { lightness: number; redness: number } {
  const found = { lightness: 0, redness: 0 };
  for (let top = 0; top + cellPx <= height; top += cellPx)
    for (let left = 0; left + cellPx <= width; left += cellPx) {
      const [red, green, blue] = [0, 1, 2].map((i) => {
        let sum = 0;
        for (let y = top; y < top + cellPx; y++)
          for (let x = left; x < left + cellPx; x++) sum += linearOf[data[(y * width + x) * 4 + i] ?? 0] ?? 0;
        return sum / cellPx ** 2;
      }) as [number, number, number];
      const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      found.lightness = Math.max(found.lightness, light > 0.008_856 ? 116 * Math.cbrt(light) - 16 : 903.3 * light);
      if (light > 0.01) found.redness = Math.max(found.redness, screen(red) / Math.max(screen(green), screen(blue)));
    }
  return found;
}

/** Linear light as a screen writes it, 0 to 1. */
const screen = (light: number): number => (light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
