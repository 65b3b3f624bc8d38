import { fold } from "../fold.ts";

/** A query in two readings, both tied to the characters the visitor wrote. */
export interface QueryText {
  source: string;
  /** NFKC, lower case: for numbers and codes, which folding would blur. */
  plain: Reading;
  /** As the search compares words. */
  folded: Reading & { scripts: string };
  /** For each character of the source, whether a criterion has taken it. */
  taken: boolean[];
}

interface Reading {
  text: string;
  starts: readonly number[];
  ends: readonly number[];
}

/** Prepares a query for its readers. */
export function createQueryText(source: string): QueryText {
  const plain = { text: "", starts: [] as number[], ends: [] as number[] };
  let at = 0;
  for (const unit of source) {
    const normal = unit.normalize("NFKC").toLowerCase();
    for (let i = 0; i < normal.length; i++) {
      plain.starts.push(at);
      plain.ends.push(at + unit.length);
    }
    plain.text += normal;
    at += unit.length;
  }
  return { source, plain, folded: fold(source), taken: Array.from({ length: source.length }, () => false) };
}

/** True while nobody has taken any character of a span of a reading. */
export function isFree({ taken }: QueryText, { starts, ends }: Reading, start: number, end: number): boolean {
  return !taken.slice(starts[start], ends[end - 1]).includes(true);
}

/** Takes a span of a reading; gives it as it was written. */
export function take(query: QueryText, { starts, ends }: Reading, start: number, end: number): string {
  const [from, to] = [starts[start] ?? 0, ends[end - 1] ?? 0];
  query.taken.fill(true, from, to);
  return query.source.slice(from, to).trim();
}

/** What nobody has taken, folded; a gap where something was. */
export function leftOver({ source, taken }: QueryText): string {
  return fold([...source.split("")].map((char, i) => (taken[i] ? " " : char)).join("")).text.trim();
}
