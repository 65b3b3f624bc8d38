import { brotliCompressSync } from "node:zlib";
import { create, insertMultiple, save, search as askOrama } from "@orama/orama";
import FlexSearch from "flexsearch";
import MiniSearch from "minisearch";
import { makeIndex } from "#app/kits/search/make-index.ts";
import { search } from "#app/kits/search/search.ts";
import type { SearchSource } from "#app/kits/search/search-document.ts";
import { bigrams, flat, flatFields, type FlatDocument, type Peer, words } from "./peer.ts";

const most = 20;
const weight = (data: unknown): number => brotliCompressSync(JSON.stringify(data)).length;

/** Ours, as pages use it: highlight, facets and reasons included. */
export function ours(source: SearchSource): Peer {
  let index = makeIndex(source);
  return {
    name: "ours",
    forget: () => void (index = makeIndex(source)),
    ask: (query) => search(index, query, { limit: most }).hits.map(({ id }) => id),
    indexBytes: weight(source),
  };
}

/** MiniSearch as it comes, given a tokenizer. */
export function miniSearch(source: SearchSource, name: string, tokenize: (text: string) => string[]): Peer {
  const engine = new MiniSearch<FlatDocument>({ fields: [...flatFields], tokenize });
  engine.addAll(source.documents.map(flat));
  return {
    name,
    ask: (query) => engine.search(query).map(({ id }) => id as string),
    indexBytes: weight(engine),
  };
}

/** FlexSearch with the same words; `suggest`, because without it one word too many finds nothing. */
export function flexSearch(source: SearchSource): Peer {
  const engine = new FlexSearch.Document<Record<string, string>>({
    document: { id: "id", index: [...flatFields] },
    encode: words,
    tokenize: "forward",
  });
  for (const document of source.documents) engine.add({ ...flat(document) });
  const exported: Record<string, unknown> = {};
  void engine.export((key: string, data: unknown) => void (exported[key] = data));
  return {
    name: "FlexSearch",
    ask: (query) => merged(engine.search(query, { suggest: true, limit: most }) as { result: string[] }[]),
    get indexBytes() {
      return weight(exported);
    },
  };
}

// It answers field by field: in the order of the fields, each document once.
const merged = (answers: readonly { result: string[] }[]): string[] => [
  ...new Set(answers.flatMap(({ result }) => result)),
];

/** Orama as it comes, with the same words. */
export async function orama(source: SearchSource): Promise<Peer> {
  const tokenizer = { language: "japanese", normalizationCache: new Map(), tokenize: words };
  const schema = { title: "string", reading: "string", asks: "string", keywords: "string", body: "string" } as const;
  const engine = create({ schema, components: { tokenizer } });
  await insertMultiple(engine, source.documents.map(flat));
  return {
    name: "Orama",
    ask: async (term) => (await askOrama(engine, { term, limit: most })).hits.map(({ id }) => id),
    indexBytes: weight(save(engine)),
  };
}

/** The four engines that run in a browser, and ours. */
export async function browserPeers(source: SearchSource): Promise<Peer[]> {
  return [
    ours(source),
    miniSearch(source, "MiniSearch words", words),
    miniSearch(source, "MiniSearch bigrams", bigrams),
    flexSearch(source),
    await orama(source),
  ];
}
