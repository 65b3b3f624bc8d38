import type { LoaderFunctionArgs } from "react-router";
import { nextJstMidnight } from "#contracts/jst-calendar.ts";
import { textIn } from "#contracts/localized-text.ts";
import { doors, entranceOf, isBuilt } from "#app/shell/door/doors.server.ts";
import { pageContext, type PageContext } from "#app/shell/page-context.server.ts";
import { portraitTypes } from "./face-types.server.ts";
import { voicesOfTonight } from "./tonight-voices.server.ts";
import { eventOfTonight } from "./tonights-event.server.ts";

/** One door as a floor lists it. */
export interface FloorDoor {
  siteId: string;
  path: string;
  name: string;
  verb: string;
  isOpen: boolean;
}

/** One floor of the town with its doors. */
export interface Floor {
  id: 1 | 2 | 3 | 4 | 5;
  kanji: string;
  verb: string;
  sentence: string[];
  doors: FloorDoor[];
}

/** The gate: its sentence, an open campaign or what closes soonest, and every door of the town by floor. */
export async function loadGate({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return { floors: floorsOf(page), event: await eventOfTonight(page) };
}

/** Floor 2: besides its doors the eight starting points, one of which may be the visitor's. */
export function loadMirror({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return { ...floorOf(request, page), types: portraitTypes(page.master) };
}

/** Floor 4: its sentence and its doors, and which floor comes next. */
export function loadFloor({ request, context }: LoaderFunctionArgs) {
  return floorOf(request, context.get(pageContext));
}

/** Floor 3: besides its doors the twenty-four scenes that name the shades. */
export function loadWater({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const monsters = page.master.monsters.map(({ id, names, hex, character, scene }) => ({
    id,
    name: names.ja,
    hex,
    character,
    scene,
  }));
  return { ...floorOf(request, page), monsters };
}

/** Floor 5: besides its doors the voices that lie under the ripples tonight. */
export async function loadVoices({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  page.hints.validUntil(nextJstMidnight(page.now));
  return { ...floorOf(request, page), voices: await voicesOfTonight(page) };
}

function floorOf(request: Request, page: PageContext) {
  const id = Number(new URL(request.url).pathname.match(/^\/zone([2-5])/)?.[1]);
  const floors = floorsOf(page);
  const floor = floors.find((other) => other.id === id);
  const next = floors[id % floors.length];
  if (!floor || !next) throw new Error(`there is no floor ${id}`);
  return { floor, next: { id: next.id, kanji: next.kanji, verb: next.verb } };
}

function floorsOf(page: PageContext): Floor[] {
  page.hints.tag("doors");
  return page.master.zones.map((zone) => ({
    id: zone.id,
    kanji: zone.kanji,
    verb: zone.verb.ja,
    sentence: zone.sentence,
    doors: doors
      .filter((door) => door.zone === zone.id && door.order !== undefined)
      .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
      .map((door) => ({
        siteId: door.id,
        path: `/${entranceOf(door).path}`,
        name: textIn(door.name, "ja"),
        verb: textIn(door.verb, "ja"),
        isOpen: isBuilt(entranceOf(door)) && page.switches.closureOf(door.id) === null,
      })),
  }));
}
