import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type Badge, siteBadgeSchema } from "#contracts/badge.ts";
import { type CompanionLanguage, companionLanguages, translatedLineSchema } from "#contracts/companion-translations.ts";
import { companionLineSchema } from "#contracts/companion.ts";
import { monsterIdSchema } from "#contracts/monster.ts";

/** The companion's lines in one language: of each site, by monster. */
export type SiteLines = { siteId: string; lines: Record<string, string> }[];

/** What the sites add to the master data. */
export interface SiteContent {
  /** Of `badges.json`, in the order of their ranks. */
  badges: Badge[];
  /** Of `companion/<language>.json`. */
  companion: Record<CompanionLanguage | "ja", SiteLines>;
  /** One line for each entry that breaks its contract. */
  issues: string[];
}

/** Reads the content that the sites below `folder` hold themselves. */
export function readSiteContent(folder: string): SiteContent {
  const siteIds = globSync("*/site.ts", { cwd: folder })
    .map((file) => file.split(/[\\/]/)[0] ?? file)
    .toSorted();
  const issues: string[] = [];

  function parse<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> | null {
    const path = join(folder, file);
    if (!existsSync(path)) return null;
    const checked = v.safeParse(schema, JSON.parse(readFileSync(path, "utf8")));
    if (checked.success) return checked.output;
    issues.push(...checked.issues.map((issue) => `${file} ${v.getDotPath(issue) ?? ""}: ${issue.message}`));
    return null;
  }

  const readLines = (lang: CompanionLanguage | "ja"): SiteLines => {
    const line = lang === "ja" ? companionLineSchema : translatedLineSchema(lang);
    const schema = v.record(monsterIdSchema, line);
    return siteIds.flatMap((siteId) => {
      const lines = parse(join(siteId, "companion", `${lang}.json`), schema);
      return lines ? [{ siteId, lines }] : [];
    });
  };

  const ranked = siteIds.flatMap((site) =>
    (parse(join(site, "badges.json"), v.array(siteBadgeSchema)) ?? []).map(({ id, rank, ...badge }) => ({
      rank,
      badge: { id, site, ...badge },
    })),
  );
  const languages = ["ja", ...companionLanguages] as const;
  const companion = Object.fromEntries(languages.map((lang) => [lang, readLines(lang)])) as SiteContent["companion"];
  const badges = ranked.toSorted((one, other) => one.rank - other.rank).map(({ badge }) => badge);
  return { badges, companion, issues };
}

/** What one monster says in each of these sites. */
export function linesOf(monsterId: string, sites: SiteLines): Record<string, string> {
  return Object.fromEntries(
    sites.flatMap(({ siteId, lines }) => (lines[monsterId] === undefined ? [] : [[siteId, lines[monsterId]]])),
  );
}
