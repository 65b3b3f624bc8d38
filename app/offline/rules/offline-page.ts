import type { OfflineWords } from "../contract.ts";

/** A page that was opened before and can be shown. */
export interface OpenedPage {
  address: string;
  title: string;
}

/** Something the page without a copy is made of. */
export interface OfflineParts {
  lang: string;
  words: OfflineWords;
  /** Address of the style sheet. */
  style: string;
  /** What was asked for: trying again leads there. */
  asked: string;
  pages: readonly OpenedPage[];
}

const prefix = "KATE ZONE | ";

/**
 * The gate page with its main part changed into a card: the network is away, and this was opened before. Nothing of
 * the framework stays in it, so it can neither hydrate a page it is not, nor reload itself; all its ways are plain
 * links. The script that sets the brightness before the first paint stays: the page's own policy knows its hash.
 */
export function offlinePage(gateHtml: string, parts: OfflineParts): string {
  const title = `<title>${escaped(prefix + parts.words.lost)}</title>`;
  return withoutFramework(gateHtml)
    .replace(/<title>[\s\S]*?<\/title>/, () => title)
    .replace("</head>", () => `<link rel="stylesheet" href="${escaped(parts.style)}"></head>`)
    .replace(/(<main\b[^>]*>)[\s\S]*<\/main>/, (_, main: string) => `${main}${card(parts)}</main>`);
}

function withoutFramework(html: string): string {
  const head = html.search(/<\/head>/);
  return (
    html
      .replace(/<script\b([^>]*)>[\s\S]*?<\/script>/g, (script, attributes: string, at: number) =>
        attributes.trim() === "" && at < head && !script.includes("__reactRouter") ? script : "",
      )
      .replace(/<link\b[^>]*\brel="(modulepreload|preload|canonical|alternate)"[^>]*>/g, (link, rel: string) =>
        rel === "preload" && link.includes('as="font"') ? link : "",
      )
      .replace(/<meta\b[^>]*\b(property="og:|name="(description|twitter:))[^>]*>/g, "")
      .replace(/<button\b[\s\S]*?<\/button>/g, "")
      // The visitor does not stand on the gate's floor: its mark, and the class that lights it, go.
      .replace(/ aria-current="page"/g, "")
      .replace(/ [\w-]+_lit(?=[" ])/g, "")
  );
}

function card({ lang, words, asked, pages }: OfflineParts): string {
  const rows = pages.map(
    ({ address, title }) =>
      `<li><a class="kz-offline-row" href="${escaped(address)}">${escaped(title.replace(prefix, ""))}</a></li>`,
  );
  const list = `<h2 class="kz-offline-label">${escaped(words.list)}</h2><ul class="kz-offline-list">${rows.join("")}</ul>`;
  return (
    `<section class="kz-offline" lang="${escaped(lang)}" data-offline="card">` +
    `<h1 class="kz-offline-message">${escaped(words.message)}</h1>` +
    `<a class="kz-offline-again" href="${escaped(asked)}">${escaped(words.again)}</a>` +
    `${rows.length > 0 ? list : ""}<p class="kz-offline-code">E-OFFLINE</p></section>`
  );
}

/** The text of a document's title, empty when it has none. */
export function titleOf(html: string): string {
  const text = html.match(/<title>([\s\S]*?)<\/title>/)?.[1] ?? "";
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => signs[name] ?? "").trim();
}

/** The same document with a mark that says since when it is a copy. */
export const markedCopy = (html: string, atMs: number): string =>
  html.replace(/<html\b/, `<html data-copy="${Math.round(atMs)}"`);

const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
