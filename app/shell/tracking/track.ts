import type { EventName, EventParams } from "./event-names.ts";

/** Something that happened, as it was when it happened. */
export interface Noted {
  name: EventName;
  /** With its leading slash. */
  pathname: string;
  /** By this phone's clock. */
  at: Date;
  params?: EventParams;
}

/** The query this document was opened with: a campaign id stands there, and is gone after the first step. */
export const landingQuery = typeof location === "undefined" ? "" : location.search;

// What happens before the collector has arrived waits here. Browser only; the server tracks nothing.
const waiting: Noted[] = [];
const maxWaiting = 100;
const keep = (noted: Noted): void => void (waiting.length < maxWaiting && waiting.push(noted));
let receive = keep;
let isHeld = false;

/**
 * Notes a named click or step on the page one is on. Returns at once and never fails; what becomes of it is the
 * collector's matter. For handlers and effects, not for rendering.
 * @example track("lmw_menu_map")
 */
export const track = (name: EventName, params?: EventParams): void => note(name, location.pathname, params);

/** The same for an address that the router knows before the window does. */
export const note = (name: EventName, pathname: string, params?: EventParams): void =>
  (isHeld ? keep : receive)({ name, pathname, at: new Date(), params });

/** Lets everything that is noted wait until the signal ends: while a face is read, nothing goes over the line. */
export function holdNoted(signal: AbortSignal): void {
  isHeld = true;
  signal.addEventListener("abort", () => {
    isHeld = false;
    waiting.splice(0).forEach((noted) => receive(noted));
  });
}

/** Hands over everything that waited and all that follows. Returns its stop; after it, things wait again. */
export function receiveNoted(next: (noted: Noted) => void): () => void {
  receive = next;
  if (!isHeld) waiting.splice(0).forEach(next);
  return () => {
    receive = keep;
  };
}
