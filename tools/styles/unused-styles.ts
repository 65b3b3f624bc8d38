import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

export interface StyleUse {
  /** How the importing file calls the module: `css` of `css.title`. */
  name: string;
  code: string;
}

/**
 * What the style sheets of a repository say to nobody, one line each: modules without an importer, classes that no importer
 * names, classes that are named and not there, `@keyframes` that do not run, custom properties that nothing reads, and imports
 * that do nothing.
 */
export function findUnusedStyles(root: string): { sheets: number; faults: string[] } {
  const sheets = readAll(root, "app/**/*.css");
  const sources = readAll(root, "app/**/*.{ts,tsx}");
  const read = new Set([...sheets.values(), ...sources.values()].flatMap(readProperties));
  const uses = findUses(sources);
  const ofSheets = [...sheets].flatMap(([file, css]) =>
    [
      ...(file.endsWith(".module.css") ? findClassFaults(css, uses.get(file) ?? []) : []),
      ...findUnrunKeyframes(css),
      ...findUnreadProperties(css, read),
    ].map((fault) => `${file} ${fault}`),
  );
  const ofImports = [...sources].flatMap(([file, code]) => findDroppedImports(code).map((fault) => `${file} ${fault}`));
  return { sheets: sheets.size, faults: [...ofSheets, ...ofImports] };
}

/** A module's classes have no side effects: where a file names none of them, the bundler drops the import and the styles with it. */
export const findDroppedImports = (code: string): string[] =>
  [...code.matchAll(/^import "([^"]+\.module\.css)"/gm)].map(
    ([, address]) => `imports ${address} and names no class of it`,
  );

/** Compares the classes of a module with what its importers name. */
export function findClassFaults(css: string, uses: readonly StyleUse[]): string[] {
  if (uses.length === 0) return ["is imported by nobody"];
  const classes = classNamesOf(css);
  const named = new Set(uses.flatMap(namedClasses));
  const patterns = uses.flatMap(computedClasses);
  return [
    ...classes
      .filter((name) => !named.has(name) && !patterns.some((pattern) => pattern.test(name)))
      .map((name) => `.${name} is named by nobody`),
    ...[...named].filter((name) => !classes.includes(name)).map((name) => `.${name} is named and not there`),
  ];
}

/** `@keyframes` that their sheet, whose names are its own, does not run. */
export function findUnrunKeyframes(css: string): string[] {
  const code = withoutComments(css);
  return [...code.matchAll(/@keyframes ([\w-]+)/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !new RegExp(`(?<!@keyframes )(?<![\\w-])${name}(?![\\w-])`).test(code))
    .map((name) => `@keyframes ${name} is run by nobody`);
}

/** Custom properties that a sheet sets and that are not among those that are read anywhere. */
export function findUnreadProperties(css: string, read: ReadonlySet<string>): string[] {
  const set = new Set([...withoutComments(css).matchAll(/(?<=[{;]\s*)(--[\w-]+)\s*:/g)].map(([, name = ""]) => name));
  return [...set].filter((name) => !read.has(name)).map((name) => `${name} is read by nobody`);
}

const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, " ");

const readProperties = (code: string): string[] =>
  [...code.matchAll(/(?:var\(\s*|["'`])(--[\w-]+)/g)].map(([, name = ""]) => name);

function classNamesOf(css: string): string[] {
  const selectors = [...withoutComments(css).matchAll(/(?<=^|[{};])[^{};]*(?=\{)/g)].map(([selector]) => selector);
  const local = selectors.filter((selector) => !selector.trim().startsWith("@")).map(dropGlobals);
  return [...new Set([...local.join(" ").matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => toCamelCase(name)))];
}

const dropGlobals = (selector: string): string => selector.replace(/:global\((?:[^()]|\([^()]*\))*\)/g, " ");

const toCamelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const namedClasses = ({ name, code }: StyleUse): string[] =>
  [...code.matchAll(new RegExp(`(?<![\\w./"'-])${name}\\??\\.(\\w+)`, "g"))].map(([, found = ""]) => found);

/** css[`column${at}`] may be any class that begins so, css[shape] any at all. */
function computedClasses({ name, code }: StyleUse): RegExp[] {
  return [...code.matchAll(new RegExp(`(?<![\\w./"'-])${name}\\[([^\\]]*)\\]`, "g"))].map(([, key = ""]) => {
    const fixed = /^`([\w-]*)\$\{[^}]*\}([\w-]*)`$/.exec(key);
    return fixed ? new RegExp(`^${fixed[1]}.+${fixed[2]}$`) : /./;
  });
}

/** Who names the classes of which module. */
function findUses(sources: ReadonlyMap<string, string>): Map<string, StyleUse[]> {
  const uses = new Map<string, StyleUse[]>();
  for (const [file, code] of sources)
    for (const [line, name = "", address = ""] of code.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)) {
      const sheet = resolveImport(file, address);
      uses.set(sheet, [...(uses.get(sheet) ?? []), { name, code: code.replace(line, "") }]);
    }
  return uses;
}

const resolveImport = (file: string, address: string): string =>
  address.startsWith("#app/") ? address.slice(1) : posix.join(posix.dirname(file), address);

function readAll(root: string, pattern: string): Map<string, string> {
  const files = globSync(pattern, { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  return new Map(
    files
      .filter((file) => !file.startsWith("app/generated/"))
      .toSorted()
      .map((file) => [file, readFileSync(join(root, file), "utf8")]),
  );
}
