import { encodeGamma } from "#app/kits/basics/srgb.ts";
import { linearOfByte, oklabOfLinear } from "../palette/oklab.ts";
import type { DrainPainter, Hold } from "./drain.ts";
import { maskOf } from "./mask.ts";

/** Wide enough to be sharp on a phone, small enough to be counted on its processor. */
const maxWidthPx = 420;

/** Paints without a graphics chip: each held colour is counted once, and laid over the picture. */
export function flatPainter(): DrainPainter {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { alpha: false });
  let whole: HTMLCanvasElement | null = null;
  let labs: Float32Array | null = null;
  const drainedBy = new Map<Hold["held"], HTMLCanvasElement>();

  function drainedPicture({ held }: Hold): HTMLCanvasElement | null {
    const known = drainedBy.get(held);
    if (known || !whole) return known ?? null;
    const scale = Math.min(1, maxWidthPx / whole.width);
    const layer = document.createElement("canvas");
    [layer.width, layer.height] = [Math.round(whole.width * scale), Math.round(whole.height * scale)];
    const layerPen = layer.getContext("2d", { willReadFrequently: true });
    if (!layerPen) return null;
    layerPen.drawImage(whole, 0, 0, layer.width, layer.height);
    const image = layerPen.getImageData(0, 0, layer.width, layer.height);
    labs ??= labsOf(image.data);
    for (let i = 0; i < labs.length / 3; i++) {
      const lab = [labs[3 * i]!, labs[3 * i + 1]!, labs[3 * i + 2]!] as const;
      const grey = 255 * encodeGamma(lab[0] ** 3);
      image.data.fill(grey, 4 * i, 4 * i + 3);
      image.data[4 * i + 3] = 255 * (1 - maskOf(lab, held));
    }
    layerPen.putImageData(image, 0, 0);
    drainedBy.set(held, layer);
    return layer;
  }

  return {
    canvas,
    show(picture) {
      [canvas.width, canvas.height] = [picture.width, picture.height];
      whole = picture;
      labs = null;
      drainedBy.clear();
    },
    paint({ hold, from, swap, drained }) {
      if (!pen || !whole) return;
      pen.globalAlpha = 1;
      pen.drawImage(whole, 0, 0);
      const lay = (one: Hold | null, strength: number): void => {
        const layer = one && strength > 0 ? drainedPicture(one) : null;
        if (!layer) return;
        pen.globalAlpha = strength;
        pen.drawImage(layer, 0, 0, canvas.width, canvas.height);
      };
      if (from && swap < 1) lay(from, drained * (1 - swap));
      lay(hold ?? from, drained * (from && hold ? swap : 1));
    },
  };
}

function labsOf(data: Uint8ClampedArray): Float32Array {
  const labs = new Float32Array((data.length / 4) * 3);
  for (let i = 0; i < data.length / 4; i++)
    labs.set(
      oklabOfLinear(linearOfByte[data[4 * i]!]!, linearOfByte[data[4 * i + 1]!]!, linearOfByte[data[4 * i + 2]!]!),
      3 * i,
    );
  return labs;
}
