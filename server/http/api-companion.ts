import { Hono } from "hono";
import type { CompanionLanguage } from "#contracts/companion-translations.ts";
import {
  type CompanionMessage,
  companionQuerySchema,
  companionMessageSchema,
  absenceDays,
} from "#contracts/companion.ts";
import { dayNumberOf, daysBetween, jstDay, jstDayNumber } from "#contracts/jst-calendar.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { countBadges } from "../modules/badges/count-badges.ts";
import { listCompanionLines } from "../modules/badges/companion-lines.ts";
import { getPollMood } from "../modules/votes/poll-mood.ts";
import { currentPoll } from "../modules/votes/poll.ts";
import { getLastVisitDay } from "../modules/visitors/last-visit-day.ts";
import { getVisitorSummary } from "../modules/visitors/visits.ts";
import type { ApiEnv, ApiVariables } from "./api-env.ts";
import { route } from "./api-route.ts";

/** `/api/visitor/companion`: the one line that the visitor's companion has for a site. */
export function companionApi(): Hono<ApiEnv> {
  const operation = {
    summary:
      "What the visitor's companion says in this site and language; in Japanese also of an absence and of the ball",
    query: companionQuerySchema,
    answer: companionMessageSchema,
  };
  return new Hono<ApiEnv>().get("/companion", route(operation), async (c) => {
    const { site, lang, read: readDay, told: announcedDay } = c.req.valid("query");
    const { companion } = await getVisitorSummary(c.var.platform.database, c.var.visitorId);
    const data = companion === null ? null : await c.var.masterData.read();
    if (lang !== "ja")
      return c.json({ says: translatedMessage(data, companion, site, lang) } satisfies CompanionMessage);
    const entry = data?.companionLines.find(({ monsterId }) => monsterId === companion);
    const monster = data?.monsters.find(({ id }) => id === companion);
    const lastVisitDay = entry?.lines[site] && (await findAbsence(c.var, readDay));
    // Another absence, another letter.
    const prophecyLine = lastVisitDay && entry.letters[dayNumberOf(lastVisitDay) % entry.letters.length];
    const currentDay = jstDay(c.var.platform.clock.now());
    const pollText =
      prophecyLine || (announcedDay === currentDay && site !== pollSite)
        ? null
        : await pollLine(c.var, data, companion, site);
    const defaultLine = async () => (site === "myroom" ? myroomLine(c.var, data, companion) : entry?.lines[site]);
    const line = prophecyLine || pollText || (await defaultLine());
    const message = line && monster ? { monsterId: monster.id, name: monster.names.ja, line } : null;
    const context = { letterOf: prophecyLine ? lastVisitDay : null, ballOf: pollText ? currentDay : null };
    return c.json({ says: message && { ...message, ...context } } satisfies CompanionMessage);
  });
}

/** Its own line of the site in another language: letter and ball wait for a Japanese page. */
function translatedMessage(
  data: MasterData | null,
  companion: string | null,
  site: string,
  lang: CompanionLanguage,
): CompanionMessage["says"] {
  const entry = data?.companionAbroad.find((one) => one.monsterId === companion && one.lang === lang);
  const monster = data?.monsters.find(({ id }) => id === companion);
  const lines: Partial<Record<string, string>> = entry?.lines ?? {};
  const line = lines[site];
  if (line === undefined || !monster) return null;
  return { monsterId: monster.id, name: monster.names[lang], line, letterOf: null, ballOf: null };
}

/** What it says of its rank in the poll. Where nothing moved, only the poll's own site shows it. */
async function pollLine(
  { platform }: Pick<ApiVariables, "platform">,
  data: MasterData | null,
  companion: string | null,
  site: string,
): Promise<string | undefined> {
  const entry = data?.companionLines.find(({ monsterId }) => monsterId === companion);
  if (!data || !entry?.lines[site]) return undefined;
  const now = platform.clock.now();
  const polls = data.schedule.filter(({ siteId }) => siteId === pollSite);
  const mood = await getPollMood(platform.database, { poll: currentPoll(polls, now), monsterId: entry.monsterId, now });
  return mood === null || (mood === "steady" && site !== pollSite) ? undefined : entry.ball[mood];
}

/** What it says on the myroom site today. Badges unlock more of it. */
async function myroomLine(
  { platform, visitorId }: Pick<ApiVariables, "platform" | "visitorId">,
  data: MasterData | null,
  companion: string | null,
): Promise<string | undefined> {
  const entry = data?.companionLines.find(({ monsterId }) => monsterId === companion)?.lines.myroom;
  const companionTexts = data?.lipCompanions.find(({ monsterId }) => monsterId === companion);
  if (entry === undefined || !companionTexts || visitorId === null) return entry;
  const lines = listCompanionLines(entry, companionTexts, await countBadges(platform.database, visitorId));
  return lines[jstDayNumber(platform.clock.now()) % lines.length];
}

/** The last day before an absence that is long enough for a letter; null without one, or when that letter was read. */
async function findAbsence(
  { platform, visitorId }: Pick<ApiVariables, "platform" | "visitorId">,
  readDay: string | undefined,
): Promise<string | null> {
  const today = jstDay(platform.clock.now());
  const lastVisitDay = visitorId === null ? null : await getLastVisitDay(platform.database, visitorId, today);
  if (lastVisitDay === null || lastVisitDay === readDay) return null;
  return daysBetween(lastVisitDay, today) >= absenceDays ? lastVisitDay : null;
}

/** The site of the vote. */
const pollSite = "lmv";
