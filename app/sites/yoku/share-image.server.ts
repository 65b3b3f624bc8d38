import type { CardOf } from "#server/modules/share-images/share-card.ts";
import { paletteOf } from "./content.server.ts";
import ja from "./copy/ja.json";
import tw from "./copy/zh-TW.json";
import { paintCompact } from "./rules/paint-compact.ts";

const [width, height] = [420, 525];

/** The share picture of a palette, `j-{code}` or `t-{code}`: its name, its four words, and the open compact itself. */
export const shareCard: CardOf = (id, { master }) => {
  const [, sign, code] = /^([jt])-([0-9a-z]+)$/.exec(id) ?? [];
  const lang = sign === "t" ? "zh-TW" : "ja";
  const palette = code === undefined ? null : paletteOf(code, master, lang);
  if (!palette) return null;
  return {
    lang,
    kicker: (lang === "ja" ? ja : tw).title,
    title: palette.name,
    line: palette.pans.map(({ word }) => word).join("、"),
    drawing: {
      key: palette.pans.map(({ shadow }) => shadow).join(),
      width,
      height,
      paint: () => feather(paintCompact(width, height, palette.pans)),
    },
  };
};

/** How far from each edge the picture has come out of the dark, as shares: left and right, top, bottom. */
const [aside, above, below] = [0.07, 0.16, 0.14];

/** Without an edge: on a card it must not lie as a sheet on what is behind it. No powder reaches so far. */
function feather(pixels: Uint8ClampedArray): Uint8ClampedArray {
  const soft = (share: number): number => Math.min(1, Math.max(0, share)) ** 1.4;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = [Math.min(x, width - 1 - x) / width, y / height];
      const alpha = soft(fromX / aside) * soft(fromY / above) * soft((1 - fromY) / below);
      pixels[(y * width + x) * 4 + 3] = Math.round(255 * alpha);
    }
  return pixels;
}
