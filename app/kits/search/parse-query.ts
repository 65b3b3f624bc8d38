import { fold } from "./fold.ts";
import { minTypoLength, type Lexicon, type Word } from "./lexicon.ts";
import { romajiToKana } from "./romaji.ts";
import { canBeginWord } from "./word-start.ts";
import type { DocumentKind } from "./search-document.ts";

/** Longer queries are cut: nobody asks at greater length, and nobody waits for it. */
export const maxCodePoints = 80;

/** One part of a query: a word that is known, one that is nearly known, or a run of characters that is neither. */
export interface Part {
  folded: string;
  /** As the visitor wrote it. */
  written: string;
  word?: Word;
  /** What it was most likely meant as. */
  typos?: readonly string[];
  /** It stands at the very end and may not be finished. */
  isLast: boolean;
  /** One kanji out of a longer run of them, most likely a piece of a word that is not known. */
  isPiece: boolean;
  /** It only says which kind of thing is meant; another part says what. */
  isLead: boolean;
  scripts: string;
}

/** A query as the engine understands it. */
export interface ParsedQuery {
  /** Cut to length. */
  query: string;
  parts: Part[];
  /** What stood between its gaps, folded: found letter by letter it needs no known word. */
  chunks: string[];
  /** Its folded runs without what only asks: what is looked for letter by letter. */
  runs: string[];
  /** The kind of thing it asks for besides. */
  leads: DocumentKind | null;
}

/** Reads a query: cuts it, folds it, spells romaji out, and parts it by the words the index knows. */
export function parseQuery(typed: string, lexicon: Lexicon): ParsedQuery {
  const query = [...typed].slice(0, maxCodePoints).join("").trim();
  const folded = fold(query);
  const parsed: ParsedQuery = { query, parts: [], chunks: [], runs: [], leads: null };
  const chunks = [...folded.text.matchAll(/\S+/g)];
  chunks.forEach(({ 0: text, index }, i) => {
    const written = query.slice(folded.starts[index], folded.ends[index + text.length - 1]);
    const scripts = folded.scripts.slice(index, index + text.length);
    for (const chunk of spellChunk({ text, scripts, written }, lexicon)) {
      const parts = partsOf(chunk, lexicon);
      const last = parts.at(-1);
      if (last && i === chunks.length - 1) last.isLast = true;
      parsed.parts.push(...parts);
      if (!parts.every(isFiller)) parsed.chunks.push(chunk.text);
      parsed.runs.push(...runsOf(parts));
    }
  });
  return applyLead(parsed, lexicon);
}

const isFiller = ({ word }: Part): boolean => word !== undefined && word.isFiller && word.groups.length === 0;

function runsOf(parts: readonly Part[]): string[] {
  return parts
    .map((part) => (isFiller(part) ? " " : part.folded))
    .join("")
    .split(" ")
    .filter((run) => run.length > 1);
}

function applyLead(parsed: ParsedQuery, lexicon: Lexicon): ParsedQuery {
  const leads = parsed.parts.map(({ word }) => word?.groups.map((group) => lexicon.group(group).leads).find(Boolean));
  const hasSubject = parsed.parts.some((part, i) => !leads[i] && (part.word?.groups.length ?? 0) > 0);
  if (!hasSubject) return parsed;
  return {
    ...parsed,
    // 買いたい only says that a thing is meant; 送料 is the question itself.
    parts: parsed.parts.map((part, i) => ({ ...part, isLead: leads[i] === "product" })),
    leads: leads.find(Boolean) ?? null,
  };
}

interface Chunk {
  text: string;
  scripts: string;
  written: string;
}

/** Parts a chunk where Latin letters meet others, and spells out in kana what is no known Latin word. */
function spellChunk(chunk: Chunk, lexicon: Lexicon): Chunk[] {
  if (!chunk.scripts.includes("l") || !lexicon.readsRomaji) return [chunk];
  const pieces = [...chunk.scripts.matchAll(/l+|[^l]+/g)].map(({ 0: run, index }) => ({
    text: chunk.text.slice(index, index + run.length),
    scripts: run,
    written: chunk.scripts === run ? chunk.written : chunk.text.slice(index, index + run.length),
  }));
  return pieces.flatMap((piece, i) => {
    if (!piece.scripts.startsWith("l") || lexicon.word(piece.text)) return [piece];
    // What an input method has not turned into kana yet: りっp.
    if (i > 0 && i === pieces.length - 1 && /^[b-df-hj-np-tv-z]{1,2}$/.test(piece.text)) return [];
    const kana = bestSpelling(romajiToKana(piece.text), lexicon);
    return [kana === null ? piece : { ...piece, text: kana, scripts: "h".repeat(kana.length) }];
  });
}

