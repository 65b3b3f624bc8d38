import type { SearchIndex } from "./create-index.ts";
import type { Part, ParsedQuery } from "./parse-query.ts";
import { listForms, type WordForm } from "./word-forms.ts";
import { weights } from "./weights.ts";

/** Where and how one part of the query was found in a document, at its best place. */
export interface PartMatch extends WordForm {
  part: Part;
  sentence: number;
  /** What it gave to the score. */
  gain: number;
}

/** A document with its score, and what the score is made of. */
export interface Ranked {
  document: number;
  score: number;
  /** The share of the query's words it holds, each by its weight; and of those that are more than one loose kanji. */
  coverage: number;
  solid: number;
  /** The sentence that is nearest to the query as a whole, and how near: 0 to 1. */
  sentence: number;
  nearness: number;
  /** How much of the query's letters stand there in the same order. */
  letters: number;
  /** What the whole query weighs. */
  wholeWeight: number;
  matches: PartMatch[];
}

/** What a query met: in each sentence, and in each document. */
interface QueryHits {
  wholeWeight: number;
  sentences: Map<number, { weight: number; length: number; letters: number }>;
  documents: Map<number, { best: Map<Part, PartMatch>; places: Map<Part, number> }>;
}

/** Every document that holds anything of the query, best first; equal ones in the order of the index. */
export function rank(index: SearchIndex, query: ParsedQuery): Ranked[] {
  const gathered = gatherHits(index, query);
  const nearest = nearestSentences(index, gathered);
  return [...gathered.documents]
    .map(([document, { best, places }]) => {
      const matches = [...best.values()];
      const repeats = [...places.values()].reduce((sum, count) => sum + Math.min(3, count - 1), 0);
      const { sentence, nearness, letters } = nearest.get(document) ?? { sentence: 0, nearness: 0, letters: 0 };
      const coverage = coverageOf(index, matches, gathered.wholeWeight);
      const solid = coverageOf(index, matches.filter(isSolid), gathered.wholeWeight);
      const { wholeWeight } = gathered;
      const ranked = { document, score: 0, coverage, solid, sentence, nearness, letters, wholeWeight, matches };
      return { ...ranked, score: scoreOf(index, query, ranked, repeats) };
    })
    .toSorted((a, b) => b.score - a.score || a.document - b.document);
}

function gatherHits(index: SearchIndex, query: ParsedQuery): QueryHits {
  const gathered: QueryHits = { wholeWeight: 0, sentences: new Map(), documents: new Map() };
  for (const part of query.parts) {
    const matches = matchesOf(index, part);
    const weight = weightOf(index, part, matches);
    gathered.wholeWeight += weight;
    for (const [number, form] of matches)
      recordMatch(index, gathered, number, { ...form, part, sentence: number, gain: weight });
  }
  gathered.wholeWeight ||= 1;
  const recordLetters = (number: number, letters: number): void => {
    const hit = getOrCreate(gathered.sentences, number, emptySentence);
    hit.letters = Math.max(hit.letters, letters);
    const sentence = index.sentences[number];
    if (sentence && letters > 0.3) getOrCreate(gathered.documents, sentence.document, emptyDocument);
  };
  countLetters(index, query.runs, recordLetters);
  const length = query.parts.reduce((sum, { folded }) => sum + folded.length, 0);
  for (const chunk of query.chunks)
    if (chunk.length > 2) for (const number of index.find(chunk)) recordLetters(number, chunk.length / length);
  return gathered;
}

const emptySentence = () => ({ weight: 0, length: 0, letters: 0 });
const emptyDocument = () => ({ best: new Map<Part, PartMatch>(), places: new Map<Part, number>() });

/** Notes a match in its sentence and its document; `gain` comes as the weight of its part. */
function recordMatch(index: SearchIndex, { sentences, documents }: QueryHits, number: number, match: PartMatch): void {
  const sentence = index.sentences[number];
  if (!sentence) return;
  const { part, form, strength } = match;
  const hit = getOrCreate(sentences, number, emptySentence);
  hit.weight += match.gain * strength;
  hit.length += form.length;
  const { best, places } = getOrCreate(documents, sentence.document, emptyDocument);
  const gain = match.gain * strength * weights.fields[sentence.field];
  places.set(part, (places.get(part) ?? 0) + 1);
  if (gain > (best.get(part)?.gain ?? 0)) best.set(part, { ...match, gain });
}

