import { onAbort } from "#app/kits/basics/abort.ts";
import type { PaletteAnswer, PaletteOrder } from "./palette.worker.ts";
import type { Palette, Pixels } from "./read-palette.ts";

/** A worker that is silent for so long does not run here. */
const patienceMs = 6_000;
/** Colours are counted on a copy whose longer side has so many px. */
const smallPx = 168;

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
  let last = 0;

  async function ask(pixels: Pixels): Promise<Palette | null> {
    const asked = worker;
    if (!asked) return null;
    const id = ++last;
    return new Promise((resolve) => {
      const done = (palette: Palette | null): void => {
        clearTimeout(timer);
        asked.removeEventListener("message", listen);
        asked.removeEventListener("error", fail);
        resolve(palette);
      };
      const listen = ({ data }: MessageEvent<PaletteAnswer>): void => {
        if (data.id === id) done(data.palette);
      };
      const fail = (): void => {
        worker = null;
        done(null);
      };
      const timer = setTimeout(fail, patienceMs);
      asked.addEventListener("message", listen);
      asked.addEventListener("error", fail);
      asked.postMessage({ id, pixels } satisfies PaletteOrder, []);
    });
  }

  return {
    async read(picture) {
      const pixels = smallCopy(picture);
      return (await ask(pixels)) ?? (await import("./read-palette.ts")).readPalette(pixels);
    },
  };
}

function smallCopy(picture: HTMLCanvasElement): Pixels {
  const scale = Math.min(1, smallPx / Math.max(picture.width, picture.height));
  const small = document.createElement("canvas");
  small.width = Math.max(1, Math.round(picture.width * scale));
  small.height = Math.max(1, Math.round(picture.height * scale));
  const pen = small.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("this browser has no canvas");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, small.width, small.height);
  const { data, width, height } = pen.getImageData(0, 0, small.width, small.height);
  return { data: data as Uint8ClampedArray<ArrayBuffer>, width, height };
}