/** The spelling whose letters belong most to known words. */
function bestSpelling(spellings: readonly string[], lexicon: Lexicon): string | null {
  const rated = spellings.map((kana) => {
    const { text, scripts } = fold(kana);
    return { text, merit: cut({ text, scripts, written: text }, lexicon).merit / text.length };
  });
  return rated.toSorted((a, b) => b.merit - a.merit)[0]?.text ?? null;
}

function partsOf(chunk: Chunk, lexicon: Lexicon): Part[] {
  const { text, scripts, written } = chunk;
  const isVerbatim = fold(written).text === text;
  const source = isVerbatim ? fold(written) : null;
  return cut(chunk, lexicon).pieces.map(({ start, end, word, typos }) => ({
    folded: text.slice(start, end),
    written: source ? written.slice(source.starts[start], source.ends[end - 1]) : text.slice(start, end),
    ...(word && { word }),
    ...(typos && { typos }),
    ...{ isLast: false, isLead: false },
    isPiece: end - start === 1 && scripts[start] === "k" && (scripts[start - 1] === "k" || scripts[end] === "k"),
    scripts: scripts.slice(start, end),
  }));
}

interface Piece {
  start: number;
  end: number;
  word?: Word;
  typos?: readonly string[];
  /** From one change of script to the next: a word that somebody typed as one. */
  isWholeRun?: boolean;
}

/** The cut of a chunk that explains most of it by words: longer words before several short ones. */
function cut(chunk: Chunk, lexicon: Lexicon): { pieces: Piece[]; merit: number } {
  const { text } = chunk;
  const best: { merit: number; piece: Piece | null }[] = [{ merit: 0, piece: null }];
  for (let end = 1; end <= text.length; end++) {
    best[end] = { merit: best[end - 1]?.merit ?? 0, piece: { start: end - 1, end } };
    for (let start = Math.max(0, end - lexicon.longest); start < end; start++) {
      const piece = pieceAt(chunk, start, end, lexicon);
      const merit = (best[start]?.merit ?? 0) + (piece ? meritOf(piece) : 0);
      if (piece && merit > (best[end]?.merit ?? 0)) best[end] = { merit, piece };
    }
  }
  const pieces: Piece[] = [];
  for (let end = text.length; end > 0;) {
    const piece = best[end]?.piece;
    if (!piece) break;
    pieces.unshift(piece);
    end = piece.start;
  }
  return {
    pieces: joinUnknown(keepWhole(pieces, chunk, lexicon), chunk.scripts),
    merit: best[text.length]?.merit ?? 0,
  };
}

function pieceAt({ text, scripts }: Chunk, start: number, end: number, lexicon: Lexicon): Piece | null {
  const folded = text.slice(start, end);
  const word = lexicon.word(folded);
  const pieceScripts = scripts.slice(start, end);
  if (word && (pieceScripts !== "hh" || word.isFiller || canBeginWord(text, scripts, start)))
    return { start, end, word };
  const isWholeRun = scripts[start - 1] !== scripts[start] && scripts[end] !== scripts[end - 1];
  // ビュラー has lost its last mark in folding: a whole word of katakana is long enough with three.
  const minLength = isWholeRun && pieceScripts.startsWith("aaa") ? minTypoLength - 1 : minTypoLength;
  if (folded.length < minLength || folded.length > 14 || !/^(a+|h+|[ld]+)$/.test(pieceScripts)) return null;
  const typos = lexicon.typosOf(folded).filter((typo) => typo[0] === folded[0] || (isWholeRun && folded.length > 5));
  return typos.length > 0 ? { start, end, typos, isWholeRun } : null;
}

function meritOf({ start, end, word, typos, isWholeRun }: Piece): number {
  const merit = (end - start) ** 1.7;
  if (typos) return merit * (isWholeRun ? 0.95 : 0.62);
  if (word?.groups.length) return merit * 1.15;
  return word?.isFiller ? merit * 0.6 : merit;
}

/** A chunk of kana that words explain badly, but that stands in a document letter by letter, is left whole. */
function keepWhole(pieces: Piece[], { text, scripts }: Chunk, lexicon: Lexicon): Piece[] {
  if (text.length < 3 || !/^[ah]+$/.test(scripts)) return pieces;
  const lengthOf = (some: readonly Piece[]): number => some.reduce((sum, { start, end }) => sum + end - start, 0);
  const known = pieces.filter(({ word }) => word);
  const isExplained = lengthOf(known.filter(({ word }) => !word?.isFiller)) > 0.6 * text.length;
  if (isExplained || lengthOf(known) === text.length || !lexicon.isWritten(text)) return pieces;
  return [{ start: 0, end: text.length, word: { groups: [], isFiller: false } }];
}

/** Neighbours that no word explains are one part, as long as they are written in one script. */
function joinUnknown(pieces: readonly Piece[], scripts: string): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const isUnknown = !piece.word && !piece.typos;
    const isSame = before && !before.word && !before.typos && scripts[before.start] === scripts[piece.start];
    if (isUnknown && isSame) before.end = piece.end;
    else joined.push({ ...piece });
  }
  return joined;
}
