import type { SearchDocument } from "#app/kits/search/search-document.ts";

/** One engine of the comparison, filled and ready. */
export interface Peer {
  name: string;
  /** Ids, best first; at least ten where it finds so many. */
  search(query: string): readonly string[] | Promise<readonly string[]>;
  /** What a phone would fetch to search without a server, in bytes of brotli 11; 0 where it needs one. */
  indexBytes: number;
  /** Forgets what earlier queries left behind, so that each round meets every query for the first time. */
  clear?(): void;
  stop?(): Promise<void>;
}

/** A document as the peers get it: every field we have ourselves, one text each. */
export interface FlatDocument {
  id: string;
  title: string;
  reading: string;
  asks: string;
  keywords: string;
  body: string;
}

export const flatFields = ["title", "reading", "asks", "keywords", "body"] as const;

export function flat({ id, title, reading = "", asks, keywords, body }: SearchDocument): FlatDocument {
  return { id, title, reading, asks: asks.join("\n"), keywords: keywords.join("\n"), body: body.join("\n") };
}

const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

/** The words of a text by the segmenter of this Node, in lower case. */
export function words(text: string): string[] {
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? segment.toLowerCase() : []));
}

/** The pairs of neighbouring characters of a text, without gaps; a lone character stands for itself. */
export function bigrams(text: string): string[] {
  const runs =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}ー]+/gu) ?? [];
  return runs.flatMap((run) => (run.length === 1 ? [run] : Array.from(run.slice(1), (char, i) => run[i] + char)));
}
