// Makes content of a brand's own product feed.
//   npm run import-products -- feed.csv --map columns.json --out <folder> [--skip-bad-rows]
// The folder is what PRODUCTS_DIR names. Rows that break the contract are told by row and column; with one of them nothing
// is written, unless --skip-bad-rows. docs/guides/import-products.md explains the map.
import { existsSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { FeedIssue } from "./convert-row.ts";
import { importFeed } from "./import-feed.ts";
import { FeedError } from "./read-rows.ts";

const printedIssues = 50;
const usage =
  "npm run import-products -- <feed.csv|.json|.jsonl> --map <columns.json> --out <folder> [--skip-bad-rows]";

try {
  run();
} catch (error) {
  if (!(error instanceof FeedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { map: { type: "string" }, out: { type: "string" }, "skip-bad-rows": { type: "boolean", default: false } },
  });
  const { map, out, "skip-bad-rows": skipBadRows } = values;
  const [feed] = positionals;
  if (!feed || !map || !out) throw new FeedError(usage);
  for (const file of [feed, map]) if (!existsSync(file)) throw new FeedError(`there is no file ${file}`);
  const result = importFeed({ feed, map, out, skipBadRows });
  if (result.issues.length > 0) tellIssues(result.issues, `${out.replace(/[\\/]+$/, "")}.issues.txt`);
  if (result.unknownIngredients.length > 0) tellUnknown(result.unknownIngredients);
  console.log(
    result.isWritten
      ? `${result.products} of ${result.rows} rows are in ${out}. Start with PRODUCTS_DIR=${out}.`
      : `${result.rows} rows read, nothing written.`,
  );
  if (!result.isWritten) process.exitCode = 1;
}

function tellIssues(issues: readonly FeedIssue[], file: string): void {
  const lines = issues.map(({ row, column, value, message }) => `row ${row}, ${column}: "${value}" ${message}`);
  console.error(lines.slice(0, printedIssues).join("\n"));
  writeFileSync(file, `${lines.join("\n")}\n`);
  console.error(`${issues.length} faults; all of them are in ${file}`);
}

/** No fault: such a product is shown with its list, and is offered as free of nothing. */
function tellUnknown(names: readonly string[]): void {
  const shown = names.slice(0, 10).join(", ");
  console.log(
    `${names.length} ingredients are not in content/product-facts/ingredients (${shown}${names.length > 10 ? " …" : ""}):`,
  );
  console.log("products that hold one are found by no 「香料なし」 or 「アルコールなし」.");
}
