import sharp from "sharp";
import type { CardOf } from "#server/modules/share-images/share-card.ts";
import { parseSharedColour } from "./shared-colour.server.ts";
import { paintLit } from "./scene/lit-picture.ts";
import { litSize } from "./scene/lit-size.ts";
import lit from "./scene/lit.webp?inline";

/** The share picture of a find: its name, and the chameleon in its colour. Never the photograph. */
export const shareCard: CardOf = (code, { master }) => {
  const colour = parseSharedColour(code, master);
  if (!colour) return null;
  const { words, hex, shade } = colour;
  const { width, height } = litSize;
  return {
    lang: "ja",
    kicker: `カメレオン採集　${hex.slice(1).toUpperCase()}`,
    title: words.join(""),
    line: `この色は『${shade.name}』に化けた。`,
    shade: hex,
    drawing: { key: hex, width, height, paint: async () => paintLit(await readBands(), width, height, hex) },
  };
};

/** How much of the colour falls on each point. */
const readBands = (): Promise<Buffer> =>
  sharp(Buffer.from(lit.slice(lit.indexOf(",") + 1), "base64"))
    .extractChannel(0)
    .raw()
    .toBuffer();
