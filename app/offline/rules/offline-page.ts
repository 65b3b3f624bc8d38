import type { OfflineMessages } from "../worker-contract.ts";

/** A page that was opened before and can be shown. */
export interface RecentPage {
  address: string;
  title: string;
}

/** Something the page without a copy is made of. */
export interface OfflinePageOptions {
  lang: string;
  messages: OfflineMessages;
  /** Address of the style sheet. */
  style: string;
  /** What was asked for: trying again leads there. */
  requested: string;
  pages: readonly RecentPage[];
}

const prefix = "KATE ZONE | ";

/**
 * The page of zone 1 with its main part changed into a card: the network is away, and this was opened before. Nothing of
 * the framework stays in it, so it can neither hydrate a page it is not, nor reload itself; all its ways are plain
 * links. The script that sets the brightness before the first paint stays: the page's own policy knows its hash.
 */
export function renderOfflinePage(zone1Html: string, options: OfflinePageOptions): string {
  const title = `<title>${escapeHtml(prefix + options.messages.lost)}</title>`;
  return removeFramework(zone1Html)
    .replace(/<title>[\s\S]*?<\/title>/, () => title)
    .replace("</head>", () => `<link rel="stylesheet" href="${escapeHtml(options.style)}"></head>`)
    .replace(/(<main\b[^>]*>)[\s\S]*<\/main>/, (_, main: string) => `${main}${renderCard(options)}</main>`);
}

function removeFramework(html: string): string {
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
      // The visitor is not in zone 1: its mark, and the class that lights it, go.
      .replace(/ aria-current="page"/g, "")
      .replace(/ [\w-]+_lit(?=[" ])/g, "")
  );
}

function renderCard({ lang, messages, requested, pages }: OfflinePageOptions): string {
  const rows = pages.map(
    ({ address, title }) =>
      `<li><a class="kz-offline-row" href="${escapeHtml(address)}">${escapeHtml(title.replace(prefix, ""))}</a></li>`,
  );
  const list = `<h2 class="kz-offline-label">${escapeHtml(messages.list)}</h2><ul class="kz-offline-list">${rows.join("")}</ul>`;
  return (
    `<section class="kz-offline" lang="${escapeHtml(lang)}" data-offline="card">` +
    `<h1 class="kz-offline-message">${escapeHtml(messages.message)}</h1>` +
    `<a class="kz-offline-again" href="${escapeHtml(requested)}">${escapeHtml(messages.again)}</a>` +
    `${rows.length > 0 ? list : ""}<p class="kz-offline-code">E-OFFLINE</p></section>`
  );
}

/** The text of a document's title, empty when it has none. */
export function getTitle(html: string): string {
  const text = html.match(/<title>([\s\S]*?)<\/title>/)?.[1] ?? "";
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? "").trim();
}

/** The same document with a mark that says since when it is a copy. */
export const markAsCopy = (html: string, atMs: number): string =>
  html.replace(/<html\b/, `<html data-copy="${Math.round(atMs)}"`);

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
