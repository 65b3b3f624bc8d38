import { Hono } from "hono";
import type { CompanionLanguage } from "#contracts/companion-abroad.ts";
import {
  type CompanionSays,
  companionQuerySchema,
  companionSaysSchema,
  nightsOfAbsence,
} from "#contracts/companion.ts";
import { dayNumberOf, daysBetween, jstDay, jstDayNumber } from "#contracts/jst-calendar.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { countSeals } from "../modules/seals/count-seals.ts";
import { roomLines } from "../modules/seals/room-lines.ts";
import { ballMood } from "../modules/votes/ball-mood.ts";
import { currentPoll } from "../modules/votes/poll.ts";
import { lastNightBefore } from "../modules/visitors/last-night.ts";
import { visitorSummary } from "../modules/visitors/visits.ts";
import type { ApiEnv, ApiVariables } from "./api-env.ts";
import { route } from "./api-route.ts";

/** `/api/visitor/companion`: the one line that the visitor's companion has for a site. */
export function companionApi(): Hono<ApiEnv> {
  const operation = {
    summary:
      "What the visitor's companion says in this site and language; in Japanese also of an absence and of the ball",
    query: companionQuerySchema,
    answer: companionSaysSchema,
  };
  return new Hono<ApiEnv>().get("/companion", route(operation), async (c) => {
    const { site, lang, read, told } = c.req.valid("query");
    const { companion } = await visitorSummary(c.var.platform.database, c.var.visitorId);
    const data = companion === null ? null : await c.var.masterData.read();
    if (lang !== "ja") return c.json({ says: saysAbroad(data, companion, site, lang) } satisfies CompanionSays);
    const own = data?.companionLines.find(({ monsterId }) => monsterId === companion);
    const monster = data?.monsters.find(({ id }) => id === companion);
    const night = own?.lines[site] && (await absenceSince(c.var, read));
    // Another absence, another letter.
    const letter = night && own.letters[dayNumberOf(night) % own.letters.length];
    const tonight = jstDay(c.var.platform.clock.now());
    const ball = letter || (told === tonight && site !== hall) ? null : await ballLine(c.var, data, companion, site);
    const usual = async () => (site === "myroom" ? roomLine(c.var, data, companion) : own?.lines[site]);
    const line = letter || ball || (await usual());
    const says = line && monster ? { monsterId: monster.id, name: monster.names.ja, line } : null;
    const of = { letterOf: letter ? night : null, ballOf: ball ? tonight : null };
    return c.json({ says: says && { ...says, ...of } } satisfies CompanionSays);
  });
}

/** Its own line of the site in another language: letter and ball wait for a Japanese page. */
function saysAbroad(
  data: MasterData | null,
  companion: string | null,
  site: string,
  lang: CompanionLanguage,
): CompanionSays["says"] {
  const own = data?.companionAbroad.find((one) => one.monsterId === companion && one.lang === lang);
  const monster = data?.monsters.find(({ id }) => id === companion);
  const lines: Partial<Record<string, string>> = own?.lines ?? {};
  const line = lines[site];
  if (line === undefined || !monster) return null;
  return { monsterId: monster.id, name: monster.names[lang], line, letterOf: null, ballOf: null };
}

/** What it says of its place in the vote. Where nothing moved, only the hall hears of it. */
async function ballLine(
  { platform }: Pick<ApiVariables, "platform">,
  data: MasterData | null,
  companion: string | null,
  site: string,
): Promise<string | undefined> {
  const own = data?.companionLines.find(({ monsterId }) => monsterId === companion);
  if (!data || !own?.lines[site]) return undefined;
  const now = platform.clock.now();
  const polls = data.schedule.filter(({ siteId }) => siteId === hall);
  const mood = await ballMood(platform.database, { poll: currentPoll(polls, now), monsterId: own.monsterId, now });
  return mood === null || (mood === "steady" && site !== hall) ? undefined : own.ball[mood];
}

/** What it says in the room tonight. Seals open more of it. */
async function roomLine(
  { platform, visitorId }: Pick<ApiVariables, "platform" | "visitorId">,
  data: MasterData | null,
  companion: string | null,
): Promise<string | undefined> {
  const own = data?.companionLines.find(({ monsterId }) => monsterId === companion)?.lines.myroom;
  const more = data?.lipCompanions.find(({ monsterId }) => monsterId === companion);
  if (own === undefined || !more || visitorId === null) return own;
  const lines = roomLines(own, more, await countSeals(platform.database, visitorId));
  return lines[jstDayNumber(platform.clock.now()) % lines.length];
}

/** The last night before an absence that is long enough for a letter; null without one, or when that letter was read. */
async function absenceSince(
  { platform, visitorId }: Pick<ApiVariables, "platform" | "visitorId">,
  read: string | undefined,
): Promise<string | null> {
  const today = jstDay(platform.clock.now());
  const night = visitorId === null ? null : await lastNightBefore(platform.database, visitorId, today);
  if (night === null || night === read) return null;
  return daysBetween(night, today) >= nightsOfAbsence ? night : null;
}

/** The site of the vote. */
const hall = "lmv";
