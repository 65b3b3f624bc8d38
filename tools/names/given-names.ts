import { globSync, readFileSync } from "node:fs";
import { listDeclaredNames } from "./declared-names.ts";
import type { GivenName } from "./refused-names.ts";

const folders = "{app,server,contracts,cli,tools,tests,test-support,bench,deploy}";
/** Written by machines, from names that stand elsewhere. */
const generated =
  /^(app\/generated|server\/schema|test-support\/statements|bench\/[a-z]+\/peers)|\/copy\/messages\.ts$/;

/** Names in code. Only files that `isSuspect` are read as trees: the others cannot hold a word that is looked for. */
export const listCodeNames = (root: string, isSuspect: (source: string) => boolean): GivenName[] =>
  filesOf(root, `${folders}/**/*.{ts,tsx}`).flatMap((file) => {
    const source = readFileSync(`${root}/${file}`, "utf8");
    return isSuspect(source) ? listDeclaredNames(source, file).map((name) => ({ file, name })) : [];
  });

/** The keys of all texts for visitors, in every language. */
export const listCopyKeys = (root: string): GivenName[] =>
  filesOf(root, "app/**/{copy/*.json,*messages.json}").flatMap((file) =>
    keysUnder(JSON.parse(readFileSync(`${root}/${file}`, "utf8"))).map((name) => ({ file, name })),
  );

/** Classes, properties and data attributes of all style sheets. */
export const listStyleNames = (root: string): GivenName[] =>
  filesOf(root, "app/**/*.css").flatMap((file) =>
    [
      ...readFileSync(`${root}/${file}`, "utf8")
        .replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, "")
        .matchAll(styleName),
    ].map(([, name = ""]) => ({ file, name })),
  );

const styleName = /(?:\.|--|\[data-)([a-z][\w-]*)/gi;

/** Names of files and of the folders around them. */
export const listFileNames = (root: string): GivenName[] =>
  filesOf(root, `${folders}/**/*.{ts,tsx,css}`).map((file) => ({ file, name: file.replace(/^[a-z-]+\//, "") }));

const filesOf = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !generated.test(file) && !file.includes("node_modules"))
    .toSorted();

function keysUnder(tree: unknown): string[] {
  if (typeof tree !== "object" || tree === null || Array.isArray(tree)) return [];
  return Object.entries(tree).flatMap(([key, value]) => [key, ...keysUnder(value)]);
}
