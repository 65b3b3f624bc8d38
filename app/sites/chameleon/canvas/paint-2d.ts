import { byteAt, floatAt } from "#app/kits/basics/typed-array-at.ts";
import { encodeGamma } from "#app/kits/basics/srgb.ts";
import { linearOfByte, oklabOfLinear } from "../palette/oklab.ts";
import type { DesaturationPainter, Selection } from "./desaturation.ts";
import { maskOf } from "./mask.ts";

/** Wide enough to be sharp on a phone, small enough to be counted on its processor. */
const maxWidthPx = 420;

/** Paints without a graphics chip: each held colour is counted once, and laid over the picture. */
export function create2dPainter(): DesaturationPainter {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { alpha: false });
  let source: HTMLCanvasElement | null = null;
  let labs: Float32Array | null = null;
  const layers = new Map<Selection["selected"], HTMLCanvasElement>();

  function getLayer({ selected }: Selection): HTMLCanvasElement | null {
    const cached = layers.get(selected);
    if (cached || !source) return cached ?? null;
    const scale = Math.min(1, maxWidthPx / source.width);
    const layer = document.createElement("canvas");
    [layer.width, layer.height] = [Math.round(source.width * scale), Math.round(source.height * scale)];
    const layerContext = layer.getContext("2d", { willReadFrequently: true });
    if (!layerContext) return null;
    layerContext.drawImage(source, 0, 0, layer.width, layer.height);
    const image = layerContext.getImageData(0, 0, layer.width, layer.height);
    labs ??= labsOf(image.data);
    for (let i = 0; i < labs.length / 3; i++) {
      const lab = [floatAt(labs, 3 * i), floatAt(labs, 3 * i + 1), floatAt(labs, 3 * i + 2)] as const;
      const grey = 255 * encodeGamma(lab[0] ** 3);
      image.data.fill(grey, 4 * i, 4 * i + 3);
      image.data[4 * i + 3] = 255 * (1 - maskOf(lab, selected));
    }
    layerContext.putImageData(image, 0, 0);
    layers.set(selected, layer);
    return layer;
  }

  return {
    canvas,
    show(picture) {
      [canvas.width, canvas.height] = [picture.width, picture.height];
      source = picture;
      labs = null;
      layers.clear();
    },
    paint({ selection, from, swap, drained: amount }) {
      if (!context || !source) return;
      context.globalAlpha = 1;
      context.drawImage(source, 0, 0);
      const drawLayer = (layerSelection: Selection | null, strength: number): void => {
        const layer = layerSelection && strength > 0 ? getLayer(layerSelection) : null;
        if (!layer) return;
        context.globalAlpha = strength;
        context.drawImage(layer, 0, 0, canvas.width, canvas.height);
      };
      if (from && swap < 1) drawLayer(from, amount * (1 - swap));
      drawLayer(selection ?? from, amount * (from && selection ? swap : 1));
    },
  };
}

function labsOf(data: Uint8ClampedArray): Float32Array {
  const labs = new Float32Array((data.length / 4) * 3);
  for (let i = 0; i < data.length / 4; i++)
    labs.set(
      oklabOfLinear(
        floatAt(linearOfByte, byteAt(data, 4 * i)),
        floatAt(linearOfByte, byteAt(data, 4 * i + 1)),
        floatAt(linearOfByte, byteAt(data, 4 * i + 2)),
      ),
      3 * i,
    );
  return labs;
}
