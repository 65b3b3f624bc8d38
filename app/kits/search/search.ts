import { explainRank, type Explanation } from "./explain.ts";
import { countFacets, type FacetChoice, matchesFacets } from "./facets.ts";
import { highlight, type TextPiece } from "./highlight.ts";
import type { SearchIndex } from "./create-index.ts";
import { type Ranked, rank } from "./rank.ts";
import { type ParsedQuery, parseQuery } from "./parse-query.ts";
import { type DocumentKind, documentKinds, type FacetName, type SearchDocument } from "./search-document.ts";
import { weights } from "./weights.ts";
import { listForms, type WordForm } from "./word-forms.ts";
import { elementAt } from "../basics/element-at.ts";

/** One thing that was found. */
export interface Hit {
  id: string;
  kind: DocumentKind;
  href: string;
  mark?: string;
  title: TextPiece[];
  /** The sentence of it that is nearest to the query. */
  line: TextPiece[];
  explanation: Explanation;
}

/** The answer to a query. */
export interface SearchResults {
  /** The query as it was read: cut, without gaps around it. */
  query: string;
  /** Best first, over all kinds. */
  hits: Hit[];
  /** For each facet and value, how many would be left. */
  counts: Record<FacetName, Record<string, number>>;
  /** Nothing fits. What lies nearest by its letters, and the nearest answer of the FAQ. */
  nearest: Hit[];
  nearestAnswer: Hit | null;
}

export interface SearchOptions {
  choice?: FacetChoice;
  /** Only these kinds; the FAQ asks for its own. */
  kinds?: readonly DocumentKind[];
  limit?: number;
}

/** More than this nobody reads. */
const maxHits = 40;

/** Searches. Pure: the same index, query and options give the same answer, on phone and server. */
export function search(index: SearchIndex, query: string, options: SearchOptions = {}): SearchResults {
  const { choice = {}, kinds = documentKinds, limit = maxHits } = options;
  const parsed = parseQuery(query, index.lexicon);
  const documentOf = ({ document }: Ranked): SearchDocument | undefined => index.source.documents[document];
  const isWanted = (ranked: Ranked): boolean => kinds.includes(documentOf(ranked)?.kind ?? "chapter");
  const all = parsed.query === "" ? listAll(index) : rank(index, parsed);
  const ranked = all.filter(isWanted);
  const found = parsed.query === "" ? ranked : filterRelevant(ranked);
  const documents = found.flatMap((one) => documentOf(one) ?? []);
  const hits = found
    .filter((one) => {
      const document = documentOf(one);
      return document !== undefined && matchesFacets(document, choice);
    })
    .slice(0, limit);
  const forms = markedForms(index, parsed);
  const show = (one: Ranked): Hit => hitOf(index, parsed, one, forms);
  return {
    query: parsed.query,
    hits: hits.map(show),
    counts: countFacets(documents, choice),
    nearest: hits.length > 0 ? [] : ranked.toSorted(byLetters).slice(0, 3).filter(hasAnything).map(show),
    nearestAnswer: hits.length > 0 ? null : nearestAnswer(all, documentOf, show),
  };
}

/** What holds enough of the query to be an answer, down to a share of the best. */
function filterRelevant(ranked: readonly Ranked[]): Ranked[] {
  const good = ranked.filter(({ solid, letters }) => solid >= weights.leastCoverage || letters >= 0.6);
  const minScore = (good[0]?.score ?? 0) * weights.tail;
  return good.filter(({ score }) => score >= minScore);
}

/** Without a query everything is there, in the order of the index. */
function listAll(index: SearchIndex): Ranked[] {
  const none = { score: 0, coverage: 1, solid: 1, sentence: 0, nearness: 0, letters: 0, wholeWeight: 1, matches: [] };
  return index.source.documents.map((_, document) => ({ ...none, document }));
}

const byLetters = (a: Ranked, b: Ranked): number =>
  b.letters + b.coverage - a.letters - a.coverage || a.document - b.document;
const hasAnything = ({ letters, coverage }: Ranked): boolean => letters > 0 || coverage > 0.1;

function nearestAnswer(
  all: readonly Ranked[],
  documentOf: (ranked: Ranked) => SearchDocument | undefined,
  show: (ranked: Ranked) => Hit,
): Hit | null {
  const answer = all.find((one) => documentOf(one)?.kind === "faq" && hasAnything(one));
  return answer ? show(answer) : null;
}

/** What is marked where it stands: the words of the query and their like, nothing that is only near. */
function markedForms(index: SearchIndex, { parts }: ParsedQuery): string[] {
  const forms = parts
    .filter(({ word }) => !word?.isFiller || word.groups.length > 0)
    .flatMap((part) => listForms(part, index.lexicon));
  return [...new Set(forms.filter(isMarked).map(({ form }) => form))];
}

const isMarked = ({ form, strength }: WordForm): boolean =>
  (form.length > 1 && strength >= 0.6) || (strength === 1 && !/^[ぁ-ん]$/.test(form));

function hitOf(index: SearchIndex, parsed: ParsedQuery, ranked: Ranked, forms: readonly string[]): Hit {
  const { id, kind, href, mark, title, asks, body } = elementAt(index.source.documents, ranked.document);
  const nearest = index.sentences[ranked.sentence];
  const isShown = nearest?.document === ranked.document && (nearest.field === "ask" || nearest.field === "body");
  const line = (isShown && (nearest.field === "ask" ? asks : body)[nearest.nth]) || asks[0] || body[0] || "";
  return {
    ...{ id, kind, href, title: highlight(title, forms), line: highlight(line, forms) },
    ...(mark !== undefined && { mark }),
    explanation: explainRank(index, parsed, ranked),
  };
}
