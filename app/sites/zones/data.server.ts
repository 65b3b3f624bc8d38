import type { LoaderFunctionArgs } from "react-router";
import type { ScheduleEntry } from "#contracts/schedule.ts";
import { textIn } from "#app/shell/door/closed.server.ts";
import { doors, entranceOf, isBuilt } from "#app/shell/door/doors.server.ts";
import { pageContext, type PageContext } from "#app/shell/page-context.server.ts";
import { closesSoonest, nextChange } from "./rules/schedule.ts";

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

/** The gate: its sentence, what is on and closes soonest, and every door of the town by floor. */
export function loadGate({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { schedule } = page.master;
  const event = closesSoonest(schedule, page.now);
  const change = nextChange(schedule, page.now);
  if (change) page.hints.validUntil(change);
  page.hints.tag("doors");
  return { floors: floorsOf(page), event: event ? eventOf(event, page) : null };
}

/** One floor, and the way to the others. */
export function loadFloor({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  page.hints.tag("doors");
  const id = Number(new URL(request.url).pathname.match(/^\/zone([2-5])/)?.[1]);
  const floor = floorsOf(page).find((other) => other.id === id);
  if (!floor) throw new Error(`there is no floor ${id}`);
  return { floor };
}

function floorsOf(page: PageContext): Floor[] {
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

function eventOf(entry: ScheduleEntry, page: PageContext) {
  const door = doors.find((other) => other.id === entry.siteId);
  if (!door) return null;
  const isOpen = isBuilt(entranceOf(door)) && page.switches.closureOf(door.id) === null;
  return { title: entry.title.ja, path: `/${entranceOf(door).path}`, endsAt: entry.endsAt, isOpen };
}
