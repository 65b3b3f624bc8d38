import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a package of others wants said with every copy of it. */
export interface Notice {
  name: string;
  version: string;
  /** SPDX, as its package.json says; `see below` where that points at a file. */
  licence: string;
  /** The files it brings, whole; empty when it brings none. */
  texts: string[];
}

const noticeFile = /^(licen[cs]e|copying|notice)/i;

/** Reads the notice of an installed package; null where it is not installed, as those for other machines. */
export function readNotice(folder: string): Notice | null {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return null;
  const { name, version, license } = JSON.parse(readFileSync(file, "utf8")) as {
    name: string;
    version: string;
    license?: string | { type?: string };
  };
  const declared = typeof license === "string" ? license : license?.type;
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && noticeFile.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), "utf8").replaceAll("\r\n", "\n").trim())
    .toSorted();
  return { name, version, licence: !declared || /^see /i.test(declared) ? "see below" : declared, texts };
}

/** All notices as one text; packages that bring the same words share them. */
export function noticesText(notices: readonly Notice[]): string {
  const byText = new Map<string, Notice[]>();
  for (const notice of notices) {
    const text = notice.texts.join("\n\n") || "(The package brings no text of its own.)";
    byText.set(text, [...(byText.get(text) ?? []), notice]);
  }
  const parts = [...byText].map(([text, group]) => {
    const names = group.map(({ name, version, licence }) => `${name} ${version} (${licence})`).toSorted();
    return { first: names[0] ?? "", words: `${names.join("\n")}\n\n${text}\n` };
  });
  const head = "This zone is made with the work of others. Their notices, package by package:\n";
  const sorted = parts.toSorted((a, b) => a.first.localeCompare(b.first)).map(({ words }) => words);
  // The mark at the head says that it is UTF-8: names have accents, and a text file has no other way to say so.
  return [`\uFEFF${head}`, ...sorted].join(`\n${"-".repeat(80)}\n\n`);
}
