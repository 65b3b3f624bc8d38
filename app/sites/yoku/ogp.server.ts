import type { CardOf } from "#server/modules/ogp/share-card.ts";
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
      paint: () => paintCompact(width, height, palette.pans),
    },
  };
};
