import type { Language } from "#contracts/languages.ts";
import { fitBody } from "./fit-body.ts";
import { getPageOrigin } from "./page-origin.ts";
import type { ShareRow, ShareVariables } from "./share-row.ts";
import { maxXWeight, xAddressWeight, xWeight } from "./x-weight.ts";

/** How a share travels: X, LINE, the phone's own share sheet, a copied link, a QR code. */
export type ShareChannel = "x" | "ln" | "ws" | "cp" | "qr";

/** One share, ready to leave. */
export interface Share {
  /** The sentence, without hashtags and address. */
  text: string;
  /** Absolute, with `cid=kz_{site}_{channel}`. */
  url: string;
  /** Without the leading #. */
  hashtags: readonly string[];
}

/** A body is never heavier than 110 full-width characters, also where X would allow more. */
const maxBodyWeight = 220;
const lineBreakWeight = 1;

/**
 * What a share says and where it leads; `row` stands in the `share.ts` of its site. Variables that are too long for a post on X are shortened with "…";
 * an empty landing variable is left away, at the end of a path (`/scan/KIKA` without a result id) and in the query.
 * @param origin of the address; without it the one this page is known under.
 */
export function composeShare<const Row extends ShareRow, L extends Language>(
  row: Row,
  lang: L,
  variables: ShareVariables<Row, L>,
  channel: ShareChannel,
  origin: string = getPageOrigin(),
): Share {
  const { cid, texts }: ShareRow = row;
  const { body, hashtags, landing } = texts[lang] ?? texts.ja;
  const values: Record<string, string | number> = variables;
  return {
    text: fitBody(body, values, bodyBudget(hashtags)),
    url: landingUrl(landing, values, `kz_${fillTemplate(cid, values)}_${channel}`, origin),
    hashtags,
  };
}

/** The whole share as one text, as X and LINE take it: sentence, hashtags, address, each on its line. */
export function shareText({ text, hashtags, url }: Share): string {
  return [text, hashtagLine(hashtags), url].filter(Boolean).join("\n");
}

/** `#リップモンスター #唇の予言` */
export const hashtagLine = (hashtags: readonly string[]): string => hashtags.map((tag) => `#${tag}`).join(" ");

function bodyBudget(hashtags: readonly string[]): number {
  const rest = xWeight(hashtagLine(hashtags)) + xAddressWeight + 2 * lineBreakWeight;
  return Math.min(maxBodyWeight, maxXWeight - rest);
}

function landingUrl(landing: string, values: Record<string, string | number>, cid: string, origin: string): string {
  const encoded = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, encodeURIComponent(value)]));
  const [path = "/", rawQuery = ""] = fillTemplate(landing, encoded).split("?");
  const query = rawQuery
    .split("&")
    .filter((pair) => !pair.endsWith("="))
    .join("&");
  return `${origin}${path.replace(/(?<=.)\/+$/, "")}?${query ? `${query}&` : ""}cid=${encodeURIComponent(cid)}`;
}

function fillTemplate(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
