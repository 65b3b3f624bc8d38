import { existsSync } from "node:fs";
import type { LoaderFunctionArgs } from "react-router";
import type { Tip } from "#contracts/tip.ts";
import { type SearchResults, search } from "#app/kits/search/search.ts";
import type { SearchIndex } from "#app/kits/search/create-index.ts";
import { pageContext, type PageContext } from "#app/kits/page/page-context.server.ts";
import { getSearchIndex } from "#app/kits/search/source/search-index.server.ts";
import { withFeed } from "./with-feed.server.ts";
import { builtSourcePath } from "#app/kits/search/source/search-source.ts";
import { getMostSavedHacks } from "#server/modules/hacks/most-saved.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { catalogueOf } from "#server/modules/products/catalogue.ts";
import { hackPath } from "#app/kits/search/source/hack-path.ts";
import { maxShown } from "./tuning.ts";
import { parseAddress, type TipsQuery, tipsAddress } from "./address.ts";
import { isForeignLanguage, loadLanguageSearch } from "./language-search.server.ts";
import { dayPartAt, nextDayPart, tipsForNow } from "./rules/day-part.ts";

/** How many of the most kept hacks stand there. */
const maxSavedHacks = 5;
/** How soon a start without them is tried again. */
const retryMs = 5_000;

/** How many tips the start offers besides the one it shows. */
const offeredTipCount = 5;

/** A tip as a list names it. */
export type TipLink = Pick<Tip, "id" | "title"> & { ask: string };

/** What an address shows: the start, what was found, one tip, or the search of another language. */
export async function loadTips({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const params = new URL(request.url).searchParams;
  const lang = params.get("lang");
  if (isForeignLanguage(lang)) return loadLanguageSearch(page, lang, params);
  return loadJapanese(page, parseAddress(params));
}

async function loadJapanese(page: PageContext, tipsQuery: TipsQuery) {
  const catalogue = catalogueOf(page.platform.settings, page.master);
  const index = getSearchIndex(page.master, "ja", !catalogue.isFeed);
  const tip = page.master.tips.find(({ id }) => id === tipsQuery.tipId) ?? null;
  const isSearch = tipsQuery.query !== "" || Object.keys(tipsQuery.choice).length > 0;
  const findings =
    isSearch && !tip
      ? withFeed(catalogue, search(index, tipsQuery.query, { choice: tipsQuery.choice, limit: maxShown }))
      : null;
  return {
    view: "whole" as const,
    asked: { query: tipsQuery.query, choice: tipsQuery.choice },
    notices: [
      ...(tipsQuery.tipId && !tip ? (["tip"] as const) : []),
      ...(tipsQuery.hasUnknown ? (["facet"] as const) : []),
      ...(findings && findings.query.length < tipsQuery.query.length ? (["cut"] as const) : []),
    ],
    tip: tip && toTipPage(tip, page, index),
    findings,
    start: tip ? null : await getStart(page),
    // A feed may hold ten thousand products: they are searched where they are.
    sourcePath: catalogue.isFeed ? null : searchSourcePath(page),
  };
}

/** What a screen of the search is drawn from. */
export type TipsData = Awaited<ReturnType<typeof loadJapanese>>;
export type TipPageData = NonNullable<TipsData["tip"]>;
export type StartData = NonNullable<TipsData["start"]>;

function toTipPage(tip: Tip, page: PageContext, index: SearchIndex) {
  const nearby = (kinds: Parameters<typeof search>[2]): SearchResults["hits"] =>
    search(index, `${tip.asks[0] ?? ""} ${tip.title}`, kinds).hits;
  const ownIndex = page.master.hacks.filter(({ tipId }) => tipId === tip.id).map(({ number }) => `hack-${number}`);
  const hacks = nearby({ kinds: ["hack"], limit: 12 }).toSorted(
    (a, b) => Number(ownIndex.includes(b.id)) - Number(ownIndex.includes(a.id)),
  );
  return {
    ...tip,
    url: new URL(tipsAddress({ tipId: tip.id }), page.platform.settings.publicUrl).href,
    hacks: hacks.slice(0, 2).map(({ href, title }) => ({ href, title: title.map(({ text }) => text).join("") })),
    chapters: nearby({ kinds: ["chapter"], limit: 1 }).map(({ href, title }) => ({
      href,
      title: title.map(({ text }) => text).join(""),
    })),
    related: relatedTips(tip, page.master.tips).map(toTipLink),
  };
}

/** Tips of the same part, those with the most worries in common first. */
function relatedTips(tip: Tip, tips: readonly Tip[]): Tip[] {
  const shared = (other: Tip): number =>
    other.worries.filter((worry) => tip.worries.includes(worry)).length * 2 +
    other.parts.filter((part) => tip.parts.includes(part)).length;
  return tips
    .filter((other) => other.id !== tip.id && other.parts[0] === tip.parts[0])
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, 3);
}

async function getStart(page: PageContext) {
  page.hints.validUntil(nextDayPart(page.now));
  const [first, ...others] = tipsForNow(page.master.tips, page.now, offeredTipCount + 1);
  if (!first) return null;
  const { id, title, loop, tools } = first;
  return {
    dayPart: dayPartAt(page.now),
    first: { id, title, loop, tools },
    others: others.map(toTipLink),
    savedHacks: await listMostSavedHacks(page),
  };
}

/** The hacks that lie in the most visitors' books, and how many have a book; null while nobody has, or it cannot be known. */
async function listMostSavedHacks({ platform, master, hints, now }: PageContext) {
  try {
    const { visitors, hacks } = await getMostSavedHacks(platform.database, maxSavedHacks);
    const listedHacks = hacks.flatMap(({ number, saveCount }) => {
      const hack = master.hacks.find((one) => one.number === number);
      return hack ? { href: hackPath(number), title: hack.title, saveCount } : [];
    });
    return listedHacks.length === 0 ? null : { visitors, hacks: listedHacks };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    hints.validUntil(new Date(now.getTime() + retryMs));
    return null;
  }
}

const toTipLink = ({ id, title, asks }: Tip): TipLink => ({ id, title, ask: asks[0] ?? "" });

/** The file of the build where it is of this content; else the API, which makes it. */
function searchSourcePath({ master }: PageContext): string {
  const built = builtSourcePath(master.version, "ja");
  return existsSync(`build/static${built}`) ? built : "/api/tips/source";
}
