import type { Criterion, ProductPart } from "./criteria/criterion.ts";
import { type Care, careFor } from "./care/care-for.ts";
import { closestWords } from "./closest-words.ts";
import { catalogueAddress } from "./criteria/catalogue-address.ts";
import { findProducts, type FoundProducts } from "./criteria/find-products.ts";
import { readCriteria } from "./criteria/read-criteria.ts";
import { explainProduct, explainRank, type Explanation } from "./explain.ts";
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
  product?: ProductPart;
  title: TextPiece[];
  /** The sentence of it that is nearest to the query. */
  line: TextPiece[];
  explanation: Explanation;
}

/** The answer to a query. */
export interface SearchResults {
  /** The query as it was read: cut, without gaps around it. */
  query: string;
  /** The conditions on products that were read in it; `isRelaxed` where no product meets all of them. */
  understood: Understood;
  /** Said before anything else, where the query speaks of distress. Such a query is kept nowhere. */
  care: Care | null;
  /** Best first, over all kinds. */
  hits: Hit[];
  /** For each facet and value, how many would be left. */
  counts: Record<FacetName, Record<string, number>>;
  /** Nothing fits. What lies nearest by its letters, and the nearest answer of the FAQ. */
  nearest: Hit[];
  nearestAnswer: Hit | null;
  /** Nothing fits: known words that look like those that were typed. */
  closest: string[];
}

/** What was read in a query besides its words. */
export interface Understood {
  criteria: readonly Criterion[];
  /** It asks for products and nothing else. */
  asksForProducts: boolean;
  /** No product meets all of it; those are shown that miss the least. */
  isRelaxed: boolean;
  /** The address of the catalogue, narrowed by it; null where nothing narrows it. */
  catalogue: string | null;
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
  const { criteria, isWhole, ...read } = readCriteria(parsed.query);
  // 「無香料」 alone is no finish or price, and yet asks for things: those whose ingredients are known to be without.
  const asksForProducts = read.asksForProducts || (isWhole && avoidsKnown(index, criteria));
  const documentOf = ({ document }: { document: number }): SearchDocument | undefined =>
    index.source.documents[document];
  const isWanted = (one: { document: number }): boolean => kinds.includes(documentOf(one)?.kind ?? "chapter");
  const isChosen = (one: { document: number }): boolean => {
    const document = documentOf(one);
    return document !== undefined && matchesFacets(document, choice);
  };
  const isFaq = (one: { document: number }): boolean => documentOf(one)?.kind === "faq";
  const byCriteria = asksForProducts ? findProducts(index.products, criteria) : nothingFound;
  const products = byCriteria.products.filter(isWanted);
  const all = parsed.query === "" ? listAll(index) : rank(index, parsed);
  const ranked = withAnswersFirst(index, criteria, all).filter(isWanted);
  const byWords = parsed.query === "" ? ranked : filterRelevant(ranked);
  // Beside the answer that nothing is known of what is in products, one in the list would look as if it were free of it.
  const isUnknown = criteria.some((one) => one.kind === "ingredient") && !knowsIngredients(index);
  const others = byWords
    .filter(isOther(criteria, products, documentOf))
    .filter((one) => !isUnknown || documentOf(one)?.kind !== "product");
  const forms = markedForms(index, parsed);
  const show = (one: Ranked): Hit => hitOf(index, parsed, one, forms);
  const shown = others.filter(isChosen).slice(0, limit);
  // How far a list of ingredients can be trusted is said before the things it was read from.
  const answers = criteria.some(({ kind }) => kind === "ingredient") ? shown.filter(isFaq).slice(0, 1) : [];
  const hits = [
    ...answers.map(show),
    ...products.filter(isChosen).map((one) => productHit(index, one)),
    ...shown.filter((one) => !answers.includes(one)).map(show),
  ].slice(0, limit);
  return {
    query: parsed.query,
    understood: { criteria, asksForProducts, isRelaxed: byCriteria.isRelaxed, catalogue: catalogueAddress(criteria) },
    care: careFor(parsed.query, index.source.lang),
    hits,
    counts: countFacets(
      [...products, ...others].flatMap((one) => documentOf(one) ?? []),
      choice,
    ),
    nearest: hits.length > 0 ? [] : ranked.toSorted(byLetters).slice(0, 3).filter(hasAnything).map(show),
    nearestAnswer: hits.length > 0 ? null : nearestAnswer(all, documentOf, show),
    closest: hits.length > 0 ? [] : closestWords(index, parsed.query),
  };
}

