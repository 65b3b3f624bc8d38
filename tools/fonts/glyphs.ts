import { globSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Site } from "../../contracts/site.ts";
import { charactersBeyond, charactersOf, readFiles, readJson, textUnder } from "./characters.ts";
import { type Role, type Script, sitesWithGlyphs } from "./site-glyphs.ts";

/** Glyph sets by the order in which a visitor meets them; a later set leaves out what an earlier one holds. */
export interface GlyphSets {
  /** Capitals, digits and signs: all that a Japanese page shows in Latin. */
  latinSigns: string;
  latinRest: string;
  /** The words around every page, in the text face; no page goes without them. */
  frameText: string;
  /** The same set bold, with the little that a zone sets bold. */
  frameBold: string;
  /** The signs of the zones in the bottom bar, in the display face. */
  frameDisplay: string;
  /** What a zone shows besides, in the display face. */
  gateDisplay: string;
  /** The same in the text face. */
  gateText: string;
  /** The names of the twenty-four shades. */
  namesDisplay: string;
  /** The lines that surface when a ripple is touched. */
  reviewsDisplay: string;
  /** What a closed site shows. */
  promisesText: string;
  /** Behind the first view: promises, errors, everything the shell can say. */
  shellDisplay: string;
  shellText: string;
  shellBold: string;
  /** What the content can show. */
  moreDisplay: string;
  moreText: string;
  moreBold: string;
  zh: string;
  ko: string;
  th: string;
  /** The words around every page in that script, with all its Latin: what no page goes without. */
  zhFrame: string;
  koFrame: string;
  /** Latin and signs alone, for what is set as a title: without them a digit would fetch the large cut. */
  foreignSigns: string;
}

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");

const ascii = range(0x20, 0x7e);
const signs = "→←↑↓—–·×°№…“”‘’©";
const kana = range(0x3041, 0x3096) + range(0x30a1, 0x30fa) + "ーゝゞヽヾ・";
const marks = "　、。「」『』（）！？：；／～〜々〇〆％＋−＝￥¥✓○◎●□■△▲▽▼◇◆★☆♪♭＃＆＊＠｜＜＞【】［］〈〉《》";
const digits = range(0xff10, 0xff19);
/** The words of coarse counts of visitors. */
const coarseNumbers = "〇一二三四五六七八九十百千万満";
/** A day may be any of them: without this zone 1 would fetch the large cut on some days of the week only. */
const weekdays = "日月火水木金土";

/** The characters of each glyph set, read from the words the hub really has. */
export async function glyphSets(): Promise<GlyphSets> {
  const sites = await loadSites();
  const zones = zoneSets(sites);
  const shell = shellSets(sites, zones);
  const capitals = charactersOf(" 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ.,:;/+-%&!?'()" + signs);
  return {
    latinSigns: capitals,
    latinRest: charactersOf([...ascii].filter((char) => !capitals.includes(char)).join("")),
    ...zones,
    ...shell,
    ...contentSets(sites, zones, shell),
    ...foreignSets(sites),
  };
}

type ZoneSets = Pick<
  GlyphSets,
  "frameText" | "frameBold" | "frameDisplay" | "gateDisplay" | "gateText" | "namesDisplay" | "reviewsDisplay"
>;
type ShellSets = Pick<GlyphSets, "promisesText" | "shellDisplay" | "shellText" | "shellBold">;

