import type { Product } from "#contracts/product.ts";

/** Finds products by what is written on them, without walking along the whole shelf. */
export interface CatalogueSearch {
  /** The best first, at most so many. */
  find(query: string, limit: number): Product[];
}

const searches = new WeakMap<readonly Product[], CatalogueSearch>();

/** Where in a product a word stands, and what it counts there. */
const weights = { code: 8, name: 5, reading: 4, text: 1 } as const;
const weightedFields = Object.entries(weights) as [keyof typeof weights, number][];

/**
 * The search of a catalogue, made once for each list.
 * @param fold makes equal what is written in several ways (kana, width, case): that of the hub's search
 */
export function catalogueSearchOf(products: readonly Product[], fold: (text: string) => string): CatalogueSearch {
  const known = searches.get(products);
  if (known) return known;
  const search = createCatalogueSearch(products, fold);
  searches.set(products, search);
  return search;
}

/** An inverted index of pairs of characters: right for Japanese, where words have no blanks, and for codes. */
export function createCatalogueSearch(products: readonly Product[], fold: (text: string) => string): CatalogueSearch {
  const fields = products.map((product) => fieldsOf(product, fold));
  const places = new Map<string, number[]>();
  for (const [at, product] of fields.entries())
    for (const pair of Object.values(product).flatMap(pairsOf)) {
      const list = places.get(pair);
      if (!list) places.set(pair, [at]);
      else if (list.at(-1) !== at) list.push(at);
    }

  return {
    find(query, limit) {
      const words = fold(query)
        .split(/\s+/)
        .filter((word) => [...word].length > 1)
        .slice(0, 8);
      if (words.length === 0) return [];
      const scored = candidatesOf(words.flatMap(pairsOf), places)
        .map((at) => ({ at, score: scoreOf(fields[at], words) }))
        .filter(({ score }) => score > 0);
      // Scores are few, and what has the same one is in the order of the shelf already: that is cheaper than sorting all.
      return [...new Set(scored.map(({ score }) => score))]
        .toSorted((a, b) => b - a)
        .flatMap((score) => scored.filter((one) => one.score === score))
        .slice(0, limit)
        .flatMap(({ at }) => products[at] ?? []);
    },
  };
}

type Fields = Record<keyof typeof weights, string>;

function fieldsOf(
  { id, jan, code, names, reading, description, shade }: Product,
  fold: (text: string) => string,
): Fields {
  return {
    code: fold([id, jan, code, shade?.hex].filter(Boolean).join(" ")),
    name: fold(Object.values(names).join(" ")),
    reading: fold(reading),
    text: fold(description),
  };
}

const pairsOf = (text: string): string[] =>
  text.split(/\s+/).flatMap((word) => {
    const letters = [...word];
    return letters.slice(1).map((letter, i) => `${letters[i]}${letter}`);
  });

/** Those that have every pair: the rarest pair names them, the others only leave out. */
function candidatesOf(pairs: readonly string[], places: ReadonlyMap<string, readonly number[]>): readonly number[] {
  const lists = [...new Set(pairs)].map((pair) => places.get(pair) ?? []).toSorted((a, b) => a.length - b.length);
  const [rarest = [], ...others] = lists;
  return others.slice(0, 6).reduce(intersect, rarest);
}

/** What is in both of two ascending lists. */
function intersect(one: readonly number[], other: readonly number[]): readonly number[] {
  let i = 0;
  return one.filter((at) => {
    while (i < other.length && (other[i] ?? at) < at) i++;
    return other[i] === at;
  });
}

/** Every word must stand somewhere; at the beginning of a field it counts double. */
function scoreOf(fields: Fields | undefined, words: readonly string[]): number {
  let total = 0;
  for (const word of words) {
    let best = 0;
    for (const [name, weight] of weightedFields) {
      const at = fields?.[name].indexOf(word) ?? -1;
      if (at >= 0) best = Math.max(best, at === 0 ? 2 * weight : weight);
    }
    if (best === 0) return 0;
    total += best;
  }
  return total;
}
