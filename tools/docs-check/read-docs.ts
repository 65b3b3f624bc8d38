import { posix } from "node:path";

const topFolders = "app|server|contracts|content|art|tests|bench|cli|tools|docs|public|deploy|build";

/**
 * The paths a page of documentation names: in backticks those that begin at the root of the repository, in links all
 * that are no addresses. `<gap>` and `{a,b}` in a path stand for anything.
 */
export function namedPaths(text: string, doc: string): string[] {
  const code = [...withoutBlocks(text).matchAll(/`([^`\s]+)`/g)].map(([, path = ""]) => path);
  const rooted = code.filter(
    (path) => new RegExp(`^(${topFolders})/|^\\.?[\\w.-]+\\.(mjs|json|md)$`).test(path) && isRooted(path),
  );
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, path = ""]) => path)
    .filter((path) => !/^[a-z]+:/.test(path));
  const found = [...rooted.map(generalised), ...links.map((path) => posix.join(posix.dirname(doc), path))];
  return [...new Set(found)];
}

// A bare name (`README.md`, `tuning.ts`) in the README of a folder is that folder's affair.
function isRooted(path: string): boolean {
  return (
    path.includes("/") || /^(ARCHITECTURE|STYLE|CHANGELOG)\.md$|^\.(dependency-cruiser\.mjs|oxlintrc\.json)$/.test(path)
  );
}

function generalised(path: string): string {
  return path
    .replaceAll(/<[^>]*>|\{[^}]*\}|…/g, "*")
    .replace(/(:\d+|\/)$/, "")
    .replaceAll(/\*+/g, (stars) => (stars.length > 1 ? "**" : "*"));
}

/** The names after `npm run`. */
export function namedScripts(text: string): string[] {
  return [...new Set([...text.matchAll(/npm run (?:-s |--silent )?([a-z][\w:-]*)/g)].map(([, name = ""]) => name))];
}

/** What the table of dependencies says too little or too much, against the packages that are installed. */
export function missingRows(table: string, packages: readonly string[]): string[] {
  const rows = table.split("\n").filter((line) => line.startsWith("| `"));
  const named = new Set(
    rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)),
  );
  return [
    ...packages.filter((name) => !named.has(name)).map((name) => `${name} has no row`),
    ...[...named].filter((name) => !packages.includes(name)).map((name) => `${name} is no runtime dependency`),
  ];
}

const withoutBlocks = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, "");
