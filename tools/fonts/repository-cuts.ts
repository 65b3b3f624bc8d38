import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createResultCache } from "../cache/result-cache.ts";
import type { Cut } from "./cut-font.ts";

/**
 * Cuts that come with the repository, named by their keys, so that a first start need not make them. They may lag behind
 * the words: what they lack is cut once on each machine. Decision 0021.
 */
export const repositoryCuts = "tools/fonts/cuts";
/** What each cut of the repository is made of, by its key: with it anybody can make it again and compare. */
const cutSources = join(repositoryCuts, "made-of.json");
const cutCache = createResultCache("fonts");

/** A cut that was made before, or null. */
export function getCut(key: string): Buffer | null {
  const file = repositoryFile(key);
  return existsSync(file) ? readFileSync(file) : cutCache.get(key);
}

/** Keeps a cut on this machine. */
export function saveCut(key: string, bytes: Uint8Array): void {
  cutCache.save(key, bytes);
}

/** The file of a cut in the repository. */
export const repositoryFile = (key: string): string => join(repositoryCuts, `${key}.woff2`);

/** The cuts of the repository by their keys. */
export function readRepositoryCuts(): Map<string, Cut> {
  if (!existsSync(cutSources)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(cutSources, "utf8")) as Record<string, Cut>));
}

/**
 * Makes these the cuts of the repository, from the files they were written to; others go, also those that nothing names,
 * which a merge of two branches leaves behind. Returns how many are new.
 */
export function replaceRepositoryCuts(cuts: readonly (Cut & { key: string; path: string })[]): number {
  mkdirSync(repositoryCuts, { recursive: true });
  const old = readRepositoryCuts();
  const wanted = new Map(cuts.map(({ key, source, glyphs, axes }) => [key, { source, glyphs, axes }]));
  const fresh = cuts.filter(({ key }, i) => !old.has(key) && cuts.findIndex((one) => one.key === key) === i);
  for (const { key, path } of fresh) copyFileSync(path, repositoryFile(key));
  const wantedFiles = new Set([...wanted.keys()].map(repositoryFile));
  for (const file of globSync(join(repositoryCuts, "*.woff2"))) if (!wantedFiles.has(file)) rmSync(file);
  const sorted = [...wanted].toSorted(([a], [b]) => a.localeCompare(b));
  writeFileSync(cutSources, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
  return fresh.length;
}
