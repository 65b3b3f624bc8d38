/** What can be heard and felt. */
export const eventKinds = [
  "shot",
  "painted",
  "blocked",
  "kill",
  "graze",
  "hit",
  "defeat",
  "item",
  "level",
  "mended",
  "special",
  "special-end",
  "burst",
  "warn",
  "boss",
  "phase",
  "struck",
  "late",
  "law-broken",
  "swap",
  "sign",
  "line",
  "offer",
  "chosen",
  "clear",
] as const;
export type EventKind = (typeof eventKinds)[number];

/** Something that happened in the last step, and where (256ths of a unit). What `n` and `m` are, the README says. */
export interface GameEvent {
  kind: EventKind;
  x: number;
  y: number;
  n: number;
  m: number;
}

const maxEvents = 64;

/** Tells the outside. What does not fit into one step is dropped: events carry no state. */
export function emitEvent(world: { events: GameEvent[] }, kind: EventKind, x: number, y: number, n = 0, m = 0): void {
  if (world.events.length < maxEvents) world.events.push({ kind, x, y, n, m });
}
