import type { Language } from "#contracts/languages.ts";
import type { Head } from "./head.ts";

/** A link to a door that stands open. */
export interface DoorLink {
  path: string;
  lang: Language;
  name: string;
  verb: string;
}

/** What the closed door shows: the site's real name and promise, and two open doors. */
export interface ClosedDoorData {
  siteId: string;
  zone: 1 | 2 | 3 | 4 | 5;
  lang: Language;
  name: string;
  promise: string;
  /** A JST date, only where content or the kill switch gives one. */
  opensOn: string | null;
  /** That day lies in another year than today, in Japan: it is told with its year. */
  isAnotherYear: boolean;
  openDoors: DoorLink[];
  /** What a pre-release host says above everything; "" elsewhere. */
  banner: string;
  head: Head;
}

/** What the door's middleware throws when nobody may pass. */
export interface ClosedDoorError {
  closedDoor: ClosedDoorData;
}

/** True for the data of a route error that means "this door is closed", not "something broke". */
export function isClosedDoor(data: unknown): data is ClosedDoorError {
  return typeof data === "object" && data !== null && "closedDoor" in data;
}
