import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";

/** What one mini-site shows beyond the frame, by the face it is set in. */
export interface SiteGlyphs {
  site: string;
  text: string;
  bold: string;
  display: string;
  /** The same, for what stands below the first view: cuts of their own, fetched when it comes near. */
  textLater: string;
  boldLater: string;
  displayLater: string;
}

const roles = ["text", "bold", "display"] as const;
type Role = (typeof roles)[number];

/**
 * Reads `app/sites/<site>/glyphs.json`: for each face a list of content files (globs; `?flag` takes the records that have
 * it set, `#names` one field of them), `copy` for all words of the site, `copy:<key>` for those below one key, or
 * `chars:…` for the characters themselves. `covered` holds what every page has anyway.
 */
export function siteGlyphs(covered: Record<Role, string>): SiteGlyphs[] {
  return globSync("app/sites/*/glyphs.json")
    .toSorted()
    .map((file) => {
      const folder = dirname(file);
      const lists = JSON.parse(readFileSync(file, "utf8")) as Partial<Record<Role | `${Role}Later`, string[]>>;
      const glyphs = (role: Role): string => beyond(textOfAll(lists[role], folder), covered[role]);
      const later = (role: Role): string =>
        beyond(textOfAll(lists[`${role}Later`], folder), covered[role] + glyphs(role));
      return {
        site: basename(folder),
        ...{ text: glyphs("text"), bold: glyphs("bold"), display: glyphs("display") },
        ...{ textLater: later("text"), boldLater: later("bold"), displayLater: later("display") },
      };
    });
}

/** The sites that bring their own cuts; the shared ones need not carry their words. */
export function sitesWithGlyphs(): Set<string> {
  return new Set(globSync("app/sites/*/glyphs.json").map((file) => basename(dirname(file))));
}

function textOfAll(sources: readonly string[] = [], folder: string): string {
  return sources.map((source) => textOf(source, folder)).join("");
}

function textOf(source: string, folder: string): string {
  if (source === "copy" || source.startsWith("copy:")) {
    const words: unknown = JSON.parse(readFileSync(`${folder}/copy/ja.json`, "utf8"));
    return JSON.stringify(below(words, source.split(":")[1]?.split(".") ?? [], `${folder}/glyphs.json`));
  }
  if (source.startsWith("chars:")) return source.slice("chars:".length);
  const [place = "", field] = source.split("#");
  const [pattern = "", flag] = place.split("?");
  const files = globSync(pattern);
  if (files.length === 0) throw new Error(`${folder}/glyphs.json: no file is called ${pattern}`);
  const records = files.flatMap((file) => recordsOf(JSON.parse(readFileSync(file, "utf8")), flag));
  return records.map((record) => japaneseOf(field === undefined ? record : fieldOf(record, field))).join("");
}

function recordsOf(content: unknown, flag: string | undefined): unknown[] {
  const records: unknown[] = Array.isArray(content) ? content : [content];
  return flag === undefined ? records : records.filter((one) => (one as Record<string, unknown>)[flag] === true);
}

function fieldOf(record: unknown, field: string): unknown {
  if (Array.isArray(record)) return record.map((one) => fieldOf(one, field));
  return typeof record === "object" && record !== null ? (record as Record<string, unknown>)[field] : [];
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
