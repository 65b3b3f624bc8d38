import { jstDay } from "#contracts/jst-calendar.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Queries } from "../../platform/database.ts";
import type { Logger } from "../../platform/logger.ts";
import { listPageVersions } from "../page-versions/page-versions.ts";
import { type Closure, isInForce, listClosures } from "./site-switch.ts";

export interface Switches {
  /** Why and until when a site is closed now; null: it is open. Answers from memory. */
  closureOf(siteId: string): Closure | null;
  isClosed(siteId: string): boolean;
  /** Reads the switches now. A database that is away leaves them as they were. */
  refresh(): Promise<void>;
  /** Reads them now and every two seconds from then on. */
  start(): Promise<void>;
  stop(): void;
}

const pollMs = 2_000;

/**
 * The kill switches of the sites, and the news of pages that changed, as other processes wrote them.
 * @param parts.onPagesChanged called with a tag whenever its pages must be dropped, after the switches are up to date:
 *   a page rendered anew then already shows them
 */
export function createSwitches(parts: {
  database: Queries;
  clock: Clock;
  logger: Pick<Logger, "warn">;
  onPagesChanged?: (tag: string) => void;
}): Switches {
  const { database, clock, logger, onPagesChanged } = parts;
  let closures = new Map<string, Closure>();
  let versions: Map<string, number> | null = null;
  let isUp = true;
  let timer: NodeJS.Timeout | undefined;

  async function refresh(): Promise<void> {
    try {
      // Versions first: a switch is written together with its version, so what follows is at least as new.
      const latest = await listPageVersions(database);
      closures = new Map((await listClosures(database)).map((closure) => [closure.siteId, closure]));
      const before = versions;
      versions = latest;
      // Nothing was cached before the first look.
      if (before) for (const [tag, version] of latest) if (before.get(tag) !== version) onPagesChanged?.(tag);
      isUp = true;
    } catch (error) {
      if (isUp) logger.warn("switches-not-read", { error });
      isUp = false;
    }
  }

  function pollAgain(): void {
    timer = setTimeout(() => void refresh().then(() => timer && pollAgain()), pollMs).unref();
  }

  const closureOf = (siteId: string): Closure | null => {
    const closure = closures.get(siteId);
    return closure && isInForce(closure, jstDay(clock.now())) ? closure : null;
  };

  return {
    closureOf,
    isClosed: (siteId) => closureOf(siteId) !== null,
    refresh,
    async start() {
      await refresh();
      pollAgain();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
