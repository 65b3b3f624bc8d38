import { composeSwatch, type StrokePlanes } from "#app/kits/product/compose-swatch.ts";
import { loadStrokePlanes } from "#app/kits/product/load-stroke.ts";
import { skinHexes } from "#app/kits/product/skin-light.ts";
import type { FaceCatalogue } from "../contract.ts";

/** A colour that is drawn as a stroke of what it is made of. */
export interface StrokeColour {
  hex: string;
  finish: keyof FaceCatalogue["strokes"];
}

/** The stroke in its picture, without the bare skin around it. */
const strokePart = { x: 0.03, y: 0.2, width: 0.92, height: 0.76 };
/** Width over height of that part. */
const strokeAspect = 1.93;
const daylight = [1, 1, 1] as const;
/** A lighter skin, on which shades of every depth are told apart. */
export const groundHex = skinHexes[1];

const cache = new Map<string, Promise<StrokePlanes>>();

/**
 * Paints strokes on skin, one below the other, each over the one before: what a finish does with light is seen, and where
 * a stroke lies thick its colour is the exact hex.
 * @throws when a picture does not come
 */
export async function paintStrokes(
  canvas: HTMLCanvasElement,
  colours: readonly StrokeColour[],
  strokes: FaceCatalogue["strokes"],
): Promise<void> {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("there is no canvas to draw on");
  const size = strokeSize(canvas, colours.length);
  const arts = colours.map(({ finish }) => strokes[finish] ?? strokes.satin);
  const planes = await Promise.all(arts.map((art) => art && loadCached(art.smear, size)));
  context.fillStyle = groundHex;
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const [i, { hex }] of colours.entries()) {
    const [art, plane] = [arts[i], planes[i]];
    if (!art || !plane) continue;
    const { x, y } = placeOf(canvas, size, i, colours.length);
    const below = context.getImageData(x, y, size.width, size.height);
    const { isStain, shineTint } = art;
    const rgba = composeSwatch(plane, below.data, { hex, isStain, shineTint, light: daylight });
    context.putImageData(new ImageData(rgba, size.width, size.height), x, y);
  }
  canvas.setAttribute("data-painted", "");
}

function loadCached(address: string, size: { width: number; height: number }): Promise<StrokePlanes> {
  const key = `${address} ${size.width}`;
  const found = cache.get(key) ?? loadStrokePlanes(address, size, strokePart);
  cache.set(key, found);
  // What did not come is asked for again the next time.
  found.catch(() => cache.delete(key));
  return found;
}

/** One stroke alone is wider than its canvas, so that its ends are cut off; of several each leaves room for the next. */
function strokeSize({ width }: HTMLCanvasElement, count: number): { width: number; height: number } {
  const wide = Math.round(width * (count > 1 ? 0.7 : 1.24));
  return { width: wide, height: Math.round(wide / strokeAspect) };
}

/** Each one lower and further in than the one before, as a hand lays them side by side. */
function placeOf(canvas: HTMLCanvasElement, size: { width: number; height: number }, index: number, count: number) {
  const room = { x: canvas.width - size.width, y: canvas.height - size.height };
  if (count === 1) return { x: Math.round(-0.05 * canvas.width), y: Math.round(room.y / 2) };
  const share = index / (count - 1);
  return { x: Math.round(room.x * share), y: Math.round(room.y * share) };
}
