import { getTitle, type RecentPage } from "./offline-page.ts";

/** How many pages the search without a network names. */
const maxFound = 8;
/** A word in the title says more of a page than one somewhere in it. */
const titleWeight = 4;

/** The query of an address of the search; null for every other address. */
export function searchQueryOf(address: string): string | null {
  const { pathname, searchParams } = new URL(address, "https://any.test");
  const query = pathname === "/tips" ? (searchParams.get("q") ?? "").trim().slice(0, 60) : "";
  return query === "" ? null : query;
}

/** Of the pages that lie in this browser those that hold every word of the query, the nearest first. */
export function searchCopies(query: string, copies: readonly (RecentPage & { html: string })[]): RecentPage[] {
  const words = plain(query).split(" ").filter(Boolean);
  const found = copies.flatMap(({ address, title, html }) => {
    const [head, text] = [plain(title), plain(textOf(html))];
    const weights: number[] = words.map((word) => (head.includes(word) ? titleWeight : text.includes(word) ? 1 : 0));
    const isWhole = words.length > 0 && weights.every((weight) => weight > 0);
    return isWhole ? [{ page: { address, title }, weight: weights.reduce((sum, weight) => sum + weight, 0) }] : [];
  });
  return found
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, maxFound)
    .map(({ page }) => page);
}

/** Full-width and half-width, upper and lower case, are the same to who searches. */
const plain = (text: string): string => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

/** What can be read in a document's main part. */
function textOf(html: string): string {
  const main = html.match(/<main\b[^>]*>([\s\S]*)<\/main>/)?.[1] ?? "";
  const words = main.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ").replace(/<[^>]*>/g, " ");
  return getTitle(`<title>${words}</title>`);
}