/** What no product can answer the FAQ does: how far it is known what is in products, and codes that are none of ours. */
function withAnswersFirst(index: SearchIndex, criteria: readonly Criterion[], ranked: Ranked[]): Ranked[] {
  const requested = criteria.find((one) => isForFaq(index, one));
  if (!requested) return ranked;
  const isAnswer = ({ document }: Ranked): boolean => index.source.documents[document]?.kind === "faq";
  const [answer] = rank(index, parseQuery(requested.kind === "jan" ? "JAN" : requested.written, index.lexicon)).filter(
    isAnswer,
  );
  if (!answer) return ranked;
  const best = { ...answer, score: Math.max(answer.score, ranked[0]?.score ?? 0), solid: 1 };
  return [best, ...ranked.filter(({ document }) => document !== answer.document)];
}

function isForFaq({ products }: SearchIndex, criterion: Criterion): boolean {
  if (criterion.kind === "ingredient") return true;
  return (
    criterion.kind === "jan" &&
    criterion.check !== "tail" &&
    products.every(({ part }) => part.jan !== criterion.digits)
  );
}

const knowsIngredients = ({ products }: SearchIndex): boolean =>
  products.some(({ part }) => part.ingredients !== undefined);

const avoidsKnown = (index: SearchIndex, criteria: readonly Criterion[]): boolean =>
  knowsIngredients(index) && criteria.some((one) => one.kind === "ingredient" && one.without !== null);

const nothingFound: FoundProducts = { products: [], isRelaxed: false };

/**
 * What stands beside products that were found by conditions: no product that misses them, and beside a code nothing, for
 * whatever resembles its digits is noise.
 */
function isOther(
  criteria: readonly Criterion[],
  found: readonly { document: number }[],
  documentOf: (one: { document: number }) => SearchDocument | undefined,
): (one: { document: number }) => boolean {
  if (found.length === 0) return () => true;
  const isExact = criteria.some(({ kind }) => kind === "jan" || kind === "code" || kind === "hex");
  return (one) => !isExact && documentOf(one)?.kind !== "product";
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

function productHit(index: SearchIndex, found: FoundProducts["products"][number]): Hit {
  const { id, kind, href, mark, title, body, product } = elementAt(index.source.documents, found.document);
  return {
    ...{ id, kind, href, title: highlight(title, []), line: highlight(body[0] ?? "", []) },
    ...(mark !== undefined && { mark }),
    ...(product && { product }),
    explanation: explainProduct(found),
  };
}

function hitOf(index: SearchIndex, parsed: ParsedQuery, ranked: Ranked, forms: readonly string[]): Hit {
  const { id, kind, href, mark, title, asks, body, product } = elementAt(index.source.documents, ranked.document);
  const nearest = index.sentences[ranked.sentence];
  const isShown = nearest?.document === ranked.document && (nearest.field === "ask" || nearest.field === "body");
  const line = (isShown && (nearest.field === "ask" ? asks : body)[nearest.nth]) || asks[0] || body[0] || "";
  return {
    ...{ id, kind, href, title: highlight(title, forms), line: highlight(line, forms) },
    ...(mark !== undefined && { mark }),
    ...(product && { product }),
    explanation: explainRank(index, parsed, ranked),
  };
}
