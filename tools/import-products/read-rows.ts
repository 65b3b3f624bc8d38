import { parse } from "csv-parse/sync";
import type { ColumnMap } from "./column-map.ts";

/** One entry of a feed: what stands in its cells, and where a person finds it. */
export interface FeedRow {
  /** The line of the file on which it begins; of a JSON list its place, from 1. */
  row: number;
  cells: Readonly<Record<string, string>>;
}

/** A larger file is cut in two by whoever makes it. */
export const maxFeedBytes = 10 * 1024 * 1024;

/** A feed that cannot be read at all; the message is for the operator. */
export class FeedError extends Error {}

/**
 * The rows of a feed: CSV, a JSON list, or one JSON object a line.
 * @throws FeedError where the file is too large, in another encoding, or no table
 */
export function readRows(
  bytes: Uint8Array,
  fileName: string,
  map: Pick<ColumnMap, "encoding" | "delimiter">,
): FeedRow[] {
  if (bytes.byteLength > maxFeedBytes)
    throw new FeedError(`the feed has ${bytes.byteLength} bytes; at most ${maxFeedBytes} are read`);
  const text = decode(bytes, map.encoding);
  const rows = /\.(json|jsonl|ndjson)$/i.test(fileName) ? readJson(text) : readCsv(text, map.delimiter);
  if (rows.length === 0) throw new FeedError("the feed has no rows");
  return rows;
}

function decode(bytes: Uint8Array, encoding: ColumnMap["encoding"]): string {
  const tried = encoding === "auto" ? ["utf-8", "shift_jis"] : [encoding];
  for (const name of tried) {
    try {
      // The mark at the beginning (BOM) is left out by the decoder.
      return new TextDecoder(name, { fatal: true }).decode(bytes);
    } catch {
      // The next one, if there is one.
    }
  }
  throw new FeedError(`the feed is not written in ${tried.join(" or ")}`);
}

function readCsv(text: string, delimiter: string): FeedRow[] {
  let heads: string[] = [];
  try {
    const records = parse(text, {
      ...{ bom: true, delimiter, relax_column_count: true, skip_empty_lines: true, info: true },
    }) as unknown as { record: string[]; info: { lines: number } }[];
    // `lines` counts to the end of a record; quoted breaks are lines of it.
    let last = 0;
    return records.flatMap(({ record, info }, i) => {
      const row = last + 1;
      last = info.lines;
      if (i === 0) {
        heads = record.map((head) => head.trim());
        return [];
      }
      return [{ row, cells: Object.fromEntries(heads.map((head, at) => [head, record[at] ?? ""])) }];
    });
  } catch (error) {
    throw new FeedError(`the feed is no CSV: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readJson(text: string): FeedRow[] {
  const trimmed = text.trim();
  if (trimmed.startsWith("[")) {
    const list = parseJson(trimmed, "the feed") as unknown[];
    return list.map((entry, i) => ({ row: i + 1, cells: cellsOf(entry, i + 1) }));
  }
  return trimmed
    .split(/\r?\n/)
    .map((line, i) => ({ line: line.trim(), row: i + 1 }))
    .filter(({ line }) => line !== "")
    .map(({ line, row }) => ({ row, cells: cellsOf(parseJson(line, `line ${row}`), row) }));
}

function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FeedError(`${place} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The values of an object as a table would hold them; of a nested one by its keys with dots between. */
function cellsOf(entry: unknown, row: number, path = ""): Record<string, string> {
  if (typeof entry !== "object" || entry === null) throw new FeedError(`entry ${row} is no object`);
  const cells = Object.entries(entry).map(([key, value]): Record<string, string> => {
    if (Array.isArray(value)) return { [path + key]: value.join("|") };
    if (typeof value === "object" && value !== null) return cellsOf(value, row, `${path}${key}.`);
    return { [path + key]: value === null ? "" : String(value) };
  });
  return Object.assign({}, ...cells) as Record<string, string>;
}
