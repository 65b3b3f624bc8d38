import type { Product } from "#contracts/product.ts";

/** Finds products by what is written on them, without walking along the whole shelf. */
export interface CatalogueSearch {
  /** The best first, at most so many. */
  find(query: string, limit: number): Product[];
}

const searches = new WeakMap<readonly Product[], CatalogueSearch>();

/** Where in a product a word stands, and what it counts there. */
const weights = { code: 8, name: 5, reading: 4, text: 1 } as const;

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
    for (const pair of new Set(Object.values(product).flatMap(pairsOf))) {
      const list = places.get(pair);
      if (list) list.push(at);
      else places.set(pair, [at]);
    }

  return {
    find(query, limit) {
      const words = fold(query)
        .split(/\s+/)
        .filter((word) => [...word].length > 1)
        .slice(0, 8);
      if (words.length === 0) return [];
      const candidates = candidatesOf(words.flatMap(pairsOf), places);
      return candidates
        .map((at) => ({ at, score: scoreOf(fields[at], words) }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score || a.at - b.at)
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

const pairsOf = (text: string): string[] => {
  const letters = [...text];
  return letters.slice(1).flatMap((letter, i) => (/\s/.test(letter + letters[i]) ? [] : `${letters[i]}${letter}`));
};

/** Those that have every pair: the rarest pair names them, the others only leave out. */
function candidatesOf(pairs: readonly string[], places: ReadonlyMap<string, readonly number[]>): number[] {
  const lists = [...new Set(pairs)].map((pair) => places.get(pair) ?? []).toSorted((a, b) => a.length - b.length);
  const [rarest = [], ...others] = lists;
  const sets = others.slice(0, 6).map((list) => new Set(list));
  return rarest.filter((at) => sets.every((set) => set.has(at)));
}

/** Every word must stand somewhere; at the beginning of a field it counts double. */
function scoreOf(fields: Fields | undefined, words: readonly string[]): number {
  let total = 0;
  for (const word of words) {
    let best = 0;
    for (const [name, weight] of Object.entries(weights)) {
      const at = fields?.[name as keyof Fields].indexOf(word) ?? -1;
      if (at >= 0) best = Math.max(best, at === 0 ? 2 * weight : weight);
    }
    if (best === 0) return 0;
    total += best;
  }
  return total;
}
