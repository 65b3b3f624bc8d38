import type { Door } from "#contracts/door.ts";
import { jstDay } from "#contracts/jst-calendar.ts";
import type { Language } from "#contracts/languages.ts";
import { textIn } from "#contracts/localized-text.ts";
import { describeScreen } from "./describe-screen.server.ts";
import { doors, entranceOf, type FoundScreen, isBuilt } from "./doors.server.ts";
import type { ClosedDoorData, DoorLink } from "./closed.ts";
import { preReleaseText } from "./pre-release.server.ts";
import type { PageContext } from "../page-context.server.ts";

/** What to show instead of a screen that nobody may enter now; null when the door is open. */
export function closedDoor(found: FoundScreen, page: PageContext): ClosedDoorData | null {
  const { door, screen } = found;
  const closure = page.switches.closureOf(door.id);
  if (isBuilt(screen) && !closure) return null;
  const opensOn = closure?.reopensOn ?? openingDay(door.id, page);
  return {
    siteId: door.id,
    zone: door.zone,
    lang: screen.lang,
    name: textIn(door.name, screen.lang),
    promise: textIn(door.promise, screen.lang),
    opensOn,
    isAnotherYear: opensOn !== null && opensOn.slice(0, 4) !== jstDay(page.now).slice(0, 4),
    openDoors: openDoorsNear(door, screen.lang, page),
    banner: preReleaseText(page),
    head: describeScreen(found, page),
  };
}

/** Two open doors, those of the same floor first, then the floors nearest to it. */
function openDoorsNear(door: Door, lang: Language, page: PageContext): DoorLink[] {
  const open = doors
    .filter((other) => other.id !== door.id && other.order !== undefined && !page.switches.closureOf(other.id))
    .filter((other) => isBuilt(entranceOf(other)))
    .toSorted((a, b) => Math.abs(a.zone - door.zone) - Math.abs(b.zone - door.zone))
    .map((other) => linkTo(other, lang));
  return [...open, ...floorLinks(door.zone, lang, page)].slice(0, 2);
}

function linkTo(door: Door, lang: Language): DoorLink {
  const entrance = door.screens.find((screen) => screen.lang === lang && isBuilt(screen)) ?? entranceOf(door);
  return {
    path: `/${entrance.path}`,
    lang: entrance.lang,
    name: textIn(door.name, lang),
    verb: textIn(door.verb, lang),
  };
}

/** The floors themselves are doors that never close: the one the visitor stands on, and the gate. */
function floorLinks(zone: number, lang: Language, { master }: PageContext): DoorLink[] {
  const floors = master.zones;
  return [zone, 1, 2]
    .filter((id, i, ids) => ids.indexOf(id) === i)
    .flatMap((id) => floors.find((floor) => floor.id === id) ?? [])
    .map((floor) => ({ path: `/zone${floor.id}`, lang: "ja", name: floor.kanji, verb: textIn(floor.verb, lang) }));
}

function openingDay(siteId: string, { master, now }: PageContext): string | null {
  const next = master.schedule
    .filter((entry) => entry.siteId === siteId && Date.parse(entry.startsAt) > now.getTime())
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))[0];
  return next ? next.startsAt.slice(0, 10) : null;
}
