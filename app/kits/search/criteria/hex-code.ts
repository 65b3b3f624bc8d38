import type { Criterion } from "./criterion.ts";
import { isFree, type QueryText, take } from "./query-text.ts";

const hash = /#\s?([0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/u;
/** Without its mark a code must hold a letter and a digit: 123456 and "facade" are none. */
const bare = /(?<![0-9a-z])(?=[a-f]*\d)(?=\d*[a-f])([0-9a-f]{6})(?![0-9a-z])/u;

/** Reads a colour code: `#C0392B`, `c0392b`, `#abc`. */
export function readHex(query: QueryText): Criterion[] {
  const { plain } = query;
  const found = hash.exec(plain.text) ?? bare.exec(plain.text);
  const code = found?.[1];
  if (!found || !code || !isFree(query, plain, found.index, found.index + found[0].length)) return [];
  const six = code.length === 3 ? [...code].map((sign) => sign + sign).join("") : code;
  const written = take(query, plain, found.index, found.index + found[0].length);
  return [{ kind: "hex", hex: `#${six.toUpperCase()}`, written }];
}
