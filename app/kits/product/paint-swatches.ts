import { composeSwatch } from "./compose-swatch.ts";
import { loadPixels, loadStrokePlanes } from "./load-stroke.ts";
import { lightNames, lights } from "./skin-light.ts";
import type { SwatchArt } from "./swatch-art.ts";
import { cell } from "./swatch-cell.ts";

/** The width at which skins are fetched. */
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
  const planes = await loadStrokePlanes(art.smear, cell);
  for (const [skin, address] of art.skins.entries()) {
    const tile = await loadPixels(`${address}@${skinWidth}`, cell, (context, image) => {
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
