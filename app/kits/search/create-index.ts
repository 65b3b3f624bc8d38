import { indexProducts } from "./criteria/find-products.ts";
import type { IndexedProduct } from "./criteria/product-fit.ts";
import { fold, type Script } from "./fold.ts";
import { canBeginWord } from "./word-start.ts";
import { type Lexicon, createLexicon } from "./lexicon.ts";
import type { SearchSource } from "./search-document.ts";
import { type Field, fields } from "./weights.ts";

/** One sentence of a document: a title, an ask, a keyword, a step. */
export interface Sentence {
  /** Index of its document. */
  document: number;
  field: Field;
  /** Which of its field it is: the third ask. */
  nth: number;
  /** Where it lies in `SearchIndex.text`. */
  start: number;
  end: number;
}

/** A source made ready: all its sentences, folded, in one long text that is searched as a whole. */
export interface SearchIndex {
  source: SearchSource;
  sentences: readonly Sentence[];
  text: string;
  scripts: string;
  lexicon: Lexicon;
  products: readonly IndexedProduct[];
  /** Which sentences hold a folded form, ascending. Kept, so that the next letter of a query costs little. */
  find(form: string): readonly number[];
}

const gap = "\n";
const maxCachedForms = 6000;

/**
 * Makes an index of a source. About 60 ms of work for 500 documents on a phone of the middle class; `pause` is awaited
 * after every fifty, so that the page stays awake.
 */
export async function createIndexWithPauses(source: SearchSource, pause: () => Promise<void>): Promise<SearchIndex> {
  const writer = createIndexWriter(source);
  for (let i = 0; i < source.documents.length; i++) {
    writer.add(i);
    if (i % 50 === 49) await pause();
  }
  await pause();
  return writer.finish();
}

/** Makes an index of a source in one go, for the server. */
export function createIndex(source: SearchSource): SearchIndex {
  const writer = createIndexWriter(source);
  source.documents.forEach((_, i) => writer.add(i));
  return writer.finish();
}

function createIndexWriter(source: SearchSource) {
  const sentences: Sentence[] = [];
  const texts: string[] = [];
  const scripts: string[] = [];
  let length = 0;

  function write(document: number, field: Field, nth: number, original: string): void {
    const folded = fold(original);
    sentences.push({ document, field, nth, start: length, end: length + folded.text.length });
    texts.push(folded.text, gap);
    scripts.push(folded.scripts, gap);
    length += folded.text.length + gap.length;
  }

  return {
    add(document: number): void {
      const found = source.documents[document];
      if (!found) return;
      const { title, reading, asks, keywords, body } = found;
      const parts: Record<Field, readonly string[]> = {
        ...{ title: [title], reading: reading ? [reading] : [] },
        ...{ ask: asks, keyword: keywords, body },
      };
      for (const field of fields) parts[field].forEach((part, nth) => write(document, field, nth, part));
    },
    finish(): SearchIndex {
      const text = texts.join("");
      const allScripts = scripts.join("");
      const lexicon = createLexicon(source, text, allScripts);
      const cache = new Map<string, readonly number[]>();
      return {
        ...{ source, sentences, text, scripts: allScripts, lexicon },
        products: indexProducts(source.documents),
        find(form) {
          let found = cache.get(form);
          if (!found) {
            found = scan(form, text, allScripts, sentences);
            if (cache.size >= maxCachedForms) cache.clear();
            cache.set(form, found);
          }
          return found;
        },
      };
    },
  };
}

function scan(form: string, text: string, scripts: string, sentences: readonly Sentence[]): number[] {
  const found: number[] = [];
  let from = 0;
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, from)) {
    if (!beginsWord(form, at, text, scripts)) {
      from = at + 1;
      continue;
    }
    const sentence = sentenceAt(sentences, at);
    found.push(sentence);
    from = sentences[sentence]?.end ?? text.length;
  }
  return found;
}

/**
 * Short kana forms count only where a word may begin: はれ in 「まぶたがはれた」, not in 「ひろがはれ…」. Latin words
 * begin where no letter stands before.
 */
function beginsWord(form: string, at: number, text: string, scripts: string): boolean {
  const script = scripts[at] as Script;
  const before = scripts[at - 1];
  // Thai writes no gaps between words.
  if (script === "l" && isThai(text.charCodeAt(at))) return true;
  if (script === "l" || script === "d") return before !== script;
  if (form.length > 2 || script === "k" || before !== script) return true;
  return script === "h" && canBeginWord(text, scripts, at);
}

/** The sentence a place of the text belongs to. */
function sentenceAt(sentences: readonly Sentence[], at: number): number {
  let low = 0;
  let high = sentences.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sentences[middle]?.start ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

const isThai = (code: number): boolean => code >= 0x0e00 && code <= 0x0e7f;
