import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SiteDocuments } from "#app/kits/search/search-document.ts";

const sites = join(import.meta.dirname, "../../app/sites");

/** What each site lets be found, as its `search.server.ts` says it. */
export async function readSiteDocuments(): Promise<SiteDocuments[]> {
  const files = globSync("*/search.server.ts", { cwd: sites }).toSorted();
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(sites, file)).href)));
  return (modules as { searchDocuments: SiteDocuments }[]).map(({ searchDocuments }) => searchDocuments);
}
