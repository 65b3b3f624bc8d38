import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { languages } from "#contracts/languages.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { readSiteDocuments } from "../sites/search-documents.ts";
import { builtSourcePath, createSearchSource } from "#app/kits/search/source/search-source.ts";

/** Writes what phones search in, one file a language, into a folder that is served as it lies. */
export async function writeSearchSources(folder: string, master: MasterData): Promise<void> {
  const sites = await readSiteDocuments();
  for (const lang of languages) {
    const file = join(folder, builtSourcePath(master.version, lang));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(createSearchSource(master, lang, sites)));
  }
}
