import type { GameEvent } from "./game-rules.ts";

// A mark and a version; how long the round was; then for each event the milliseconds since the one before, how many
// numbers it has, and those numbers, as sevens of bits with the sign in the lowest.

/** The longest log, in bytes; a minute of painting at full speed stays below. */
export const maxGameLogBytes = 28_000;
/** The longest round: the ticket's life. */
export const maxRoundMs = 30 * 60_000;
const maxNumbersPerEvent = 4;
const magicByte = 0x67;
const version = 1;

/** A round as it was played. */
export interface GameLog {
  events: readonly GameEvent[];
  /** When it was over, in ms since it began. */
  endMs: number;
}

/** Why a log cannot be read. */
export class GameLogError extends Error {
  readonly fault: "oversize" | "truncated" | "broken";
  constructor(fault: GameLogError["fault"]) {
    super(`game log: ${fault}`);
    this.name = "GameLogError";
    this.fault = fault;
  }
}

/** Writes a round down. Moments are whole and never go back; what is too long is cut by whoever plays, not here. */
export function writeGameLog({ events, endMs }: GameLog): Uint8Array {
  const bytes: number[] = [magicByte, version];
  const add = (n: number): void => {
    for (; n >= 0x80; n = Math.floor(n / 128)) bytes.push((n % 128) | 0x80);
    bytes.push(n);
  };
  add(endMs);
  let last = 0;
  for (const { atMs, what } of events) {
    add(atMs - last);
    add(what.length);
    for (const n of what) add(n < 0 ? -2 * n - 1 : 2 * n);
    last = atMs;
  }
  return Uint8Array.from(bytes);
}

/** Reads a round. @throws GameLogError for what is too large, cut off, or was never written here */
export function readGameLog(bytes: Uint8Array): GameLog {
  if (bytes.length > maxGameLogBytes) throw new GameLogError("oversize");
  if (bytes[0] !== magicByte || bytes[1] !== version) throw new GameLogError("broken");
  let at = 2;
  const number = (): number => {
    let n = 0;
    for (let times = 1; times <= 2 ** 28; times *= 128) {
      const byte = bytes[at++];
      if (byte === undefined) throw new GameLogError("truncated");
      n += (byte & 0x7f) * times;
      if (byte < 0x80) return n;
    }
    throw new GameLogError("broken");
  };
  const endMs = number();
  if (endMs > maxRoundMs) throw new GameLogError("oversize");
  const events: GameEvent[] = [];
  let atMs = 0;
  while (at < bytes.length) {
    atMs += number();
    const count = number();
    if (atMs > endMs || count > maxNumbersPerEvent) throw new GameLogError("broken");
    const what = Array.from({ length: count }, () => {
      const n = number();
      return n % 2 === 1 ? -(n + 1) / 2 : n / 2;
    });
    events.push({ atMs, what });
  }
  return { events, endMs };
}
