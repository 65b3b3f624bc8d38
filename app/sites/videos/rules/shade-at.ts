import type { ShadeList } from "#contracts/video-bookmarks.ts";
import { ciede2000 } from "#app/kits/basics/ciede2000.ts";
import { hexToLab, type Lab } from "#app/kits/basics/lab.ts";

/** A product with a colour, as the phone knows it. */
export interface Shade {
  id: string;
  name: string;
  hex: string;
  line: ShadeList[number][3];
}

/** A product while it is in the picture: its place as shares of width and height. */
export interface Pin {
  productId: string;
  fromMs: number;
  untilMs: number;
  x: number;
  y: number;
}

/** So near a pin, in shares of the picture's width, a touch means the product itself. */
const pinReach = 0.1;
/** What is in the video is believed before what is not, up to this difference (ΔE00). */
const pinnedLead = 9;

/** The pins that are in the picture at a moment. */
export const pinsAt = (pins: readonly Pin[], atMs: number): Pin[] =>
  pins.filter(({ fromMs, untilMs }) => fromMs <= atMs && atMs < untilMs);

/**
 * The product whose shade was touched: the one under the finger, else the nearest by colour, and of two that are about
 * as near the one that is in this video.
 * @param touch what the picture has there (`#rrggbb`), and where, as shares of width and height; `ratio` is height by width
 */
export function shadeAt(
  shades: readonly Shade[],
  touch: { hex: string; x: number; y: number; ratio: number },
  { pins, atMs }: { pins: readonly Pin[]; atMs: number },
): Shade | null {
  const pinned = pinsAt(pins, atMs)
    .map((pin) => ({ pin, away: Math.hypot(pin.x - touch.x, (pin.y - touch.y) * touch.ratio) }))
    .filter(({ away: distance }) => distance < pinReach)
    .toSorted((a, b) => a.away - b.away)[0];
  const product = pinned && shades.find(({ id }) => id === pinned.pin.productId);
  if (product) return product;

  const seenLab = hexToLab(touch.hex);
  const inVideo = new Set(pins.map(({ productId }) => productId));
  const near = (list: readonly Shade[]) => nearest(list, seenLab);
  const ownShades = near(shades.filter(({ id }) => inVideo.has(id)));
  const any = near(shades);
  if (ownShades && any && ownShades.away - any.away <= pinnedLead) return ownShades.shade;
  return any?.shade ?? null;
}

/**
 * The shades of a second: what is pinned now, then what the picture is made of where it has colour. At most five.
 * @param pixels RGBA rows of a small picture
 */
export function shadesOfSecond(
  shades: readonly Shade[],
  pixels: Uint8ClampedArray,
  { pins, atMs }: { pins: readonly Pin[]; atMs: number },
): Shade[] {
  const now = pinsAt(pins, atMs).flatMap(({ productId }) => shades.find(({ id }) => id === productId) ?? []);
  const seenLab = colourfulCells(pixels).flatMap((hex) => nearest(shades, hexToLab(hex))?.shade ?? []);
  const videoShade = pins.flatMap(({ productId }) => shades.find(({ id }) => id === productId) ?? []);
  return [...new Map([...now, ...seenLab, ...videoShade].map((shade) => [shade.id, shade])).values()].slice(0, 5);
}

/** The four colours that fill most of the picture, greys and near-blacks left out: sixteenths of each channel, counted. */
function colourfulCells(pixels: Uint8ClampedArray): string[] {
  const cells = new Map<number, { n: number; r: number; g: number; b: number }>();
  for (let i = 0; i + 3 < pixels.length; i += 4) {
    const [r = 0, g = 0, b = 0] = [pixels[i], pixels[i + 1], pixels[i + 2]];
    const spread = Math.max(r, g, b) - Math.min(r, g, b);
    if (Math.max(r, g, b) < 56 || spread < 40) continue;
    const key = (r >> 5) * 64 + (g >> 5) * 8 + (b >> 5);
    const cell = cells.get(key) ?? { n: 0, r: 0, g: 0, b: 0 };
    cells.set(key, { n: cell.n + spread, r: cell.r + r * spread, g: cell.g + g * spread, b: cell.b + b * spread });
  }
  return [...cells.values()]
    .toSorted((one, other) => other.n - one.n)
    .slice(0, 4)
    .map(({ n, r, g, b }) => hexOf(r / n, g / n, b / n));
}

/** Channels 0–255 as `#RRGGBB`. */
export const hexOf = (...channels: [number, number, number]): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`.toUpperCase();

function nearest(shades: readonly Shade[], seenLab: Lab): { shade: Shade; away: number } | null {
  let best: { shade: Shade; away: number } | null = null;
  for (const shade of shades) {
    const distance = ciede2000(seenLab, hexToLab(shade.hex));
    if (!best || distance < best.away) best = { shade, away: distance };
  }
  return best;
}
