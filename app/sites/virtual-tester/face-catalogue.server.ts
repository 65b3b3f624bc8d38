import { hexToOklch } from "#app/kits/basics/oklch.ts";
import { getSwatchArt } from "#app/kits/product/swatch-art.server.ts";
import { formatLookCode } from "#contracts/look-code.ts";
import type { MakeupLook } from "#contracts/makeup-look.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { finishes } from "#contracts/finishes.ts";
import type { Product } from "#contracts/product.ts";
import type { CatalogueLook, FaceCatalogue } from "./contract.ts";
import type { CodedKind } from "./rules/face-parts.ts";
import { fitsPart } from "./rules/fits-part.ts";
import { lookColours } from "./rules/look-colours.ts";

/** Everything a whole face may wear, as the catalogue has it. */
export function faceCatalogueOf({
  products,
  makeupLooks,
}: Pick<MasterData, "products" | "makeupLooks">): FaceCatalogue {
  const available = products.filter(({ state }) => state === "on-sale" || state === "limited");
  const choicesOf = (kind: CodedKind): string[] =>
    available
      .filter((product) => fitsPart(product, kind))
      .toSorted(byColour)
      .map(({ id }) => id);
  return {
    products: products.flatMap(({ id, number, names, shade }) =>
      shade ? [{ id, number, name: names.ja, hex: shade.hex, finish: shade.finish }] : [],
    ),
    choices: {
      base: choicesOf("base"),
      contour: choicesOf("contour"),
      blush: choicesOf("blush"),
      highlight: choicesOf("highlight"),
      brow: choicesOf("brow"),
      "lip-line": choicesOf("lip-line"),
    },
    looks: makeupLooks.map((look) => describeLook(look, products)),
    strokes: Object.fromEntries(
      finishes.flatMap((finish) => {
        const art = getSwatchArt(finish);
        return art ? [[finish, { smear: art.smear, isStain: art.isStain, shineTint: art.shineTint }]] : [];
      }),
    ),
  };
}

function describeLook({ id, names, line, applied, steps }: MakeupLook, products: readonly Product[]): CatalogueLook {
  const code = formatLookCode(applied);
  if (code === null) throw new Error(`the look ${id} fits no address`);
  return {
    ...{ id, code, name: names.ja, line, steps },
    colours: lookColours(applied).map(({ productId, layer }) => ({
      hex: layer.hex,
      finish: products.find((product) => product.id === productId)?.shade?.finish ?? "satin",
    })),
  };
}

/** From light to dark, so that a hand finds its own place among them. */
const byColour = (one: Product, other: Product): number => lightnessOf(other) - lightnessOf(one);

const lightnessOf = ({ shade }: Product): number => (shade ? hexToOklch(shade.hex).l : 0);
