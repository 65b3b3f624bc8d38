import { brotliCompressSync } from "node:zlib";
import { create, insertMultiple, save, search as searchOrama } from "@orama/orama";
import FlexSearch from "flexsearch";
import MiniSearch from "minisearch";
import { createIndex } from "#app/kits/search/create-index.ts";
import { search } from "#app/kits/search/search.ts";
import type { SearchSource } from "#app/kits/search/search-document.ts";
import { bigrams, flat, flatFields, type FlatDocument, type Peer, words } from "./peer.ts";

const maxResults = 20;
const jsonBytes = (data: unknown): number => brotliCompressSync(JSON.stringify(data)).length;

/** Ours, as pages use it: highlight, facets and reasons included. */
export function ours(source: SearchSource): Peer {
  let index = createIndex(source);
  return {
    name: "ours",
    clear: () => void (index = createIndex(source)),
    search: (query) => search(index, query, { limit: maxResults }).hits.map(({ id }) => id),
    indexBytes: jsonBytes(source),
  };
}

/** MiniSearch as it comes, given a tokenizer. */
export function miniSearch(source: SearchSource, name: string, tokenize: (text: string) => string[]): Peer {
  const engine = new MiniSearch<FlatDocument>({ fields: [...flatFields], tokenize });
  engine.addAll(source.documents.map(flat));
  return {
    name,
    search: (query) => engine.search(query).map(({ id }) => id as string),
    indexBytes: jsonBytes(engine),
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
    search: (query) => merged(engine.search(query, { suggest: true, limit: maxResults }) as { result: string[] }[]),
    get indexBytes() {
      return jsonBytes(exported);
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
    search: async (term) => (await searchOrama(engine, { term, limit: maxResults })).hits.map(({ id }) => id),
    indexBytes: jsonBytes(save(engine)),
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
