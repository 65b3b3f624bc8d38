import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";

/** What one mini-site shows beyond the frame, by the face it is set in. */
export interface SiteGlyphs {
  site: string;
  text: string;
  bold: string;
  display: string;
}

const roles = ["text", "bold", "display"] as const;

/**
 * Reads `app/sites/<site>/glyphs.json`: for each face a list of content files (globs), `copy` for all words of the
 * site, or `copy:<key>` for those below one key. `covered` holds what every page has anyway.
 */
export function siteGlyphs(covered: Record<(typeof roles)[number], string>): SiteGlyphs[] {
  return globSync("app/sites/*/glyphs.json")
    .toSorted()
    .map((file) => {
      const folder = dirname(file);
      const lists = JSON.parse(readFileSync(file, "utf8")) as Partial<Record<(typeof roles)[number], string[]>>;
      const glyphs = (role: (typeof roles)[number]): string =>
        beyond((lists[role] ?? []).map((source) => textOf(source, folder)).join(""), covered[role]);
      return { site: basename(folder), text: glyphs("text"), bold: glyphs("bold"), display: glyphs("display") };
    });
}

/** The sites that bring their own cuts; the shared ones need not carry their words. */
export function sitesWithGlyphs(): Set<string> {
  return new Set(globSync("app/sites/*/glyphs.json").map((file) => basename(dirname(file))));
}

function textOf(source: string, folder: string): string {
  if (source === "copy" || source.startsWith("copy:")) {
    const words: unknown = JSON.parse(readFileSync(`${folder}/copy/ja.json`, "utf8"));
    return JSON.stringify(below(words, source.split(":")[1]?.split(".") ?? [], `${folder}/glyphs.json`));
  }
  const files = globSync(source);
  if (files.length === 0) throw new Error(`${folder}/glyphs.json: no file is called ${source}`);
  return files.map((file) => japaneseOf(JSON.parse(readFileSync(file, "utf8")))).join("");
}

function below(words: unknown, path: readonly string[], where: string): unknown {
  return path.reduce((inner, key) => {
    const next = (inner as Record<string, unknown>)[key];
    if (next === undefined) throw new Error(`${where}: the copy has no ${path.join(".")}`);
    return next;
  }, words);
}

/** All texts of a record, without its other languages. */
function japaneseOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(japaneseOf).join("");
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .map(([key, inner]) => (/^(en|ko|th|zh-TW|zh-HK)$/.test(key) ? "" : japaneseOf(inner)))
    .join("");
}

/** Only what a Japanese cut is for; Latin comes with the frame. */
function beyond(text: string, covered: string): string {
  const taken = new Set(covered);
  return [...new Set(text)]
    .filter((char) => !taken.has(char) && char > "\u2fff")
    .toSorted()
    .join("");
}
