import { existsSync, globSync, readFileSync } from "node:fs";
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
 * `chars:…` for the characters themselves. `covered` holds what every page has anyway. A part of a site whose pages say
 * other things than the rest has a list of its own, `app/sites/<site>/<part>/glyphs.json`; its cuts are `<site>-<part>`.
 */
export function siteGlyphs(covered: Record<Role, string>): SiteGlyphs[] {
  return globSync(["app/sites/*/glyphs.json", "app/sites/*/*/glyphs.json"])
    .toSorted()
    .map((file) => {
      const [, , site = "", part] = dirname(file).split("/");
      const cuts = cutsOf(file, covered, (source) => textOf(source, `app/sites/${site}`));
      return { ...cuts, site: part === undefined ? site : `${site}-${part}` };
    });
}

/** The lists of one glyphs.json as characters: first views leave out what is covered, what comes later also first views. */
function cutsOf(file: string, covered: Record<Role, string>, read: (source: string) => string): SiteGlyphs {
  const lists = JSON.parse(readFileSync(file, "utf8")) as Partial<Record<Role | `${Role}Later`, string[]>>;
  const glyphs = (role: Role): string => glyphsBeyond((lists[role] ?? []).map(read).join(""), covered[role]);
  const later = (role: Role): string =>
    glyphsBeyond((lists[`${role}Later`] ?? []).map(read).join(""), covered[role] + glyphs(role));
  return {
    site: basename(dirname(file)),
    ...{ text: glyphs("text"), bold: glyphs("bold"), display: glyphs("display") },
    ...{ textLater: later("text"), boldLater: later("bold"), displayLater: later("display") },
  };
}

/**
 * The scripts of which a site gets cuts of its own beside the Japanese, with the languages that are written in them. The
 * two Chinese ones share a family, so they share a cut: of two that claim a character a page would fetch the wrong one.
 * Thai is small enough to come whole; English is set in the Latin face.
 */
export const scripts = { zh: ["zh-TW", "zh-HK"], ko: ["ko"] } as const;
export type Script = keyof typeof scripts;

/** What a site's pages in the languages of one script show beyond their frame. */
export interface ScriptGlyphs extends SiteGlyphs {
  script: Script;
}

/**
 * Reads the same `glyphs.json` for the other languages of a site: `copy` is then copy/<language>.json, and of content
 * records only what stands under the language counts. A site has the languages its copy has.
 */
export function scriptGlyphs(covered: Record<Script, Record<Role, string>>): ScriptGlyphs[] {
  return globSync("app/sites/*/glyphs.json")
    .toSorted()
    .flatMap((file) => {
      const folder = dirname(file);
      return (Object.keys(scripts) as Script[]).flatMap((script): ScriptGlyphs[] => {
        const spoken = scripts[script].filter((tag) => existsSync(`${folder}/copy/${tag}.json`));
        return spoken.length === 0
          ? []
          : [{ script, ...cutsOf(file, covered[script], (source) => foreignTextOf(source, folder, spoken)) }];
      });
    });
}

/** The sites that bring their own cuts; the shared ones need not carry their words. */
export function sitesWithGlyphs(): Set<string> {
  return new Set(globSync("app/sites/*/glyphs.json").map((file) => basename(dirname(file))));
}

function textOf(source: string, folder: string): string {
  if (isCopy(source)) return copyOf(source, folder, "ja");
  if (source.startsWith("chars:")) return source.slice("chars:".length);
  return recordsIn(source, folder).map(japaneseOf).join("");
}

function foreignTextOf(source: string, folder: string, tags: readonly string[]): string {
  if (isCopy(source)) return tags.map((tag) => copyOf(source, folder, tag)).join("");
  if (source.startsWith("chars:")) return "";
  return recordsIn(source, folder)
    .map((record) => textUnder(record, tags))
    .join("");
}

const isCopy = (source: string): boolean => source === "copy" || source.startsWith("copy:");

function copyOf(source: string, folder: string, tag: string): string {
  const copyTree: unknown = JSON.parse(readFileSync(`${folder}/copy/${tag}.json`, "utf8"));
  return JSON.stringify(textBelowPath(copyTree, source.split(":")[1]?.split(".") ?? [], `${folder}/glyphs.json`));
}

function recordsIn(source: string, folder: string): unknown[] {
  const [place = "", field] = source.split("#");
  const [pattern = "", flag] = place.split("?");
  const files = globSync(pattern);
  if (files.length === 0) throw new Error(`${folder}/glyphs.json: no file is called ${pattern}`);
  const records = files.flatMap((file) => recordsOf(JSON.parse(readFileSync(file, "utf8")), flag));
  return records.map((record) => (field === undefined ? record : fieldOf(record, field)));
}

function recordsOf(content: unknown, flag: string | undefined): unknown[] {
  const records: unknown[] = Array.isArray(content) ? content : [content];
  return flag === undefined ? records : records.filter((one) => (one as Record<string, unknown>)[flag] === true);
}

function fieldOf(record: unknown, field: string): unknown {
  if (Array.isArray(record)) return record.map((one) => fieldOf(one, field));
  return typeof record === "object" && record !== null ? (record as Record<string, unknown>)[field] : [];
}

function textBelowPath(copyTree: unknown, path: readonly string[], where: string): unknown {
  return path.reduce((inner, key) => {
    const next = (inner as Record<string, unknown>)[key];
    if (next === undefined) throw new Error(`${where}: the copy has no ${path.join(".")}`);
    return next;
  }, copyTree);
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

/** Every text that stands under one of the language tags, however deep. */
export function textUnder(value: unknown, tags: readonly string[]): string {
  if (Array.isArray(value)) return value.map((item) => textUnder(item, tags)).join("");
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .map(([key, inner]) => (tags.includes(key) ? JSON.stringify(inner) : textUnder(inner, tags)))
    .join("");
}

/** Only what a cut of a script is for; Latin comes with the frame. */
function glyphsBeyond(text: string, covered: string): string {
  const taken = new Set(covered);
  return [...new Set(text)]
    .filter((char) => !taken.has(char) && char > "\u2fff")
    .toSorted()
    .join("");
}
