// What every mini-site owes the house, held for each folder of app/sites, so that a new site is under test on its first
// day. That every screen is rendered by the server and alive in a browser is walked by tests/journeys/landing.journey.ts.
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { type CopyTree, getMessageSkeleton, generateMessageTypes } from "#app/kits/i18n/message-types.ts";
import { type Site, siteSchema } from "#contracts/site.ts";
import type { Language } from "#contracts/languages.ts";
import type { BadgeCounters } from "#server/modules/badges/badge-counters.ts";
import { hubCounters } from "#server/modules/badges/hub-counters.ts";

const sitesFolder = join(import.meta.dirname, "../app/sites");
const sitesByFile = import.meta.glob<Site>("../app/sites/*/site.ts", { eager: true, import: "site" });
const screens = import.meta.glob<object>("../app/sites/*/{*,screens/*}.{ts,tsx}");

const countersByFile = import.meta.glob<BadgeCounters>("../app/sites/*/badge-counters.server.ts", {
  eager: true,
  import: "badgeCounters",
});

const folders = readdirSync(sitesFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, folder: join(sitesFolder, name), site: sitesByFile[`../app/sites/${name}/site.ts`] }));

/** What a rule may not touch: it runs on the phone, on the server and in a replay, and says the same everywhere. */
const impureCalls =
  /\b(window|document|navigator|localStorage|sessionStorage|performance|process|fetch|setTimeout|setInterval)\b/;

describe.each(folders)("the site $name", ({ name, folder, site }) => {
  test("has a door that the shell can read, under its own name", () => {
    expect(site, `app/sites/${name}/site.ts exports no \`site\``).toBeDefined();
    expect(v.safeParse(siteSchema, site).issues).toBeUndefined();
    expect(site?.id).toBe(name);
  });

  test("has the files its door names, and a README", () => {
    const named = (site?.screens ?? []).flatMap(({ file }) => (file === undefined ? [] : [file]));
    for (const file of [...named, "README.md"]) expect(existsSync(join(folder, file)), file).toBe(true);
  });

  test("speaks the languages of its open screens, each with the same words and the same gaps in them", () => {
    const copies = globSync("copy/*.json", { cwd: folder }).map(
      (file) => file.replace(/^copy.|\.json$/g, "") as Language,
    );
    if (copies.length === 0) return expect(existsSync(join(folder, "copy"))).toBe(false);
    const spoken = (site?.screens ?? []).filter(({ file }) => file?.endsWith(".tsx")).map(({ lang }) => lang);
    expect(copies).toEqual(expect.arrayContaining(["ja", ...spoken]));
    const japanese = textsOf(readCopy(folder, "ja"));
    for (const lang of copies) {
      const texts = textsOf(readCopy(folder, lang));
      expect([...texts.keys()].toSorted(), lang).toEqual([...japanese.keys()].toSorted());
      for (const [key, text] of texts)
        expect(placeholdersOf(text), `${lang} ${key}`).toEqual(placeholdersOf(japanese.get(key) ?? ""));
    }
  });

  test("shows its words in its own cut of the typefaces, if it has one", () => {
    if (!existsSync(join(folder, "glyphs.json"))) return;
    const code = globSync("**/*.tsx", { cwd: folder }).map((file) => readFileSync(join(folder, file), "utf8"));
    expect(code.join("")).toContain(`import "#app/generated/site-fonts/${name}.css";`);
  });

  test("has types for its words that fit the words", () => {
    if (!existsSync(join(folder, "copy/ja.json")))
      return expect(existsSync(join(folder, "copy/messages.ts"))).toBe(false);
    const written = readFileSync(join(folder, "copy/messages.ts"), "utf8");
    expect(written, "run `npm run words`").toBe(generateMessageTypes(readCopy(folder, "ja")));
  });

  test("keeps its rules free of browser, server, clock and dice", () => {
    const rules = globSync("rules/**/*.{ts,tsx}", { cwd: folder }).filter((file) => !/\.test\.tsx?$/.test(file));
    for (const file of rules) {
      const code = withoutComments(readFileSync(join(folder, file), "utf8"));
      expect(file.endsWith(".tsx"), `${file} draws`).toBe(false);
      expect(impureCalls.exec(code)?.[0], file).toBeUndefined();
      expect(/\bnew Date\(\)|\bDate\.now\b|\bMath\.random\b/.exec(code)?.[0], file).toBeUndefined();
    }
  });

  test("counts what its badges ask for, by itself or with the hub", () => {
    const file = join(folder, "badges.json");
    const badges = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { deed: string }[]) : [];
    const counters = { ...hubCounters, ...countersByFile[`../app/sites/${name}/badge-counters.server.ts`] };
    expect(badges.flatMap(({ deed }) => (deed in counters ? [] : [deed]))).toEqual([]);
  });

  test("has screens that load where there is no browser", async () => {
    const own = (site?.screens ?? []).flatMap(({ file }) => (file === undefined ? [] : [file]));
    for (const file of new Set(own)) {
      const load = screens[`../app/sites/${name}/${file}`];
      expect(load, `${file} is no route module`).toBeDefined();
      const module = (await load?.()) as { default?: unknown; loader?: unknown };
      expect(typeof (module.default ?? module.loader), file).toBe("function");
    }
  });
});

test("there are sites to hold to this", () => {
  expect(folders.length).toBeGreaterThan(20);
});

function readCopy(folder: string, lang: string): CopyTree {
  return JSON.parse(readFileSync(join(folder, "copy", `${lang}.json`), "utf8")) as CopyTree;
}

function textsOf(tree: CopyTree, path = ""): Map<string, string> {
  const found = Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : [...textsOf(value, `${path}${key}.`)],
  );
  return new Map(found);
}

function placeholdersOf(text: string): string[] {
  return [...getMessageSkeleton(text).matchAll(/[{<](\w+)/g)].map((found) => found[1] ?? "").toSorted();
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, " ").replace(/(^|[^:"'`])\/\/.*$/gm, "$1");
}
