import { colourWords } from "./colour-words.ts";
import type { Criterion, CriterionKind } from "./criterion.ts";
import { finishWords } from "./finish-words.ts";
import { readHex } from "./hex-code.ts";
import { ingredientWords } from "./ingredient-words.ts";
import { readJan } from "./jan-code.ts";
import { lineWords } from "./line-words.ts";
import { isNeutral } from "./neutral-words.ts";
import { readPrice } from "./price-words.ts";
import { readProductNumber } from "./product-number.ts";
import { createQueryText, leftOver } from "./query-text.ts";
import { prepareWords, readWords } from "./read-words.ts";
import { seasonWords } from "./season-words.ts";
import { stateWords } from "./state-words.ts";

/** What a query says about products. */
export interface QueryCriteria {
  criteria: readonly Criterion[];
  /**
   * True when it asks for products and nothing else: 「イエベ秋 リップ 1500円以下」. 「赤リップに合うメイク」 states conditions as
   * well, but asks something, and is answered by words.
   */
  asksForProducts: boolean;
  /** Nothing but conditions stands in it: 「つや」 alone, of which the hub cannot know that it asks for products. */
  isWhole: boolean;
}

const words = prepareWords([
  ...lineWords,
  ...seasonWords,
  ...colourWords,
  ...finishWords,
  ...stateWords,
  ...ingredientWords,
]);

/** A line alone is a word like others; a tone alone is said of many things. */
const selecting: readonly CriterionKind[] = ["jan", "code", "hex", "colour", "season", "price", "finish", "state"];
const needsLine: readonly CriterionKind[] = ["finish", "price", "state"];

/** Folded words of whoever wants a thing rather than an answer. */
const buying =
  /買いたい|買う|買える|欲しい|ほしい|探してる|さがしてる|探している|おすすめ|お勧め|人気|推薦|想買|추천|แนะนำ|recommend/u;

/** Reads the conditions of a query: codes and numbers first, then words, longer ones before shorter ones. */
export function readCriteria(typed: string): QueryCriteria {
  const query = createQueryText(typed);
  const codes = [...readJan(query), ...readHex(query), ...readPrice(query)];
  const named = readWords(query, words);
  const number = readProductNumber(query, named);
  const criteria = mergeLines([...codes, ...number, ...withoutNumbered(named, number)]);
  const lineCount = named.filter(({ kind }) => kind === "line").length;
  const isBuying = lineCount > 1 || (lineCount > 0 && buying.test(leftOver(query)));
  const isSelecting = isBuying || criteria.some(({ kind }) => selecting.includes(kind));
  const place = ({ written }: Criterion): number => typed.indexOf(written.split(" ")[0] ?? "");
  criteria.sort((a, b) => place(a) - place(b));
  const isWhole = criteria.length > 0 && isNeutral(leftOver(query));
  return { criteria, asksForProducts: isSelecting && (isBuying || isEnough(criteria)) && isWhole, isWhole };
}

/** 「つや」 or 「高い」 alone may be said of skin or of noses; with a line, a colour or a sum it is a product. */
function isEnough(criteria: readonly Criterion[]): boolean {
  const isAlone = criteria.every(({ kind }) => needsLine.includes(kind));
  return !isAlone || criteria.length > 1 || criteria.some((one) => one.kind === "price" && one.order !== "dearest");
}

/** The line of a number is part of it: リップ03. */
function withoutNumbered(named: readonly Criterion[], [number]: readonly Criterion[]): Criterion[] {
  const line = named.find(({ kind }) => kind === "line");
  const isPart = number?.kind === "code" && number.lines !== null;
  return named.filter((one) => !(isPart && one === line));
}

/**
 * アイシャドウ ブラシ asks for a brush: the word that names a thing before the one that only says what for. リップ ティント asks for
 * tints: the narrowest that lies in the others. Else any of them.
 */
function mergeLines(criteria: readonly Criterion[]): Criterion[] {
  const lines = criteria.filter((one) => one.kind === "line");
  if (lines.length < 2) return [...criteria];
  const written = lines.map((one) => one.written).join(" ");
  const thing = lines.findLast(({ says }) => says !== null);
  const narrow = lines.toSorted((a, b) => a.lines.length - b.lines.length)[0];
  const isInside = narrow && lines.every(({ lines: of }) => narrow.lines.every((line) => of.includes(line)));
  const all = [...new Set(lines.flatMap(({ lines: of }) => of))];
  const merged: Criterion = thing
    ? { ...thing, written }
    : { kind: "line", written, says: null, lines: isInside ? narrow.lines : all };
  return [...criteria.filter(({ kind }) => kind !== "line"), merged];
}
