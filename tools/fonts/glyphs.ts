import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Site } from "../../contracts/site.ts";
import { sitesWithGlyphs, textUnder } from "./site-glyphs.ts";

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
  voicesDisplay: string;
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
/** The words of coarse counts (app/sites/zones/rules/coarse-count.ts). */
const coarseNumbers = "〇一二三四五六七八九十百千万満";
/** A day may be any of them: without this zone 1 would fetch the large cut on some days of the week only. */
const weekdays = "日月火水木金土";

/** The characters of each glyph set, read from the words the hub really has. */
export async function glyphSets(): Promise<GlyphSets> {
  const sites = await loadSites();
  const listed = sites.filter((manifest) => manifest.order !== undefined);
  const monsters = readJson("content/monsters.json") as { names: { ja: string }; character: string }[];
  const schedule = readJson("content/schedule.json") as { title: { ja: string } }[];
  const zonesCopy = read("app/sites/zones/copy/ja.json");
  const zone4Words = read("app/sites/zones/zone4-messages.json");
  const campaigns = globSync("content/campaigns/*.json").map((file) => (readJson(file) as { name: string }).name);
  const onNow = [...schedule.map(({ title }) => title.ja), ...campaigns].join("");
  const zonePictures = zonesCopy + zone4Words + zoneLabels() + onNow + coarseNumbers + weekdays;
  const promises = sites.map((manifest) => manifest.name.ja + manifest.verb.ja + manifest.promise.ja).join("");
  const shell =
    kana +
    marks +
    digits +
    promises +
    read("app/shell/copy/ja.json", "server/http/error-messages.ts", ...copyWithoutOwnCut());
  // What the companion says in other languages is no part of the Japanese cuts. Chinese it speaks in the device's own face.
  const content = read(...globSync("content/**/*.json", { exclude: ["content/companion/abroad/**"] }));
  const frameDisplay = unique(
    (readJson("content/zones.json") as { kanji: string }[]).map(({ kanji }) => kanji).join(""),
  );
  const gateDisplay = without(
    zoneLabels() +
      onNow +
      "　" +
      [zonesCopy, zone4Words]
        .map((copy) => displayCopy(JSON.parse(copy) as Record<string, Record<string, string>>))
        .join("") +
      listed.map((manifest) => manifest.name.ja).join(""),
    frameDisplay,
  );
  const frameText = unique(ascii + signs + frameTextOf());
  const frameBold = unique(frameText + "秒から始める");
  const gateText = without(zonePictures + listed.map((manifest) => manifest.verb.ja).join(""), frameText);
  const namesDisplay = without(monsters.map(({ names }) => names.ja).join(""), frameDisplay + gateDisplay);
  const voicesDisplay = without(
    monsters.map(({ character }) => character).join(""),
    frameDisplay + gateDisplay + namesDisplay,
  );
  const zonesDisplay = frameDisplay + gateDisplay + namesDisplay + voicesDisplay;
  const shellDisplay = without(shell, zonesDisplay);
  const promisesText = without(promises + closedSiteText(), frameText + gateText);
  const shellText = without(shell, frameText + gateText + promisesText);
  const records = globSync("content/**/*.json").map(readJson);
  const inLanguage = (tags: readonly string[]): string =>
    unique(
      ascii +
        signs +
        marks +
        textUnder([sites, records], tags) +
        read(...tags.flatMap((tag) => [`app/shell/copy/${tag}.json`, `app/sites/*/copy/${tag}.json`])),
    );
  const capitals = unique(" 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ.,:;/+-%&!?'()" + signs);
  return {
    latinSigns: capitals,
    latinRest: unique([...ascii].filter((char) => !capitals.includes(char)).join("")),
    frameText,
    frameBold,
    frameDisplay,
    gateDisplay,
    gateText,
    namesDisplay,
    voicesDisplay,
    promisesText,
    shellDisplay,
    shellText,
    shellBold: without(shell, frameBold),
    moreDisplay: without(content, zonesDisplay + shellDisplay),
    moreText: without(content, frameText + gateText + promisesText + shellText),
    moreBold: without(content, frameBold + shell),
    zh: inLanguage(["zh-TW", "zh-HK"]),
    ko: unique(inLanguage(["ko"]) + companionIn("ko")),
    th: unique(ascii + signs + range(0x0e01, 0x0e5b)),
    zhFrame: unique(ascii + signs + "、。，！？：「」" + frameTextOf("zh-TW") + frameTextOf("zh-HK")),
    koFrame: unique(ascii + signs + frameTextOf("ko")),
    foreignSigns: unique(ascii + signs),
  };
}

/** What the companion says in a language, with the words around its line. */
function companionIn(tag: string): string {
  return (
    read(`content/companion/abroad/${tag}.json`) +
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

/** Of the zones' copy, what is set in the display face: the first site links, today's three, and all titles. */
function displayCopy(copy: Record<string, Record<string, string>>): string {
  const titles = Object.values(copy).flatMap((words) => words.title ?? []);
  const whole = [copy.doors, copy.tonight, { demo: copy.event?.demo ?? "" }].flatMap((words) =>
    Object.values(words ?? {}),
  );
  return [...titles, ...whole].join("").replace(/[\x20-\x7e]/g, "");
}

function closedSiteText(): string {
  const { closedDoor: closedSite } = readJson("app/shell/copy/ja.json") as { closedDoor: Record<string, string> };
  return Object.values(closedSite).join("");
}

/** What the zones set in the display face: their signs and sentences. */
function zoneLabels(): string {
  const zones = readJson("content/zones.json") as { kanji: string; sentence: string[] }[];
  return zones.map(({ kanji, sentence }) => kanji + sentence.join("")).join("");
}

async function loadSites(): Promise<Site[]> {
  const files = globSync("app/sites/*/site.ts").toSorted();
  return Promise.all(
    files.map(async (file) => ((await import(pathToFileURL(resolve(file)).href)) as { site: Site }).site),
  );
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

function read(...patterns: string[]): string {
  return patterns
    .flatMap((pattern) => globSync(pattern))
    .toSorted()
    .map((file) => readFileSync(file, "utf8"))
    .join("");
}

const unique = (text: string): string =>
  [...new Set(text)]
    .filter((char) => char >= " ")
    .toSorted()
    .join("");

function without(text: string, other: string): string {
  const takenGlyphs = new Set(other);
  return unique([...text].filter((char) => !takenGlyphs.has(char) && char > "\u2fff").join(""));
}
