import * as v from "valibot";
import { type ProductFactsContent, type ProductFactsListName, productFactsLists } from "#contracts/product-facts.ts";

const listNames = Object.keys(productFactsLists) as ProductFactsListName[];

/**
 * Puts the files of `content/product-facts`, or of a brand's own feed of the same shape, together.
 * @param files what was read, by path: `…/cautions.json` and every file below `…/formulas/` are lists of that name
 * @throws an Error that names the file and the place where a list breaks its contract
 */
export function parseProductFacts(files: Readonly<Record<string, unknown>>): ProductFactsContent {
  const paths = Object.keys(files).toSorted();
  const lost = paths.filter((path) => listNameOf(path) === undefined);
  if (lost.length > 0) throw new Error(`product facts: no list has the file ${lost.join(", ")}`);
  const lists = listNames.map((name) => [
    name,
    paths.filter((path) => listNameOf(path) === name).flatMap((path) => parseList(name, path, files[path])),
  ]);
  return Object.fromEntries(lists) as ProductFactsContent;
}

function listNameOf(path: string): ProductFactsListName | undefined {
  const [file = "", folder] = path.split("/").toReversed();
  return listNames.find((name) => name === folder || `${name}.json` === file);
}

function parseList(name: ProductFactsListName, path: string, list: unknown): unknown[] {
  const checked = v.safeParse(v.array(productFactsLists[name]), list);
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  throw new Error(`product facts: ${path} ${v.getDotPath(issue) ?? ""}: ${issue.message}`);
}