/** What the zones show, and the words around every page. */
function zoneSets(sites: readonly Site[]): ZoneSets {
  const listed = sites.filter((manifest) => manifest.order !== undefined);
  const monsters = readJson("content/monsters.json") as { names: { ja: string }; character: string }[];
  const schedule = readJson("content/schedule.json") as { title: { ja: string } }[];
  const frameCopy = readFrameCopy();
  const campaigns = globSync("content/campaigns/*.json").map((file) => (readJson(file) as { name: string }).name);
  const programmes = readJson("content/broadcasts/programmes.json") as { title: string }[];
  const onNow = [...schedule.map(({ title }) => title.ja), ...campaigns, ...programmes.map(({ title }) => title)].join(
    "",
  );
  const zonePictures = frameCopy.all + zoneLabels() + zoneLines() + onNow + coarseNumbers + weekdays;
  const zoneSigns = (readJson("content/zones.json") as { kanji: string }[]).map(({ kanji }) => kanji).join("");
  const frameDisplay = charactersOf(zoneSigns + barSigns());
  const gateDisplay = charactersBeyond(
    zoneLabels() + onNow + "　" + frameCopy.display + listed.map((manifest) => manifest.name.ja).join(""),
    frameDisplay,
  );
  const frameText = charactersOf(ascii + signs + frameTextOf());
  const namesDisplay = charactersBeyond(monsters.map(({ names }) => names.ja).join(""), frameDisplay + gateDisplay);
  return {
    frameText,
    frameBold: charactersOf(frameText + "秒から始める"),
    frameDisplay,
    gateDisplay,
    gateText: charactersBeyond(zonePictures + listed.map((manifest) => manifest.verb.ja).join(""), frameText),
    namesDisplay,
    reviewsDisplay: charactersBeyond(
      monsters.map(({ character }) => character).join(""),
      frameDisplay + gateDisplay + namesDisplay,
    ),
  };
}

/** All that a page may say in Japanese without its site's own words. */
const shellWords = (promises: string): string =>
  kana +
  marks +
  digits +
  promises +
  readFiles("app/shell/copy/ja.json", "server/http/error-messages.ts", ...copyWithoutOwnCut()) +
  readFrameCopy().all;

/** What a zone shows in the display face, whatever is open of it. */
const zonesDisplayOf = ({ frameDisplay, gateDisplay, namesDisplay, reviewsDisplay }: ZoneSets): string =>
  frameDisplay + gateDisplay + namesDisplay + reviewsDisplay;

const promisesOf = (sites: readonly Site[]): string =>
  sites.map((manifest) => manifest.name.ja + manifest.verb.ja + manifest.promise.ja).join("");

function shellSets(sites: readonly Site[], zones: ZoneSets): ShellSets {
  const { frameText, frameBold, gateText } = zones;
  const promises = promisesOf(sites);
  const shell = shellWords(promises);
  const promisesText = charactersBeyond(promises + closedSiteText(), frameText + gateText);
  return {
    promisesText,
    shellDisplay: charactersBeyond(shell, zonesDisplayOf(zones)),
    shellText: charactersBeyond(shell, frameText + gateText + promisesText),
    shellBold: charactersBeyond(shell, frameBold),
  };
}

/**
 * All content but the live shows: one site alone reads them, in cuts of its own, and their captions in Chinese and Korean in the
 * device's own face. In the shared cuts every page would carry their ranges.
 */
const listContent = (): string[] =>
  globSync("content/**/*.json")
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.startsWith("content/live-shows/"));

function contentSets(sites: readonly Site[], zones: ZoneSets, { promisesText, shellDisplay, shellText }: ShellSets) {
  // What the companion says in other languages is no part of the Japanese cuts. Chinese it speaks in the device's own face.
  const content = readFiles(...listContent(), "app/sites/*/badges.json", "app/sites/*/companion/ja.json");
  const { frameText, frameBold, gateText } = zones;
  return {
    moreDisplay: charactersBeyond(content, zonesDisplayOf(zones) + shellDisplay),
    moreText: charactersBeyond(content, frameText + gateText + promisesText + shellText),
    moreBold: charactersBeyond(content, frameBold + shellWords(promisesOf(sites))),
  };
}

function foreignSets(sites: readonly Site[]) {
  const records = [...listContent(), ...globSync("app/sites/*/badges.json")].map(readJson);
  const inLanguage = (tags: readonly string[]): string =>
    charactersOf(
      ascii +
        signs +
        marks +
        textUnder([sites, records], tags) +
        readFiles(...tags.flatMap((tag) => [`app/shell/copy/${tag}.json`, `app/sites/*/copy/${tag}.json`])),
    );
  return {
    zh: inLanguage(["zh-TW", "zh-HK"]),
    ko: charactersOf(inLanguage(["ko"]) + companionIn("ko")),
    th: charactersOf(ascii + signs + range(0x0e01, 0x0e5b)),
    zhFrame: charactersOf(ascii + signs + "、。，！？：「」" + frameTextOf("zh-TW") + frameTextOf("zh-HK")),
    koFrame: charactersOf(ascii + signs + frameTextOf("ko")),
    foreignSigns: charactersOf(ascii + signs),
  };
}

