import { existsSync, globSync } from "node:fs";
import { dirname } from "node:path";
import { charactersBeyond, japaneseOf, readJson, textUnder } from "./characters.ts";

/**
 * The scripts in which a site gets cuts of its own, with the languages that are written in them. The two Chinese ones
 * share a family, so they share a cut: of two that claim a character a page would fetch the wrong one. Thai is small
 * enough to come whole; English is set in the Latin face.
 */
export const scripts = { ja: ["ja"], zh: ["zh-TW", "zh-HK"], ko: ["ko"] } as const;
export type Script = keyof typeof scripts;

/** The faces of a site by their name in its glyphs.json. */
export const roles = ["display", "text", "bold"] as const;
export type Role = (typeof roles)[number];
/** What stands below the first view has cuts of its own, fetched when it comes near. */
export type CutRole = Role | `${Role}Later`;

/** What one mini-site shows beyond the frame in one script, by the face it is set in. */
export interface SiteGlyphs extends Record<CutRole, string> {
  site: string;
  script: Script;
}

/**
 * Reads `app/sites/<site>/glyphs.json`: for each face a list of content files (globs; `?flag` takes the records that have
 * it set, `?id=content/x.json:ids` those that another list names, `#names` one field of them), `copy` for all words of the
 * site, `copy:<key>` for those below one key, or `chars:…` for the characters themselves. `covered` holds what every page has anyway. A part of a site whose pages say
 * other things than the rest has a list of its own, `app/sites/<site>/<part>/glyphs.json`; its cuts are `<site>-<part>`.
 * In other scripts `copy` is copy/<language>.json, and of content records only what stands under the language counts. A
 * site has the languages its copy has, a part Japanese alone.
 */
export function siteGlyphs(covered: Record<Script, Record<Role, string>>): SiteGlyphs[] {
  return globSync(["app/sites/*/glyphs.json", "app/sites/*/*/glyphs.json"])
    .toSorted()
    .flatMap((file) => {
      const [, , site = "", part] = dirname(file).split("/");
      const folder = `app/sites/${site}`;
      const isSpoken = (tag: string): boolean =>
        tag === "ja" || (part === undefined && existsSync(`${folder}/copy/${tag}.json`));
      return (Object.keys(scripts) as Script[]).flatMap((script): SiteGlyphs[] => {
        const tags = scripts[script].filter(isSpoken);
        if (tags.length === 0) return [];
        const glyphs = cutsOf(file, covered[script], (source) => textOf(source, folder, tags));
        return [{ site: part === undefined ? site : `${site}-${part}`, script, ...glyphs }];
      });
    });
}

/** The lists of one glyphs.json as characters: first views leave out what is covered, what comes later also first views. */
function cutsOf(
  file: string,
  covered: Record<Role, string>,
  read: (source: string) => string,
): Record<CutRole, string> {
  const lists = readJson(file) as Partial<Record<CutRole, string[]>>;
  const glyphs = roles.flatMap((role) => {
    const first = charactersBeyond((lists[role] ?? []).map(read).join(""), covered[role]);
    const later = charactersBeyond((lists[`${role}Later`] ?? []).map(read).join(""), covered[role] + first);
    return [
      [role, first],
      [`${role}Later`, later],
    ];
  });
  return Object.fromEntries(glyphs) as Record<CutRole, string>;
}

/** The sites that bring their own cuts; the shared ones need not carry their words. */
export function sitesWithGlyphs(): Set<string> {
  return new Set(globSync("app/sites/*/glyphs.json").map((file) => file.split("/")[2] ?? ""));
}

function textOf(source: string, folder: string, tags: readonly string[]): string {
  const isJapanese = tags[0] === "ja";
  if (source.startsWith("chars:")) return isJapanese ? source.slice("chars:".length) : "";
  if (/^copy(:|$)/.test(source)) return tags.map((tag) => copyOf(source, folder, tag)).join("");
  return recordsIn(source, folder)
    .map((record) => (isJapanese ? japaneseOf(record) : textUnder(record, tags)))
    .join("");
}

/** The words of a site in a language, or those below one key: "copy:head.title". */
function copyOf(source: string, folder: string, tag: string): string {
  const path = source.split(":")[1]?.split(".") ?? [];
  const words = path.reduce(
    (inner, key) => {
      const next = (inner as Record<string, unknown>)[key];
      if (next === undefined) throw new Error(`${folder}/glyphs.json: the copy has no ${path.join(".")}`);
      return next;
    },
    readJson(`${folder}/copy/${tag}.json`),
  );
  return JSON.stringify(words);
}

function recordsIn(source: string, folder: string): unknown[] {
  const [place = "", field] = source.split("#");
  const [pattern = "", condition] = place.split("?");
  const files = globSync(pattern);
  if (files.length === 0) throw new Error(`${folder}/glyphs.json: no file is called ${pattern}`);
  const records = files.flatMap((file) => readJson(file)).filter(conditionOf(condition));
  return records.map((record) => (field === undefined ? record : fieldOf(record, field)));
}

/** `flag`: records that have it set. `id=<file>:<field>`: records whose id the field names in a record of that file. */
function conditionOf(condition: string | undefined): (record: unknown) => boolean {
  if (condition === undefined) return () => true;
  const [key = "", place] = condition.split("=");
  const valueOf = (record: unknown): unknown => (record as Record<string, unknown>)[key];
  if (place === undefined) return (record) => valueOf(record) === true;
  const [file = "", field = ""] = place.split(":");
  const named = new Set([fieldOf(readJson(file), field)].flat(2));
  return (record) => named.has(valueOf(record));
}

function fieldOf(record: unknown, field: string): unknown {
  if (Array.isArray(record)) return record.map((one) => fieldOf(one, field));
  return typeof record === "object" && record !== null ? (record as Record<string, unknown>)[field] : [];
}
