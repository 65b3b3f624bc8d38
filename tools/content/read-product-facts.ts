import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type ProductFactsContent, type ProductFactsListName, productFactsLists } from "#contracts/product-facts.ts";
import { createListReader } from "./list-reader.ts";

/** What was read, and one line for every entry that breaks its contract. */
export interface LoadedProductFacts {
  facts: ProductFactsContent;
  issues: string[];
}

/** Reads `product-facts` below the content folder: each list is one file, or a folder of files in the order of their names. */
export function readProductFacts(contentFolder: string): LoadedProductFacts {
  const folder = join(contentFolder, "product-facts");
  const issues: string[] = [];
  const read = createListReader(folder, issues);
  const names = Object.keys(productFactsLists) as ProductFactsListName[];
  const lists = names.map((name) => [
    name,
    filesOf(folder, name).flatMap((file) => read(file, productFactsLists[name])),
  ]);
  return { facts: Object.fromEntries(lists) as ProductFactsContent, issues };
}

function filesOf(folder: string, name: ProductFactsListName): string[] {
  if (!existsSync(join(folder, name))) return [`${name}.json`];
  return readdirSync(join(folder, name))
    .toSorted()
    .map((file) => `${name}/${file}`);
}
