import { type Palette, type Pixels, readPalette } from "./read-palette.ts";

export interface PaletteOrder {
  id: number;
  pixels: Pixels;
}

export interface PaletteAnswer {
  id: number;
  palette: Palette;
}

addEventListener("message", ({ data: { id, pixels } }: MessageEvent<PaletteOrder>) =>
  postMessage({ id, palette: readPalette(pixels) } satisfies PaletteAnswer),
);
