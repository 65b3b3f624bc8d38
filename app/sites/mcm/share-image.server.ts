import { Resvg } from "@resvg/resvg-js";
import ground from "#app/kits/ui/pictures/share-ground-5.json";
import { colourOf } from "#contracts/mascara-colour.ts";
import { parseRecipe } from "#contracts/mascara-recipe.ts";
import type { CardOf } from "#server/modules/share-images/share-card.ts";
import { getGalleryEntry } from "#server/modules/mascaras/mascara-gallery.ts";
import ja from "./copy/ja.json";
import { drawMascara } from "./rules/drawing/draw-mascara.ts";
import { nameOf } from "./rules/names.ts";
import { colourLabel, partLabels } from "./rules/part-labels.ts";
import { formatSerial } from "./rules/serial.ts";

const width = 560;
const height = 980;

/** The share picture of a mascara in the gallery, by id, or of any recipe, by its code: the same drawing as in the browser. */
export const shareCard: CardOf = async (requested, { database }) => {
  const work = requested.length === 36 ? await getGalleryEntry(database, requested).catch(() => null) : null;
  const code = work?.code ?? requested;
  const recipe = parseRecipe(code);
  if (typeof recipe === "string") return null;
  const { length, density, liquid } = partLabels(recipe);
  const brush = `${ja.lengths[length]}・${ja.densities[density]}`;
  const hex = colourOf(recipe);
  return {
    lang: "ja",
    kicker: work && work.number > 0 ? `わたし仕様の一本　No. ${formatSerial(work.number)}` : "わたし仕様の一本",
    title: nameOf(recipe, "ja"),
    // Black water and a red horizon: on the site's own ground other mascaras stand in the place of this one.
    ground: ground.file,
    line: `${brush}、${ja.liquids[liquid]}、${colourLabel(recipe, ja.colour.names)}。`,
    // A black tick on black would be none.
    ...(brightness(hex) > 60 && { shade: hex }),
    drawing: { key: code, width, height, paint: () => paint(drawMascara(recipe, { view: "cut" })) },
  };
};

const brightness = (hex: string): number =>
  Math.max(...[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));

/** The drawing as rows of straight RGBA; the renderer gives colours that are multiplied by their cover. */
function paint(svg: string): Uint8ClampedArray {
  const drawn = new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } }).render();
  const rows = new Uint8ClampedArray(width * height * 4);
  const { pixels } = drawn;
  for (let y = 0; y < Math.min(height, drawn.height); y++)
    for (let x = 0; x < Math.min(width, drawn.width); x++) {
      const [from, to] = [(y * drawn.width + x) * 4, (y * width + x) * 4];
      const behind = glowAt(x / width, y / height) * (255 - pixels[from + 3]!);
      const cover = pixels[from + 3]! + behind;
      for (let c = 0; c < 3; c++)
        rows[to + c] = cover === 0 ? 0 : (pixels[from + c]! * 255 + glow[c]! * behind) / cover;
      rows[to + 3] = cover;
    }
  return rows;
}

/** The red light of the page's stage behind brush and tube: what is dark stands out from it, and the water is calm there. */
const glow = [104, 2, 9] as const;
const glowAt = (x: number, y: number): number =>
  0.9 * Math.max(0, 1 - ((x - 0.56) / 0.44) ** 2 - ((y - 0.55) / 0.44) ** 2) ** 0.8;
