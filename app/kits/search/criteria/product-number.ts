import type { Criterion } from "./criterion.ts";
import { isFree, type QueryText, take } from "./query-text.ts";

/** What follows a number that counts something else: 3本, 30代, 1000円. */
const notOfCode = "(?![\\d円%]|えん|分|色|本|歳|才|代|時|月|日|年|回|つ|種|段|度|秒|週|ml|g|個|人|度目|yen|엔|分鐘)";
const afterLine = new RegExp(`^(?:[\\s\\-‐-―−ー_]|の|no\\.?|#|番号?)*0*(\\d{1,3})(?:番|号)?${notOfCode}`, "u");
const alone =
  /^(?:no\.?|#|ナンバー|品番|番号|色番)?\s?(\d{2,3})(?:番|号)?$|^(?:no\.?|#|ナンバー|品番|番号|色番)\s?(\d{1,3})$/u;

/** Reads 「リップ03」「lip-03」「ティント no.5」「No.03」: a line that was read, with a number behind it, or a number alone. */
export function readProductNumber(query: QueryText, lines: readonly Criterion[]): Criterion[] {
  const { plain } = query;
  for (const line of lines) {
    if (line.kind !== "line") continue;
    const at = plain.starts.findIndex((start) => start >= query.source.indexOf(line.written) + line.written.length);
    const found = at < 0 ? null : afterLine.exec(plain.text.slice(at));
    if (!found?.[1] || !isFree(query, plain, at, at + found[0].length)) continue;
    const written = `${line.written}${take(query, plain, at, at + found[0].length)}`;
    // リップ is said of tints as well; a number of one is asked for with its own word.
    const own = line.lines.slice(0, 1);
    return [{ kind: "code", lines: own, number: Number(found[1]), written }];
  }
  const found = alone.exec(plain.text.trim());
  const number = found?.[1] ?? found?.[2];
  if (!number || !isFree(query, plain, 0, plain.text.length)) return [];
  return [{ kind: "code", lines: null, number: Number(number), written: take(query, plain, 0, plain.text.length) }];
}
