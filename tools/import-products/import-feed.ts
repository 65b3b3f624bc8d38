import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as v from "valibot";
import { readProductFacts } from "../content/read-product-facts.ts";
import { columnMapSchema } from "./column-map.ts";
import { convertRow, type FeedIssue } from "./convert-row.ts";
import { createIngredientLists } from "./ingredient-lists.ts";
import { FeedError, readRows } from "./read-rows.ts";
import { findRepeated, type ImportedProduct } from "./repeated-values.ts";

const contentFolder = join(import.meta.dirname, "../../content");
/** So many products stand in one file: a person can still open it. */
const perFile = 1_000;

export interface FeedImport {
  rows: number;
  products: number;
  issues: FeedIssue[];
  /** Names in lists of ingredients of which the house knows nothing, the most frequent first. */
  unknownIngredients: string[];
  isWritten: boolean;
}

/**
 * Reads a feed, holds every row against the contract of the catalogue, and writes it as content.
 * @param options.skipBadRows false: one bad row, and nothing is written
 * @throws FeedError where map or feed cannot be read at all
 */
export function importFeed(options: { feed: string; map: string; out: string; skipBadRows: boolean }): FeedImport {
  const map = readMap(options.map);
  const rows = readRows(readFileSync(options.feed), basename(options.feed), map);
  const imported: ImportedProduct[] = [];
  const issues: FeedIssue[] = [];
  const lists = createIngredientLists(readProductFacts(contentFolder).facts.ingredients);
  for (const row of rows) {
    const converted = convertRow(row, map);
    if (Array.isArray(converted)) issues.push(...converted);
    else imported.push({ row: row.row, product: lists.mark(converted) });
  }
  const repeated = findRepeated(imported);
  const repeatedRows = new Set(repeated.map(({ row }) => row));
  const good = imported.filter(({ row }) => !repeatedRows.has(row)).map(({ product }) => product);
  issues.push(...repeated);
  issues.sort((a, b) => a.row - b.row);
  const isWritten = good.length > 0 && (issues.length === 0 || options.skipBadRows);
  if (isWritten) writeFolder(options.out, good);
  return { rows: rows.length, products: good.length, issues, unknownIngredients: lists.unknown(), isWritten };
}

function readMap(file: string) {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new FeedError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const checked = v.safeParse(columnMapSchema, parsed);
  if (checked.success) return checked.output;
  throw new FeedError(
    checked.issues.map((issue) => `${file} ${v.getDotPath(issue) ?? ""}: ${issue.message}`).join("\n"),
  );
}

/** Whoever reads meets the old files or the new ones: a folder beside it takes its place. Other files in it stay away. */
function writeFolder(out: string, products: readonly object[]): void {
  const next = `${out.replace(/[\\/]+$/, "")}.next`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  for (let at = 0; at < products.length; at += perFile) {
    const name = `products-${String(at / perFile + 1).padStart(3, "0")}.json`;
    writeFileSync(join(next, name), `${JSON.stringify(products.slice(at, at + perFile), null, 1)}\n`);
  }
  const foreign = listFolder(out).filter((name) => !/^products-\d{3}\.json$/.test(name));
  if (foreign.length > 0) {
    rmSync(next, { recursive: true });
    throw new FeedError(`${out} holds other files (${foreign.slice(0, 3).join(", ")}); name an empty folder`);
  }
  rmSync(out, { recursive: true, force: true });
  renameSync(next, out);
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
