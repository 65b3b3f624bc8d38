import { data, type LoaderFunctionArgs, redirect } from "react-router";
import type { MasterData } from "#contracts/master-data.ts";
import { lastRedNight, nextRedBorder, nextRedNight, redNightAt, redNights } from "#contracts/red-night.ts";
import { orBusy } from "#app/shell/errors/or-busy.server.ts";
import { pageContext, type PageContext } from "#app/shell/page-context.server.ts";
import { pointCounts, pointsOf } from "#server/modules/reds/pixels.ts";
import { seaCount, seaPage } from "#server/modules/reds/sea.ts";
import { formChoices } from "./rules/form-choices.ts";
import { isWhole } from "./rules/choices.ts";
import { redCode } from "./rules/red-code.ts";
import { teaserMs, teaserNights, teasersTold } from "./rules/countdown.ts";
import { named, toldRed } from "./story.server.ts";

/** So many reds the sea shows at once. */
const seaLights = 200;

/** What `/mor` shows: the story at a chapter, its text, a red, the sea of reds, or the picture of a night. */
export async function loadStory({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const launchMs = keepToLaunch(page);
  if (page.now.getTime() < launchMs) throw redirect("/mor/countdown");
  const query = new URL(request.url).searchParams;
  const shown = query.get("c") ?? "1";
  const night = nightFacts(page);
  if (/^[1-5]$/.test(shown))
    return data({ view: "story" as const, story: storyOf(page.master), night, isBroken: false });
  if (shown === "text") return data(textOf(page, query));
  if (shown === "sea") return data({ view: "sea" as const, ...(await orBusy(seaOf(page))), night });
  const past = redNights(page.master.schedule).find(({ id }) => id === shown);
  if (past || shown === "night")
    return data({ view: "night" as const, ...(await orBusy(pictureOf(page, past?.id))), night });
  const red = toldRed(shown, page.master);
  if (red) return data({ view: "red" as const, red, night });
  // Not kept: there are more wrong codes than a cache has room for.
  return data({ view: "story" as const, story: storyOf(page.master), night, isBroken: true }, { status: 404 });
}

/** The clock before the launch, the open door after it, and the next night without red. */
export function loadCountdown({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const nowMs = page.now.getTime();
  const launchMs = keepToLaunch(page);
  const isOpen = nowMs >= launchMs;
  const told = teasersTold(launchMs, nowMs);
  if (told < teaserNights) page.hints.validUntil(new Date(teaserMs(launchMs, told + 1)));
  return {
    isOpen,
    launchMs,
    /** When the page was made, by the server's clock. */
    nowMs,
    teasers: page.master.redTeasers.slice(0, told).map(({ text }) => text),
    nextTeaserMs: told < teaserNights ? teaserMs(launchMs, told + 1) : null,
    night: nightFacts(page),
  };
}

/** No page of mor is kept past the launch or a border of a night. */
function keepToLaunch({ master, hints, now }: PageContext): number {
  const launch = master.schedule.find(({ id }) => id === "mor-launch");
  const launchMs = launch ? Date.parse(launch.startsAt) : 0;
  if (launchMs > now.getTime()) hints.validUntil(new Date(launchMs));
  const border = nextRedBorder(master.schedule, now.getTime());
  if (border) hints.validUntil(border);
  return launchMs;
}

function nightFacts({ master, now }: PageContext) {
  const nowMs = now.getTime();
  return { now: redNightAt(master.schedule, nowMs), next: nextRedNight(master.schedule, nowMs) };
}

/** Everything that is said on the way, so that no chapter waits for the network. */
function storyOf(master: MasterData) {
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
export type Story = ReturnType<typeof storyOf>;

/** The story in words alone. A form that is filled in whole leads to the red; what is missing is said. */
function textOf(page: PageContext, query: URLSearchParams) {
  const { choices, isSent, isLetterTwice } = formChoices(query);
  if (isWhole(choices)) throw redirect(`/mor?c=${redCode(choices)}`, 303);
  return {
    view: "text" as const,
    story: storyOf(page.master),
    choices,
    isLacking: isSent,
    isLetterTwice,
    night: nightFacts(page),
  };
}

async function seaOf({ platform: { database }, master }: PageContext) {
  const { lights, next } = await seaPage(database, seaLights, null);
  return { lights: named(lights, master), next, count: await seaCount(database) };
}

async function pictureOf({ platform: { database }, master, now }: PageContext, askedId: string | undefined) {
  const { schedule } = master;
  const nowMs = now.getTime();
  const counts = await pointCounts(database);
  const shown =
    redNights(schedule).find(({ id }) => id === askedId) ??
    redNightAt(schedule, nowMs) ??
    lastRedNight(schedule, nowMs);
  return {
    shown,
    points: shown ? await pointsOf(database, shown.id) : [],
    earlier: redNights(schedule)
      .filter(({ id, endsAtMs }) => endsAtMs <= nowMs && id !== shown?.id)
      .map((one) => ({ ...one, count: counts.find(({ nightId }) => nightId === one.id)?.count ?? 0 })),
  };
}

export type StoryPage = Awaited<ReturnType<typeof loadStory>>["data"];
export type View<Name extends StoryPage["view"]> = Extract<StoryPage, { view: Name }>;
export type CountdownPage = ReturnType<typeof loadCountdown>;
