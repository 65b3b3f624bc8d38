import { onAbort } from "#app/kits/basics/abort.ts";
import type { PaletteResponse, PaletteRequest } from "./palette.worker.ts";
import type { Palette, Pixels } from "./read-palette.ts";

/** A worker that is silent for so long does not run here. */
const timeoutMs = 6_000;
/** Colours are counted on a copy whose longer side has so many px. */
const maxSidePx = 168;

export interface PaletteReader {
  /** The colours of what a canvas shows. Nothing of it leaves the device. */
  read(picture: HTMLCanvasElement): Promise<Palette>;
}

/** Starts the reader in a worker of its own; where none runs, it reads on the page. It ends with the signal. */
export function startPaletteReader(signal: AbortSignal): PaletteReader {
  let worker: Worker | null = null;
  try {
    worker = new Worker(new URL("./palette.worker.ts", import.meta.url), { type: "module" });
  } catch {
    // Some inner browsers of apps have none.
  }
  onAbort(signal, () => worker?.terminate());
  let lastId = 0;

  async function requestPalette(pixels: Pixels): Promise<Palette | null> {
    const target = worker;
    if (!target) return null;
    const id = ++lastId;
    return new Promise((resolve) => {
      const done = (palette: Palette | null): void => {
        clearTimeout(timer);
        target.removeEventListener("message", listen);
        target.removeEventListener("error", fail);
        resolve(palette);
      };
      const listen = ({ data }: MessageEvent<PaletteResponse>): void => {
        if (data.id === id) done(data.palette);
      };
      const fail = (): void => {
        worker = null;
        done(null);
      };
      const timer = setTimeout(fail, timeoutMs);
      target.addEventListener("message", listen);
      target.addEventListener("error", fail);
      target.postMessage({ id, pixels } satisfies PaletteRequest, []);
    });
  }

  return {
    async read(picture) {
      const pixels = createSmallCopy(picture);
      return (await requestPalette(pixels)) ?? (await import("./read-palette.ts")).readPalette(pixels);
    },
  };
}

function createSmallCopy(picture: HTMLCanvasElement): Pixels {
  const scale = Math.min(1, maxSidePx / Math.max(picture.width, picture.height));
  const small = document.createElement("canvas");
  small.width = Math.max(1, Math.round(picture.width * scale));
  small.height = Math.max(1, Math.round(picture.height * scale));
  const context = small.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("this browser has no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, small.width, small.height);
  const { data, width, height } = context.getImageData(0, 0, small.width, small.height);
  return { data: data as Uint8ClampedArray<ArrayBuffer>, width, height };
}
