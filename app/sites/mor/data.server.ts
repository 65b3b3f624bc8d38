import { data, type LoaderFunctionArgs, redirect } from "react-router";
import type { MasterData } from "#contracts/master-data.ts";
import {
  getLastNoRedEvent,
  getNextNoRedBoundary,
  getNextNoRedEvent,
  getCurrentNoRedEvent,
  listNoRedEvents,
} from "#contracts/no-red-event.ts";
import { rejectAsBusy } from "#app/kits/page/reject-as-busy.server.ts";
import { pageContext, type PageContext } from "#app/kits/page/page-context.server.ts";
import { countPixelsByEvent, listPixels } from "#server/modules/memories/no-red-pixels.ts";
import { countMemories, getMemoryFeedPage } from "#server/modules/memories/memory-feed.ts";
import { parseFormChoices } from "./rules/form-choices.ts";
import { isComplete } from "./rules/choices.ts";
import { formatMemoryCode } from "./rules/memory-code.ts";
import { teaserMs, teaserDays, countTeasers } from "./rules/countdown.ts";
import { addNames, resolveMemory } from "./memory.server.ts";

/** So many reds the sea shows at once. */
const feedSize = 200;

/** What `/mor` shows: the story at a chapter, its text, a memory, the memory feed, or the picture of a no-red event. */
export async function loadStory({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const launchMs = limitCacheToLaunch(page);
  if (page.now.getTime() < launchMs) throw redirect("/mor/countdown");
  const query = new URL(request.url).searchParams;
  const shownView = query.get("c") ?? "1";
  const night = getNoRedEvents(page);
  if (/^[1-5]$/.test(shownView))
    return data({ view: "story" as const, story: createStory(page.master), night, isBroken: false });
  if (shownView === "text") return data(loadText(page, query));
  if (shownView === "sea") return data({ view: "sea" as const, ...(await rejectAsBusy(loadFeed(page))), night });
  const pastEvent = listNoRedEvents(page.master.schedule).find(({ id }) => id === shownView);
  if (pastEvent || shownView === "night")
    return data({ view: "night" as const, ...(await rejectAsBusy(loadPicture(page, pastEvent?.id))), events: night });
  const memory = resolveMemory(shownView, page.master);
  if (memory) return data({ view: "red" as const, details: memory, events: night });
  // Not kept: there are more wrong codes than a cache has room for.
  return data({ view: "story" as const, story: createStory(page.master), night, isBroken: true }, { status: 404 });
}

/** The clock before the launch, the way in after it, and the next no-red event. */
export function loadCountdown({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const nowMs = page.now.getTime();
  const launchMs = limitCacheToLaunch(page);
  const isOpen = nowMs >= launchMs;
  const teaserCount = countTeasers(launchMs, nowMs);
  if (teaserCount < teaserDays) page.hints.validUntil(new Date(teaserMs(launchMs, teaserCount + 1)));
  return {
    isOpen,
    launchMs,
    /** When the page was made, by the server's clock. */
    nowMs,
    teasers: page.master.redTeasers.slice(0, teaserCount).map(({ text }) => text),
    nextTeaserMs: teaserCount < teaserDays ? teaserMs(launchMs, teaserCount + 1) : null,
    events: getNoRedEvents(page),
  };
}

/** No page of mor is kept past the launch, or past the start or end of a no-red event. */
function limitCacheToLaunch({ master, hints, now }: PageContext): number {
  const launch = master.schedule.find(({ id }) => id === "mor-launch");
  const launchMs = launch ? Date.parse(launch.startsAt) : 0;
  if (launchMs > now.getTime()) hints.validUntil(new Date(launchMs));
  const nextBorder = getNextNoRedBoundary(master.schedule, now.getTime());
  if (nextBorder) hints.validUntil(nextBorder);
  return launchMs;
}

function getNoRedEvents({ master, now }: PageContext) {
  const nowMs = now.getTime();
  return { now: getCurrentNoRedEvent(master.schedule, nowMs), next: getNextNoRedEvent(master.schedule, nowMs) };
}

/** Everything that is said on the way, so that no chapter waits for the network. */
function createStory(master: MasterData) {
  const words = (part: "verb" | "noun") =>
    master.redNameWords.filter((word) => word.part === part).map(({ text }) => text);
  return {
    chapters: master.redChapters,
    things: master.redThings.map(({ text, line }) => ({ text, line })),
    phrases: master.redPhrases.map(({ text }) => text),
    gifts: master.redGifts.map(({ text, line }) => ({ text, line })),
    verbs: words("verb"),
    nouns: words("noun"),
  };
}
export type Story = ReturnType<typeof createStory>;

/** The story in words alone. A form that is filled in whole leads to the red; what is missing is said. */
function loadText(page: PageContext, query: URLSearchParams) {
  const { choices, isSent, isLetterTwice } = parseFormChoices(query);
  if (isComplete(choices)) throw redirect(`/mor?c=${formatMemoryCode(choices)}`, 303);
  return {
    view: "text" as const,
    story: createStory(page.master),
    choices,
    isLacking: isSent,
    isLetterTwice,
    night: getNoRedEvents(page),
  };
}

async function loadFeed({ platform: { database }, master }: PageContext) {
  const { lights, next } = await getMemoryFeedPage(database, feedSize, null);
  return { lights: addNames(lights, master), next, count: await countMemories(database) };
}

async function loadPicture({ platform: { database }, master, now }: PageContext, requestedId: string | undefined) {
  const { schedule } = master;
  const nowMs = now.getTime();
  const counts = await countPixelsByEvent(database);
  const shownView =
    listNoRedEvents(schedule).find(({ id }) => id === requestedId) ??
    getCurrentNoRedEvent(schedule, nowMs) ??
    getLastNoRedEvent(schedule, nowMs);
  return {
    shown: shownView,
    points: shownView ? await listPixels(database, shownView.id) : [],
    earlier: listNoRedEvents(schedule)
      .filter(({ id, endsAtMs }) => endsAtMs <= nowMs && id !== shownView?.id)
      .map((one) => ({ ...one, count: counts.find(({ nightId }) => nightId === one.id)?.count ?? 0 })),
  };
}

export type StoryPage = Awaited<ReturnType<typeof loadStory>>["data"];
export type View<Name extends StoryPage["view"]> = Extract<StoryPage, { view: Name }>;
export type CountdownPage = ReturnType<typeof loadCountdown>;
