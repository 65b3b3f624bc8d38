import { composeSwatch, type StrokePlanes } from "./compose-swatch.ts";
import { lightNames, lights } from "./skin-light.ts";
import type { SwatchArt } from "./swatch-art.ts";
import { cell } from "./swatch-cell.ts";

/** Widths at which the pictures are fetched. */
const smearWidth = 390;
const skinWidth = 256;

/**
 * Composes a shade on every skin under every light. One skin a turn, so that the page stays quick.
 * @param canvases by light, within it by skin, each of the size of a cell
 * @throws when a picture does not come, or the signal is aborted
 */
export async function paintSwatches(
  canvases: readonly HTMLCanvasElement[],
  { hex, art, signal }: { hex: string; art: SwatchArt; signal: AbortSignal },
): Promise<void> {
  const planes = await loadPlanes(art.smear);
  for (const [skin, address] of art.skins.entries()) {
    const tile = await loadPixels(`${address}@${skinWidth}`, 1, (context, image) => {
      context.fillStyle = context.createPattern(image, "repeat") ?? "#000";
      context.fillRect(0, 0, cell.width, cell.height);
    });
    signal.throwIfAborted();
    for (const [row, light] of lightNames.entries()) {
      const canvas = canvases[row * art.skins.length + skin];
      const rgba = composeSwatch(planes, tile, { ...art, hex, light: lights[light] });
      canvas?.getContext("2d")?.putImageData(new ImageData(rgba, cell.width, cell.height), 0, 0);
      canvas?.setAttribute("data-painted", "");
    }
  }
}

/** The three planes of a stroke, each scaled to a cell. */
async function loadPlanes(address: string): Promise<StrokePlanes> {
  const rgba = await loadPixels(`${address}@${smearWidth}`, 3, (context, image) => {
    for (const plane of [0, 1, 2]) {
      const third = image.naturalHeight / 3;
      const [from, to] = [plane * third, plane * cell.height];
      context.drawImage(image, 0, from, image.naturalWidth, third, 0, to, cell.width, cell.height);
    }
  });
  const points = cell.width * cell.height;
  const plane = (n: number): Uint8Array =>
    Uint8Array.from({ length: points }, (_, i) => rgba[(n * points + i) * 4] ?? 0);
  return { ...cell, light: plane(0), coverage: plane(1), shine: plane(2) };
}

/** What a drawing of a picture leaves on a surface of so many cells, one above the other. */
async function loadPixels(
  file: string,
  cells: number,
  draw: (context: CanvasRenderingContext2D, image: HTMLImageElement) => void,
): Promise<Uint8ClampedArray> {
  const image = await loadImage(`${file}.avif`).catch(() => loadImage(`${file}.webp`));
  const surface = document.createElement("canvas");
  surface.width = cell.width;
  surface.height = cell.height * cells;
  const context = surface.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("there is no canvas to draw on");
  draw(context, image);
  return context.getImageData(0, 0, surface.width, surface.height).data;
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
