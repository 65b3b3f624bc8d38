import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nextJstMidnight } from "#contracts/jst-calendar.ts";

/** A server's clock that a journey puts forward while it runs, for pages that hurry through what takes minutes. */
export interface AdjustableClock {
  /** The environment of the zone that has this clock. */
  env: Record<string, string>;
  /** From now on the zone's clock is so far ahead of where it began. */
  setAheadMs(aheadMs: number): void;
  /** From now on the zone's clock goes on from this moment. */
  setTo(instant: Date): void;
  /** Takes the note away on which the clock's time stands. */
  remove(): void;
}

/** A run and its board belong to one day: a journey that played over midnight in Japan would look for them on the next. */
const midnightMarginMs = 15 * 60_000;

/**
 * A clock that begins at the machine's time, or just after midnight when that is near. How far it is ahead of the machine's stands
 * in a file that the zone reads.
 */
export function createAdjustableClock(startMs = Date.now()): AdjustableClock {
  const offsetFile = join(tmpdir(), `kate-later-${randomUUID()}`);
  const startAheadMs = Number(nextJstMidnight(startMs)) - startMs < midnightMarginMs ? midnightMarginMs : 0;
  const saveOffset = (aheadMs: number): void => writeFileSync(offsetFile, String(aheadMs));
  saveOffset(startAheadMs);
  const preloadScript = `
    import { existsSync, readFileSync } from "node:fs";
    const Real = Date;
    const now = () => Real.now() + (existsSync(${JSON.stringify(offsetFile)}) ? Number(readFileSync(${JSON.stringify(offsetFile)}, "utf8")) : 0);
    globalThis.Date = class extends Real {
      constructor(...parts) { if (parts.length === 0) super(now()); else super(...parts); }
      static now() { return now(); }
    };`;
  return {
    env: { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(preloadScript)}` },
    setAheadMs: (aheadMs) => saveOffset(startAheadMs + aheadMs),
    setTo: (instant) => saveOffset(Number(instant) - Date.now()),
    remove: () => rmSync(offsetFile, { force: true }),
  };
}
