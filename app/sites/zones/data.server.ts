import type { LoaderFunctionArgs } from "react-router";
import { textIn } from "#contracts/localized-text.ts";
import { firstScreenOf, isBuilt } from "#app/kits/page/site-registry.ts";
import { pageContext, type PageContext } from "#app/kits/page/page-context.server.ts";
import { portraitTypes } from "./face-types.server.ts";
import { chooseTodaysExcerpts } from "./todays-excerpts.server.ts";
import { loadToday1, loadToday2, loadToday3, loadToday4, loadToday5 } from "./today/floors.server.ts";
import { getHighlight } from "./highlight.server.ts";

/** One site as a zone lists it. */
export interface ZoneSite {
  siteId: string;
  path: string;
  name: string;
  verb: string;
  isOpen: boolean;
}

/** One zone of the hub with its sites. */
export interface Zone {
  id: 1 | 2 | 3 | 4 | 5;
  kanji: string;
  verb: string;
  heading: string[];
  line: string;
  sentence: string[];
  doors: ZoneSite[];
}

/** Zone 1: its sentence, an open campaign or what closes soonest, what is alive tonight, and every site of the hub by zone. */
export async function loadZone1({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const [event, today] = await Promise.all([getHighlight(page), loadToday1(page)]);
  return { zones: listZones(page), event, today };
}

/** Zone 2: besides its sites the eight starting points, one of which may be the visitor's. */
export async function loadZone2({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return { ...zonePageOf(request, page), types: portraitTypes(page.master), today: await loadToday2(page) };
}

/** Zone 4: its sentence and its sites, what is alive tonight, and which zone comes next. */
export async function loadZone4({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return { ...zonePageOf(request, page), today: await loadToday4(page) };
}

/** Zone 3: besides its sites the twenty-four scenes that name the shades. */
export async function loadZone3({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const monsters = page.master.monsters.map(({ id, names, hex, character, scene }) => ({
    id,
    name: names.ja,
    hex,
    character,
    scene,
  }));
  return { ...zonePageOf(request, page), monsters, today: await loadToday3(page) };
}

/** Zone 5: besides its sites the review excerpts that lie under the ripples today, and one of them to be answered. */
export async function loadZone5({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { reviews, ...today } = await loadToday5(page);
  return { ...zonePageOf(request, page), excerpts: chooseTodaysExcerpts(page, reviews), today };
}

function zonePageOf(request: Request, page: PageContext) {
  const id = Number(new URL(request.url).pathname.match(/^\/zone([2-5])/)?.[1]);
  const zones = listZones(page);
  const zone = zones.find((other) => other.id === id);
  const next = zones[id % zones.length];
  if (!zone || !next) throw new Error(`there is no floor ${id}`);
  return { zone, next: { id: next.id, kanji: next.kanji, verb: next.verb } };
}

function listZones(page: PageContext): Zone[] {
  page.hints.tag("doors");
  return page.master.zones.map((zone) => ({
    id: zone.id,
    kanji: zone.kanji,
    verb: zone.verb.ja,
    heading: zone.heading,
    line: zone.line,
    sentence: zone.sentence,
    doors: page.sites.all
      .filter((site) => site.zone === zone.id && site.order !== undefined)
      .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
      .map((site) => ({
        siteId: site.id,
        path: `/${firstScreenOf(site).path}`,
        name: textIn(site.name, "ja"),
        verb: textIn(site.verb, "ja"),
        isOpen: isBuilt(firstScreenOf(site)) && page.switches.closureOf(site.id) === null,
      })),
  }));
}
