import { readFileSync, globSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";

const app = join(import.meta.dirname, "../../..");
const roleFiles = globSync("kits/ui/roles/*.css", { cwd: app });
const known = namesIn([...roleFiles, "kits/ui/base.css"].map(read).join("\n"));
const screens = globSync("**/*.tsx", { cwd: app }).filter((file) => !/\.(test|sandbox)\.tsx$|^generated/.test(file));
const written = screens.flatMap((file) => plainNamesIn(read(file)).map((name) => ({ file, name })));

it("every plain class name on a screen is a role", () => {
  expect(written.length).toBeGreaterThan(500);
  expect(written.filter(({ name }) => !known.has(name))).toEqual([]);
});

it("every role is on some screen", () => {
  const used = new Set(written.map(({ name }) => name));
  expect([...known].filter((name) => !used.has(name))).toEqual([]);
});

it("a role that is not on every page is loaded by whoever uses it", () => {
  const everyPage = read("root.tsx");
  const rareFiles = roleFiles.filter((file) => !everyPage.includes(`"./${file.replaceAll("\\", "/")}"`));
  expect(rareFiles.length).toBeGreaterThan(0);
  for (const rareFile of rareFiles) {
    const names = namesIn(read(rareFile));
    const users = new Set(written.filter(({ name }) => names.has(name)).map(({ file }) => file));
    expect([...users].filter((file) => !read(file).includes(`roles/${basename(rareFile)}"`))).toEqual([]);
  }
});

function read(file: string): string {
  return readFileSync(join(app, file), "utf8");
}

function namesIn(css: string): Set<string> {
  return new Set(
    [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/\.([a-z][a-z\d-]*)(?=[\s,:{])/g)].map(([, name]) => name ?? ""),
  );
}

/** The words of `className="…"`, of the quoted arguments of `classNames(…)`, and those between the `${…}` of a template. */
function plainNamesIn(code: string): string[] {
  const plain = [...code.matchAll(/[cC]lassName="([^"]*)"/g)].map(([, words]) => words);
  const inTemplates = [...code.matchAll(/[cC]lassName=\{`([^`]*)`/g)].map(([, words]) =>
    words?.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, " "),
  );
  const asArguments = [...code.matchAll(/classNames\(([^()]*)\)/g)].flatMap(([, list]) =>
    [...(list ?? "").matchAll(/(?<=^|,\s*)"([^"]*)"/g)].map(([, words]) => words),
  );
  return [...plain, ...inTemplates, ...asArguments].flatMap((words) => (words ?? "").split(/\s+/)).filter(Boolean);
}
