import { type Palette, type Pixels, readPalette } from "./read-palette.ts";

export interface PaletteRequest {
  id: number;
  pixels: Pixels;
}

export interface PaletteResponse {
  id: number;
  palette: Palette;
}

addEventListener("message", ({ data: { id, pixels } }: MessageEvent<PaletteRequest>) =>
  postMessage({ id, palette: readPalette(pixels) } satisfies PaletteResponse),
);