/** What every page of a script has anyway, by the faces of a site. */
export const frameGlyphs = (sets: GlyphSets): Record<Script, Record<Role, string>> => ({
  ja: { text: sets.frameText, bold: sets.frameBold, display: sets.frameDisplay },
  zh: { text: sets.zhFrame, bold: sets.zhFrame, display: "" },
  ko: { text: sets.koFrame, bold: sets.koFrame, display: "" },
});

/** What the companion says in a language, with the words around its line. */
function companionIn(tag: string): string {
  return (
    readFiles(`app/sites/*/companion/${tag}.json`) +
    textUnder(readJson("app/shell/companion/deferred/messages.json"), [tag])
  );
}

/** The words of sites without cuts of their own. */
function copyWithoutOwnCut(): string[] {
  const ownGlyphs = sitesWithGlyphs();
  return globSync("app/sites/*/copy/ja.json").filter((file) => !ownGlyphs.has(file.split("/").at(-3) ?? ""));
}

/** The words around every page: they must not pull in the cut that holds the whole error catalogue. */
function frameTextOf(tag = "ja"): string {
  const { skipToContent, bar, top, footer } = readJson(`app/shell/copy/${tag}.json`) as Record<string, unknown>;
  return JSON.stringify([skipToContent, bar, top, footer]);
}

/**
 * The words of pages that are set in the cuts of the frame: what `app/sites/<site>/frame-glyphs.json` lists. `copy` are files
 * of the site; `display` are the keys below which they are set in the display face, `*` for any.
 */
function readFrameCopy(): { all: string; display: string } {
  const copies = globSync("app/sites/*/frame-glyphs.json").flatMap((file) => {
    const { copy, display } = readJson(file) as { copy: string[]; display: string[] };
    return copy.map((name) => ({ file: join(dirname(file), name), display }));
  });
  const shown = copies.flatMap(({ file, display }) =>
    display.flatMap((keys) => valuesBelow(readJson(file), keys.split("."))),
  );
  return {
    all: readFiles(...copies.map(({ file }) => file)),
    display: shown.join("").replace(/[\x20-\x7e]/g, ""),
  };
}

/** All texts below a path of keys. */
function valuesBelow(value: unknown, [key, ...rest]: string[]): string[] {
  if (typeof value === "string") return key === undefined ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  if (key === undefined) return Object.values(value).flatMap((inner) => valuesBelow(inner, []));
  return Object.entries(value).flatMap(([name, inner]) =>
    key === "*" || key === name ? valuesBelow(inner, rest) : [],
  );
}

function closedSiteText(): string {
  const { closedSite } = readJson("app/shell/copy/ja.json") as { closedSite: Record<string, string> };
  return Object.values(closedSite).join("");
}

/** The signs of the zones in the bottom bar of every language: Taiwan and Hong Kong write one of them in another form. */
function barSigns(): string {
  return globSync("app/shell/copy/*.json")
    .toSorted()
    .flatMap((file) => Object.values((readJson(file) as { bar: Record<string, string | { kanji: string }> }).bar))
    .map((zone) => (typeof zone === "string" ? "" : zone.kanji))
    .join("");
}

/** What the zones set in the display face: their signs and headings. */
function zoneLabels(): string {
  return readZones()
    .map(({ kanji, heading }) => kanji + heading.join(""))
    .join("");
}

/** What they say under it. */
const zoneLines = (): string =>
  readZones()
    .map(({ line, sentence }) => line + sentence.join(""))
    .join("");

const readZones = () =>
  readJson("content/zones.json") as { kanji: string; heading: string[]; line: string; sentence: string[] }[];

async function loadSites(): Promise<Site[]> {
  const files = globSync("app/sites/*/site.ts").toSorted();
  return Promise.all(
    files.map(async (file) => ((await import(pathToFileURL(resolve(file)).href)) as { site: Site }).site),
  );
}
