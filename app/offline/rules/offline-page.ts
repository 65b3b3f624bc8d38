import type { OfflineMessages } from "../worker-contract.ts";
import { healScript } from "./heal-script.ts";

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
  /** What was searched for, and the pages of this browser that hold it; null where nobody searches. */
  search: { query: string; found: readonly RecentPage[] } | null;
}

const prefix = "KATE ZONE | ";

/**
 * The page of zone 1 with its main part changed into a card: the network is away, and this was opened before. Nothing of
 * the framework stays in it, so it can neither hydrate a page it is not, nor reload itself; all its ways are plain
 * links. The script that sets the brightness before the first paint stays, as the page's own policy knows its hash, and
 * one comes that asks for the page again once the network is back (`heal-script.ts`).
 */
export function renderOfflinePage(zone1Html: string, options: OfflinePageOptions): string {
  const title = `<title>${escapeHtml(prefix + options.messages.lost)}</title>`;
  return removeFramework(zone1Html)
    .replace(/<title>[\s\S]*?<\/title>/, () => title)
    .replace("</head>", () => `<link rel="stylesheet" href="${escapeHtml(options.style)}"></head>`)
    .replace("</body>", () => `<script>${healScript}</script></body>`)
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

function renderCard({ lang, messages, requested, pages, search }: OfflinePageOptions): string {
  const list = renderList(messages.list, pages);
  return (
    `<section class="kz-offline" lang="${escapeHtml(lang)}" data-offline="card">` +
    `<h1 class="kz-offline-message">${escapeHtml(messages.message)}</h1>` +
    `<a class="kz-offline-again" href="${escapeHtml(requested)}">${escapeHtml(messages.again)}</a>` +
    `${search ? renderFound(messages, search) : ""}${list}<p class="kz-offline-code">E-OFFLINE</p></section>`
  );
}

/** What this browser has of a search, and that it is not all there is. */
function renderFound(messages: OfflineMessages, { query, found }: NonNullable<OfflinePageOptions["search"]>): string {
  if (found.length === 0) return `<p class="kz-offline-label" data-found="0">${escapeHtml(messages.notFound)}</p>`;
  return renderList(messages.found.replace("{query}", query), found, ` data-found="${found.length}"`);
}

function renderList(label: string, pages: readonly RecentPage[], mark = ""): string {
  if (pages.length === 0) return "";
  const rows = pages.map(
    ({ address, title }) =>
      `<li><a class="kz-offline-row" href="${escapeHtml(address)}">${escapeHtml(title.replace(prefix, ""))}</a></li>`,
  );
  return `<h2 class="kz-offline-label">${escapeHtml(label)}</h2><ul class="kz-offline-list"${mark}>${rows.join("")}</ul>`;
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
