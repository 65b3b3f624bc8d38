import { dirname, join } from "node:path/posix";

/** The files of ours that each file imports, all from the root of the repository. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** What may name a site by its files, and goes when the site goes: tests, benches and what only they use. */
const canGoAlong = /^(tests|test-support|bench|tools\/attacks)\/|\.(test|sandbox)\.tsx?$/;

/** @param sources path to text */
export function readImports(sources: ReadonlyMap<string, string>): Imports {
  return new Map([...sources].map(([file, text]) => [file, importsOf(file, text)]));
}

/** The tests and benches that import files of a site, directly or through one another. All else must stand without it. */
export function testsOfSite(siteId: string, imports: Imports): Set<string> {
  const folder = `app/sites/${siteId}/`;
  const candidates = [...imports].filter(([file]) => canGoAlong.test(file) && !file.startsWith(folder));
  const found = new Set<string>();
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const [file, targets] of candidates)
      if (targets.some((target) => target.startsWith(folder) || found.has(target))) found.add(file);
  }
  return found;
}

/** Every file outside a site's folder that imports a file of it. */
export function filesThatImportSite(siteId: string, imports: Imports): string[] {
  const folder = `app/sites/${siteId}/`;
  return [...imports]
    .filter(([file, targets]) => !file.startsWith(folder) && targets.some((target) => target.startsWith(folder)))
    .map(([file]) => file);
}

function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/\b(?:from|import\(?)\s*"([.#][^"?]+)/g)].map(([, target = ""]) =>
    target.startsWith("#") ? target.slice(1) : join(dirname(file), target),
  );
}
