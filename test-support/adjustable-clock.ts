import { randomUUID } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";
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
  const saveOffset = (aheadMs: number): void => {
    // Whoever reads meets the old note or the new one, never half of one.
    writeFileSync(`${offsetFile}.next`, String(aheadMs));
    renameSync(`${offsetFile}.next`, offsetFile);
  };
  saveOffset(startAheadMs);
  const preloadScript = `
    import { readFileSync } from "node:fs";
    const Real = Date;
    let aheadMs = 0;
    const now = () => {
      // A zone that still answers when the journey has taken its note away goes on by what it read last.
      try { aheadMs = Number(readFileSync(${JSON.stringify(offsetFile)}, "utf8")); } catch {}
      return Real.now() + aheadMs;
    };
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
