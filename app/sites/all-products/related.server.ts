import { similarityOf, shadeDifference } from "#app/kits/basics/shade-similarity.ts";
import type { PageContext } from "#app/kits/page/page-context.server.ts";
import type { MakeupPart } from "#contracts/makeup-choices.ts";
import type { Product } from "#contracts/product.ts";

/** So many ways of a kind are named. */
const maxLinks = 3;

/** Where else in the hub a product is found: the seconds of videos it is seen in, tips it serves, and recipes with it. */
export function listRelated(product: Product, page: PageContext) {
  return { videos: videosOf(product, page), tips: tipsOf(product, page), recipes: recipesOf(product, page) };
}

/** The videos it is pinned in, each from the second on at which it comes into the picture. */
function videosOf({ id }: Product, { master }: PageContext) {
  return master.films
    .flatMap((video) => {
      const pin = video.pins.find(({ productId }) => productId === id);
      if (!pin) return [];
      const seconds = Math.floor(pin.fromMs / 1_000);
      return [{ id: video.id, title: video.title.ja, seconds, path: `/channel?v=${video.id}&t=${seconds}` }];
    })
    .slice(0, maxLinks);
}

/** Tips for its line, those for few lines first; neighbours on the shelf begin at another one. */
function tipsOf({ line, number }: Product, { master }: PageContext) {
  const fitting = master.tips
    .filter(({ lines }) => lines.includes(line))
    .toSorted((one, other) => one.lines.length - other.lines.length);
  const first = fitting.length === 0 ? 0 : ((Number(number) - 1) * maxLinks) % fitting.length;
  return [...fitting.slice(first), ...fitting.slice(0, first)]
    .slice(0, maxLinks)
    .map(({ id, title }) => ({ id, title, path: `/tips?t=${id}` }));
}

const partsOf: Partial<Record<Product["line"], readonly MakeupPart[]>> = {
  base: ["base"],
  brow: ["brow"],
  liner: ["liner"],
  mascara: ["lash"],
  lip: ["lip"],
  tint: ["cheek", "lip"],
  shadow: ["lid", "accent", "contour", "light"],
};
/** For these any will do, whatever its colour. */
const toolLines: readonly Product["line"][] = ["base", "brow", "liner", "mascara"];

/** The moods whose recipe uses it: it is theirs, or it stands in for a colour that is a cousin at least. */
function recipesOf(product: Product, { master }: PageContext) {
  const parts = partsOf[product.line] ?? [];
  const nearnessIn = (productIds: Readonly<Record<MakeupPart, string>>): number =>
    Math.min(...parts.map((part) => nearness(product, master, productIds[part])));
  return master.makeupMoods
    .map((mood) => ({ mood, nearness: nearnessIn(mood.productIds) }))
    .filter(({ nearness: distance }) => Number.isFinite(distance))
    .toSorted((one, other) => one.nearness - other.nearness)
    .slice(0, maxLinks)
    .map(({ mood }) => ({
      id: mood.id,
      title: mood.title,
      path: `/personalmakeup?m=${mood.id}&t=15&s=desk&own=${product.id}`,
    }));
}

function nearness(product: Product, { products }: PageContext["master"], wantedId: string): number {
  if (product.id === wantedId) return 0;
  const wanted = products.find(({ id }) => id === wantedId);
  const difference =
    product.shade && wanted?.shade ? shadeDifference(product.shade.hex, wanted.shade.hex) : Number.POSITIVE_INFINITY;
  if (toolLines.includes(product.line)) return Math.min(difference, 1_000);
  return Number.isFinite(difference) && similarityOf(difference) !== "stranger" ? difference : Number.POSITIVE_INFINITY;
}

/** What the section about it is drawn from. */
export type Related = ReturnType<typeof listRelated>;
