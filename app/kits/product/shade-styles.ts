import { createElement } from "react";
import type { Product } from "#contracts/product.ts";

/** The address of the classes of these shades: the built styles know those of the house's own content alone. */
export function shadeStylesPath(products: readonly Pick<Product, "shade">[]): string | null {
  const hexes = products.flatMap(({ shade }) => shade?.hex.slice(1).toLowerCase() ?? []);
  return hexes.length > 0 ? `/api/all-products/shades?h=${[...new Set(hexes)].toSorted().join("-")}` : null;
}

/** As in tokens.css. This stylesheet stands before all others: what it names alone would be the weakest layer of the page. */
const layerOrder = "@layer reset,tokens,ui,shell,roles,site;";

/** The classes themselves, for whoever is asked for them. Pages carry no inline style, so a shade comes as a class. */
export const shadeStylesText = (hexes: readonly string[]): string =>
  `${layerOrder}@layer ui{${hexes.map((hex) => `.shade-${hex}{--shade:#${hex};background-color:#${hex}}`).join("")}}`;

/** The stylesheet of the shades of a page of a brand's own feed. */
export const ShadeStyles = ({ href }: { href: string }) =>
  createElement("link", { rel: "stylesheet", href, precedence: "shades" });
