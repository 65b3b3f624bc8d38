import type { Lexicon } from "./lexicon.ts";
import type { Part } from "./parse-query.ts";
import { type MatchKind, matchStrength } from "./weights.ts";

/** One folded text to look for, and how sure it is that the visitor meant it. */
export interface WordForm {
  form: string;
  kind: MatchKind;
  strength: number;
}

/** Everything a part of the query may stand as in a document; of each form the surest way. */
export function listForms(part: Part, lexicon: Lexicon): WordForm[] {
  const forms = new Map<string, WordForm>();
  function add(form: string, kind: MatchKind, factor = 1): void {
    const strength = matchStrength[kind] * factor;
    if (form !== "" && strength > (forms.get(form)?.strength ?? 0)) forms.set(form, { form, kind, strength });
  }
  function addGroups(word: string, factor: number): void {
    for (const number of lexicon.word(word)?.groups ?? []) {
      const { terms, near } = lexicon.group(number);
      for (const term of terms) add(term, "synonym", factor);
      for (const term of near) add(term, "near", factor);
    }
  }

  const { folded, scripts } = part;
  if (folded.length > 1 || scripts === "k" || scripts === "d") add(folded, "same");
  addGroups(folded, 1);
  for (const typo of part.typos ?? []) {
    add(typo, "typo");
    addGroups(typo, matchStrength.typo);
  }
  const stem = stemOf(folded, scripts);
  if (stem !== null) add(stem, "stem", stem.length === 1 ? 0.75 : 1);
  if (part.isLast && folded.length > 1 && !part.word?.groups.length) {
    for (const word of lexicon.beginningWith(folded)) {
      add(word, "typing");
      addGroups(word, matchStrength.typing);
    }
  }
  return [...forms.values()];
}

/** A word of kanji less its ending: 洗い → 洗, 選び方 stays. */
function stemOf(folded: string, scripts: string): string | null {
  const ending = /^(k+)h{1,3}$/.exec(scripts);
  return ending?.[1] ? folded.slice(0, ending[1].length) : null;
}
