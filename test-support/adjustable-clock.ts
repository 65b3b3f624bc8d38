import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A server's clock that a journey puts forward while it runs, for pages that hurry through what takes minutes. */
export interface AdjustableClock {
  /** The environment of the zone that has this clock. */
  env: Record<string, string>;
  /** From now on the zone's clock is so far ahead of the machine's. */
  setAheadMs(aheadMs: number): void;
  /** Takes the note away on which the clock's time stands. */
  remove(): void;
}

/** A clock that begins at the machine's time. How far it is ahead stands in a file that the zone reads. */
export function createAdjustableClock(): AdjustableClock {
  const offsetFile = join(tmpdir(), `kate-later-${randomUUID()}`);
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
    setAheadMs: (aheadMs) => writeFileSync(offsetFile, String(aheadMs)),
    remove: () => rmSync(offsetFile, { force: true }),
  };
}
