import type { Product } from "#contracts/product.ts";
import { shadeDifference } from "../basics/shade-similarity.ts";
import { hexToLab } from "../basics/lab.ts";

/** So many are looked at with the exact formula; the rest is too far by the plain distance in Lab. */
const lookedAt = 300;

interface Shaded {
  product: Product;
  hex: string;
  lab: readonly number[];
}

const shadedLists = new WeakMap<readonly Product[], readonly Shaded[]>();

/** The products with the shades nearest to one, nearest first, with ΔE00; of a large catalogue only the near are measured. */
export function findNearestProducts(
  products: readonly Product[],
  hex: string,
  count: number,
): { product: Product; difference: number }[] {
  const shaded = shadedOf(products);
  return nearOf(shaded, hex)
    .map(({ product, hex: other }) => ({ product, difference: shadeDifference(hex, other) }))
    .toSorted((a, b) => a.difference - b.difference)
    .slice(0, count);
}

function shadedOf(products: readonly Product[]): readonly Shaded[] {
  const known = shadedLists.get(products);
  if (known) return known;
  const shaded = products.flatMap((product) =>
    product.shade
      ? [{ product, hex: product.shade.hex, lab: Object.values(hexToLab(product.shade.hex)) as number[] }]
      : [],
  );
  shadedLists.set(products, shaded);
  return shaded;
}

function nearOf(shaded: readonly Shaded[], hex: string): readonly Shaded[] {
  if (shaded.length <= lookedAt) return shaded;
  const wanted = Object.values(hexToLab(hex)) as number[];
  const distanceOf = ({ lab }: Shaded): number =>
    lab.reduce((sum, value, i) => sum + (value - (wanted[i] ?? 0)) ** 2, 0);
  return shaded
    .map((one) => ({ one, distance: distanceOf(one) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, lookedAt)
    .map(({ one }) => one);
}
