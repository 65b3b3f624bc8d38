import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SavedItemDefinition } from "#server/modules/visitor-data/saved-item-definition.ts";

const sites = join(import.meta.dirname, "../../app/sites");

/** Every kind of saved item that a site declares, in the order in which myroom shows them. */
export async function readSavedItemKinds(): Promise<string[]> {
  const files = globSync("*/saved-items.server.ts", { cwd: sites });
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(sites, file)).href)));
  return (modules as { savedItems: readonly SavedItemDefinition[] }[])
    .flatMap(({ savedItems }) => savedItems)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ kind }) => kind);
}
