import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One Japanese text that visitors read. */
export interface JapaneseText {
  /** Its path in the sources. */
  file: string;
  /** The way to it in the file, joined by dots. */
  key: string;
  text: string;
}

const sources = [
  "content/**/*.json",
  "app/**/copy/ja.json",
  "app/**/*messages.json",
  "app/sites/*/badges.json",
  "app/sites/*/companion/ja.json",
];
/** What visitors type, not what they read; what the glossary itself says; and what is stored with rooms. */
const isRead = (file: string): boolean =>
  !/^content\/(?:search|glossary|recovery-words)\/|\/(?:en|zh-TW|zh-HK|zh-CN|ko|th)\.json$/.test(file);
const otherLanguages = new Set(["en", "zh-TW", "zh-HK", "zh-CN", "ko", "th"]);
/** Words that are searched for or counted, and never shown. */
const unseenKeys = new Set(["reading", "keywords", "forms"]);

/** All Japanese texts of content and copy below `root`. */
export function readJapaneseTexts(root: string): JapaneseText[] {
  return globSync(sources, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter(isRead)
    .toSorted()
    .flatMap((file) => listTexts(file, "", JSON.parse(readFileSync(join(root, file), "utf8"))));
}

function listTexts(file: string, key: string, value: unknown): JapaneseText[] {
  if (typeof value === "string") return /[ぁ-んァ-ヶ一-龠]/.test(value) ? [{ file, key, text: value }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    otherLanguages.has(name) || unseenKeys.has(name) ? [] : listTexts(file, key ? `${key}.${name}` : name, part),
  );
}
