import { fold } from "./fold.ts";

/** A piece of a text: found, or only around what was found. */
export interface TextPiece {
  text: string;
  isFound: boolean;
}

/** Cuts a text where folded forms stand in it; the pieces put together are the text again. */
export function highlight(text: string, forms: readonly string[]): TextPiece[] {
  const folded = fold(text);
  const found = Array.from({ length: text.length }, () => false);
  for (const form of forms) {
    for (let at = folded.text.indexOf(form); form !== "" && at >= 0; at = folded.text.indexOf(form, at + 1)) {
      found.fill(true, folded.starts[at], folded.ends[at + form.length - 1]);
    }
  }
  const pieces: TextPiece[] = [];
  let from = 0;
  for (let i = 1; i <= text.length; i++) {
    if (i < text.length && found[i] === found[from]) continue;
    pieces.push({ text: text.slice(from, i), isFound: found[from] ?? false });
    from = i;
  }
  return pieces;
}
