import type { EventName, EventParams } from "./event-names.ts";

/** Something that happened, as it was when it happened. */
export interface TrackedEvent {
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
const queue: TrackedEvent[] = [];
const maxQueued = 100;
const enqueue = (event: TrackedEvent): void => void (queue.length < maxQueued && queue.push(event));
let receiver = enqueue;
let isHeld = false;

/**
 * Notes a named click or step on the page one is on. Returns at once and never fails; what becomes of it is the
 * collector's matter. For handlers and effects, not for rendering.
 * @example track("lmw_menu_map")
 */
export const track = (name: EventName, params?: EventParams): void => trackAt(name, location.pathname, params);

/** The same for an address that the router knows before the window does. */
export const trackAt = (name: EventName, pathname: string, params?: EventParams): void =>
  (isHeld ? enqueue : receiver)({ name, pathname, at: new Date(), params });

/** Lets everything that is noted wait until the signal ends: while a face is read, nothing goes over the line. */
export function holdEvents(signal: AbortSignal): void {
  isHeld = true;
  signal.addEventListener("abort", () => {
    isHeld = false;
    queue.splice(0).forEach((event) => receiver(event));
  });
}

/** Hands over everything that waited and all that follows. Returns its stop; after it, things wait again. */
export function receiveEvents(next: (event: TrackedEvent) => void): () => void {
  receiver = next;
  if (!isHeld) queue.splice(0).forEach(next);
  return () => {
    receiver = enqueue;
  };
}