/** For each document the sentence that holds most of the query, with least beside it. */
function nearestSentences(index: SearchIndex, { sentences, wholeWeight }: QueryHits) {
  const nearest = new Map<number, { sentence: number; nearness: number; letters: number }>();
  for (const [number, { weight, length, letters }] of sentences) {
    const sentence = index.sentences[number];
    if (!sentence) continue;
    const { document, field, start, end } = sentence;
    const focus = 1 - weights.sentenceFocus + weights.sentenceFocus * Math.min(1, length / Math.max(1, end - start));
    const nearness = weights.fields[field] * (weight / wholeWeight) ** 1.5 * focus;
    const best = getOrCreate(nearest, document, () => ({ sentence: number, nearness: 0, letters: 0 }));
    if (nearness > best.nearness) Object.assign(best, { sentence: number, nearness });
    best.letters = Math.max(best.letters, letters * weights.fields[field]);
  }
  return nearest;
}

function scoreOf(index: SearchIndex, query: ParsedQuery, ranked: Ranked, repeats: number): number {
  const { document, coverage, nearness, letters, wholeWeight, matches } = ranked;
  const kind = index.source.documents[document]?.kind ?? "chapter";
  const words = matches.reduce((sum, { gain }) => sum + gain, 0) + weights.repeat * repeats;
  const lift = wholeWeight * (weights.sentenceLift * nearness + weights.letterLift * letters);
  const leadFactor = query.leads === kind ? weights.leadLift : 1;
  return (words * coverageFactor(coverage) + lift) * weights.kinds[kind] * leadFactor;
}

/** What is left of the words' score of a document that leaves some of the query out. */
export const coverageFactor = (coverage: number): number =>
  weights.coverageFloor + (1 - weights.coverageFloor) * coverage;

function coverageOf(index: SearchIndex, matches: readonly PartMatch[], wholeWeight: number): number {
  const held = matches.reduce((sum, { gain, sentence }) => sum + gain / fieldWeightAt(index, sentence), 0);
  return Math.min(1, held / wholeWeight);
}

const isSolid = ({ part }: PartMatch): boolean =>
  !part.isPiece && (part.folded.length > 1 || (part.word?.groups.length ?? 0) > 0);

function fieldWeightAt(index: SearchIndex, sentence: number): number {
  return weights.fields[index.sentences[sentence]?.field ?? "body"];
}

/** For each sentence the surest form in which it holds a part. */
function matchesOf(index: SearchIndex, part: Part): Map<number, WordForm> {
  const matches = new Map<number, WordForm>();
  for (const form of listForms(part, index.lexicon)) {
    for (const number of index.find(form.form))
      if (form.strength > (matches.get(number)?.strength ?? 0)) matches.set(number, form);
  }
  return matches;
}

/** Rare words weigh more (the idf of BM25); words that only ask weigh next to nothing. */
function weightOf(index: SearchIndex, part: Part, matches: ReadonlyMap<number, WordForm>): number {
  const holders = new Set<number>();
  for (const [number, { strength }] of matches)
    if (strength >= 0.5) holders.add(index.sentences[number]?.document ?? -1);
  const count = index.source.documents.length;
  const rarity = Math.log(1 + (count - holders.size + 0.5) / (holders.size + 0.5));
  const isMeant = (part.word?.groups.length ?? 0) > 0;
  if (part.isLead) return rarity * weights.lead;
  if (part.word?.isFiller && !isMeant) return rarity * weights.filler;
  if (part.isPiece || (part.scripts === "k" && !isMeant)) return rarity * weights.loneKanji;
  if (isMeant || !/^h{1,2}$/.test(part.scripts)) return holders.size === 0 ? rarity * 0.7 : rarity;
  return part.folded.length === 1 ? 0.02 : rarity * weights.shortKana;
}

/** What share of the query's pairs of letters each sentence holds, rare pairs counting more. */
function countLetters(
  index: SearchIndex,
  runs: readonly string[],
  recordLetters: (sentence: number, share: number) => void,
): void {
  const pairs = [...new Set(runs.flatMap((run) => [...run].slice(1).map((char, i) => (run[i] ?? "") + char)))];
  const shares = new Map<number, number>();
  let whole = 0;
  for (const pair of pairs) {
    const holders = index.find(pair);
    const isKana = /^[ぁ-ん]+$/.test(pair);
    const weight = Math.log(1 + index.sentences.length / (1 + holders.length)) * (isKana ? 0.5 : 1);
    whole += weight;
    for (const number of holders) shares.set(number, (shares.get(number) ?? 0) + weight);
  }
  for (const [number, share] of shares) recordLetters(number, share / whole);
}

function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = create();
  map.set(key, value);
  return value;
}
