/** A piece of a phrase: one that is struck out, or one that stays. */
export interface PhrasePart {
  text: string;
  isStruck: boolean;
}

/** Cuts a phrase where what is struck out begins and ends. @param struck in the order in which it stands in the phrase */
export function splitStruck(phrase: string, struck: readonly string[]): PhrasePart[] {
  const parts: PhrasePart[] = [];
  let rest = phrase;
  for (const piece of struck) {
    const start = rest.indexOf(piece);
    if (start < 0) continue;
    if (start > 0) parts.push({ text: rest.slice(0, start), isStruck: false });
    parts.push({ text: piece, isStruck: true });
    rest = rest.slice(start + piece.length);
  }
  return rest === "" ? parts : [...parts, { text: rest, isStruck: false }];
}
