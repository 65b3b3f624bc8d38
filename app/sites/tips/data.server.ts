import { existsSync } from "node:fs";
import type { LoaderFunctionArgs } from "react-router";
import type { Tip } from "#contracts/tip.ts";
import { type Findings, search } from "#app/kits/search/search.ts";
import type { SearchIndex } from "#app/kits/search/make-index.ts";
import { pageContext, type PageContext } from "#app/shell/page-context.server.ts";
import { searchIndexOf } from "#app/kits/search/source/search-index.server.ts";
import { builtSourcePath } from "#app/kits/search/source/search-source.ts";
import { mostKept } from "#server/modules/hacks/most-kept.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { hackAddress } from "#app/kits/search/source/documents.ts";
import { mostShown } from "./feel.ts";
import { readAddress, tipsAddress } from "./address.ts";
import { dayPartAt, nextDayPart, tipsForNow } from "./rules/now.ts";

/** How many of the most kept hacks stand there. */
const shownKept = 5;
/** How soon a start without them is tried again. */
const awayMs = 5_000;

/** How many tips the start offers besides the one it shows. */
const offered = 5;

/** A tip as a list names it. */
export type TipLink = Pick<Tip, "id" | "title"> & { ask: string };

/** What an address shows: the start, what was found, or one tip. */
export async function loadTips({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const asked = readAddress(new URL(request.url).searchParams);
  const index = searchIndexOf(page.master, "ja");
  const tip = page.master.tips.find(({ id }) => id === asked.tipId) ?? null;
  const isSearch = asked.query !== "" || Object.keys(asked.choice).length > 0;
  const findings = isSearch && !tip ? search(index, asked.query, { choice: asked.choice, limit: mostShown }) : null;
  return {
    asked: { query: asked.query, choice: asked.choice },
    notices: [
      ...(asked.tipId && !tip ? (["tip"] as const) : []),
      ...(asked.hasUnknown ? (["facet"] as const) : []),
      ...(findings && findings.query.length < asked.query.length ? (["cut"] as const) : []),
    ],
    tip: tip && tipPage(tip, page, index),
    findings,
    start: tip ? null : await startOf(page),
    sourcePath: sourcePathOf(page),
  };
}

/** What a screen of the search is drawn from. */
export type TipsData = Awaited<ReturnType<typeof loadTips>>;
export type TipPageData = NonNullable<TipsData["tip"]>;
export type StartData = NonNullable<TipsData["start"]>;

function tipPage(tip: Tip, page: PageContext, index: SearchIndex) {
  const near = (kinds: Parameters<typeof search>[2]): Findings["hits"] =>
    search(index, `${tip.asks[0] ?? ""} ${tip.title}`, kinds).hits;
  const own = page.master.hacks.filter(({ tipId }) => tipId === tip.id).map(({ number }) => `hack-${number}`);
  const hacks = near({ kinds: ["hack"], limit: 12 }).toSorted(
    (a, b) => Number(own.includes(b.id)) - Number(own.includes(a.id)),
  );
  return {
    ...tip,
    url: new URL(tipsAddress({ tipId: tip.id }), page.platform.settings.publicUrl).href,
    hacks: hacks.slice(0, 2).map(({ href, title }) => ({ href, title: title.map(({ text }) => text).join("") })),
    chapters: near({ kinds: ["chapter"], limit: 1 }).map(({ href, title }) => ({
      href,
      title: title.map(({ text }) => text).join(""),
    })),
    related: neighbours(tip, page.master.tips).map(linkOf),
  };
}

/** Tips of the same part, those with the most worries in common first. */
function neighbours(tip: Tip, tips: readonly Tip[]): Tip[] {
  const shared = (other: Tip): number =>
    other.worries.filter((worry) => tip.worries.includes(worry)).length * 2 +
    other.parts.filter((part) => tip.parts.includes(part)).length;
  return tips
    .filter((other) => other.id !== tip.id && other.parts[0] === tip.parts[0])
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, 3);
}

async function startOf(page: PageContext) {
  page.hints.validUntil(nextDayPart(page.now));
  const [first, ...others] = tipsForNow(page.master.tips, page.now, offered + 1);
  if (!first) return null;
  const { id, title, loop, tools } = first;
  return {
    dayPart: dayPartAt(page.now),
    first: { id, title, loop, tools },
    others: others.map(linkOf),
    kept: await keptHacks(page),
  };
}

/** The hacks that lie in the most visitors' books, and how many have a book; null while nobody has, or it cannot be known. */
async function keptHacks({ platform, master, hints, now }: PageContext) {
  try {
    const { visitors, hacks } = await mostKept(platform.database, shownKept);
    const listed = hacks.flatMap(({ number, keeps }) => {
      const hack = master.hacks.find((one) => one.number === number);
      return hack ? { href: hackAddress(number), title: hack.title, keeps } : [];
    });
    return listed.length === 0 ? null : { visitors, hacks: listed };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    hints.validUntil(new Date(now.getTime() + awayMs));
    return null;
  }
}

const linkOf = ({ id, title, asks }: Tip): TipLink => ({ id, title, ask: asks[0] ?? "" });

/** The file of the build where it is of this content; else the API, which makes it. */
function sourcePathOf({ master }: PageContext): string {
  const built = builtSourcePath(master.version, "ja");
  return existsSync(`build/static${built}`) ? built : "/api/tips/source";
}
