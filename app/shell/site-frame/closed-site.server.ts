import type { Site } from "#contracts/site.ts";
import { jstDay } from "#contracts/jst-calendar.ts";
import type { Language } from "#contracts/languages.ts";
import { textIn } from "#contracts/localized-text.ts";
import { describeScreen } from "./describe-screen.server.ts";
import { firstScreenOf, isBuilt, type ScreenMatch } from "#app/kits/page/site-registry.ts";
import { sites } from "./site-registry.server.ts";
import type { ClosedSiteData, OpenSiteLink } from "./closed-site-data.ts";
import { preReleaseText } from "./pre-release.server.ts";
import type { PageContext } from "#app/kits/page/page-context.server.ts";

/** What to show instead of a screen that nobody may enter now; null when the site is open. */
export function getClosedSite(found: ScreenMatch, page: PageContext): ClosedSiteData | null {
  const { site, screen } = found;
  const closure = page.switches.closureOf(site.id);
  if (isBuilt(screen) && !closure) return null;
  const opensOn = closure?.reopensOn ?? findOpeningDay(site.id, page);
  return {
    siteId: site.id,
    zone: site.zone,
    lang: screen.lang,
    name: textIn(site.name, screen.lang),
    promise: textIn(site.promise, screen.lang),
    opensOn,
    isAnotherYear: opensOn !== null && opensOn.slice(0, 4) !== jstDay(page.now).slice(0, 4),
    openSites: findOpenSitesNear(site, screen.lang, page),
    banner: preReleaseText(page),
    head: describeScreen(found, page),
  };
}

/** Two open sites, those of the same zone first, then the zones nearest to it. */
function findOpenSitesNear(site: Site, lang: Language, page: PageContext): OpenSiteLink[] {
  const open = sites
    .filter((other) => other.id !== site.id && other.order !== undefined && !page.switches.closureOf(other.id))
    .filter((other) => isBuilt(firstScreenOf(other)))
    .toSorted((a, b) => Math.abs(a.zone - site.zone) - Math.abs(b.zone - site.zone))
    .map((other) => createSiteLink(other, lang));
  return [...open, ...createZoneLinks(site.zone, lang, page)].slice(0, 2);
}

function createSiteLink(site: Site, lang: Language): OpenSiteLink {
  const entryScreen = site.screens.find((screen) => screen.lang === lang && isBuilt(screen)) ?? firstScreenOf(site);
  return {
    path: `/${entryScreen.path}`,
    lang: entryScreen.lang,
    name: textIn(site.name, lang),
    verb: textIn(site.verb, lang),
  };
}

/** The zones themselves are sites that never close: the one the visitor is in, and zone 1. */
function createZoneLinks(zone: number, lang: Language, { master }: PageContext): OpenSiteLink[] {
  const hubZones = master.zones;
  return [zone, 1, 2]
    .filter((id, i, ids) => ids.indexOf(id) === i)
    .flatMap((id) => hubZones.find((hubZone) => hubZone.id === id) ?? [])
    .map((hubZone) => ({
      path: `/zone${hubZone.id}`,
      lang: "ja",
      name: hubZone.kanji,
      verb: textIn(hubZone.verb, lang),
    }));
}

function findOpeningDay(siteId: string, { master, now }: PageContext): string | null {
  const next = master.schedule
    .filter((entry) => entry.siteId === siteId && Date.parse(entry.startsAt) > now.getTime())
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))[0];
  return next ? next.startsAt.slice(0, 10) : null;
}
