import { Hono } from "hono";
import type { CompanionLanguage } from "#contracts/companion-translations.ts";
import {
  type CompanionMessage,
  companionQuerySchema,
  companionMessageSchema,
  absenceDays,
} from "#contracts/companion.ts";
import { dayNumberOf, daysBetween, jstDay } from "#contracts/jst-calendar.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { getLastVisitDay } from "../modules/visitors/last-visit-day.ts";
import { getVisitorSummary } from "../modules/visitors/visits.ts";
import type { ApiEnv, ApiVariables } from "./api-env.ts";
import { route } from "./api-route.ts";
import type { CompanionContext, SiteCompanion } from "./site-companion.ts";

/** `/api/visitor/companion`: the one line that the visitor's companion has for a site. */
export function companionApi(sites: Readonly<Record<string, SiteCompanion>>): Hono<ApiEnv> {
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
    const { platform, visitorId } = c.var;
    const context = data && entry?.lines[site] ? { platform, visitorId, data, entry } : null;
    const news =
      prophecyLine || !context
        ? undefined
        : await findNews(context, { site, isAnnounced: announcedDay === currentDay });
    const ownLine = async () => (context && (await sites[site]?.lineHere?.(context))) || entry?.lines[site];
    const line = prophecyLine || news || (await ownLine());
    const message = line && monster ? { monsterId: monster.id, name: monster.names.ja, line } : null;
    const days = { letterOf: prophecyLine ? lastVisitDay : null, ballOf: news ? currentDay : null };
    return c.json({ says: message && { ...message, ...days } } satisfies CompanionMessage);
  });

  /** The first news of any site; what was told today is told again only in its own site. */
  async function findNews(
    context: CompanionContext,
    { site, isAnnounced }: { site: string; isAnnounced: boolean },
  ): Promise<string | undefined> {
    for (const [siteId, { news }] of Object.entries(sites)) {
      if (isAnnounced && site !== siteId) continue;
      const line = await news?.(context, site === siteId);
      if (line !== undefined) return line;
    }
    return undefined;
  }
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
