import type { MasterData } from "#contracts/master-data.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Logger } from "../../platform/logger.ts";
import { fetchScript } from "./fetch-script.ts";
import { parseMasterScript } from "./payload.ts";

export interface MasterDataStatus {
  /** `empty`: no copy at all; `stale`: a copy, and for a minute now every try has failed; `fresh`: a copy that is that young at most. */
  state: "fresh" | "stale" | "empty";
  builtAt: string | null;
  fetchedAt: string | null;
  lastError: string | null;
}

export interface MasterDataSource {
  /**
   * The last good copy, at once; null when there is none. A copy older than 60 s is fetched anew beside it.
   * Only while there is no copy does a caller wait, and then no longer than one fetch.
   */
  read(): Promise<MasterData | null>;
  status(): MasterDataStatus;
}

const freshMs = 60_000;
const retryMs = 5_000;
const timeoutMs = 800;
/** One slow answer on a busy machine is no reason to tell visitors that prices may be old. */
const staleAfterMs = 60_000;

/**
 * The master data as the server knows it.
 * @param parts.url where the script lies; null while there is no such place (before the app, being its own asset host, listens)
 * @param parts.initialCopy the script that was built with the bundle; a dead asset host then never empties the hub
 */
export function createMasterData(parts: {
  url: () => string | null;
  fetch: typeof globalThis.fetch;
  clock: Clock;
  logger: Pick<Logger, "warn">;
  initialCopy: string | null;
}): MasterDataSource {
  const { clock, logger } = parts;
  const state: MasterDataState = {
    ...{ copy: null, fetchedAt: null, lastError: null },
    ...{ triedAtMs: Number.NEGATIVE_INFINITY, failingSinceMs: null },
  };
  let pending: Promise<void> | null = null;

  if (parts.initialCopy !== null) {
    try {
      state.copy = parseMasterScript(parts.initialCopy);
    } catch (error) {
      recordError(error);
    }
  }

  function recordError(error: unknown): void {
    state.lastError = error instanceof Error ? error.message : String(error);
    logger.warn("master-data-refused", { reason: state.lastError });
  }

  async function refresh(url: string): Promise<void> {
    const startedAt = clock.now();
    state.triedAtMs = startedAt.getTime();
    try {
      state.copy = parseMasterScript(await fetchScript(parts.fetch, url, state.triedAtMs, timeoutMs));
      state.fetchedAt = startedAt;
      state.lastError = null;
      state.failingSinceMs = null;
    } catch (error) {
      state.failingSinceMs ??= state.triedAtMs;
      recordError(error);
    }
  }

  return {
    async read() {
      const url = parts.url();
      if (url !== null && pending === null && isDue(state, clock.now().getTime())) {
        pending = refresh(url).finally(() => {
          pending = null;
        });
      }
      if (state.copy === null && pending !== null) await pending;
      return state.copy;
    },
    status: () => statusOf(state, clock.now().getTime()),
  };
}

interface MasterDataState {
  copy: MasterData | null;
  /** When the copy was asked for; null: it came with the bundle. */
  fetchedAt: Date | null;
  lastError: string | null;
  triedAtMs: number;
  /** The first of the tries that have failed in a row; null: the last one did not. */
  failingSinceMs: number | null;
}

function isDue({ fetchedAt, triedAtMs }: MasterDataState, nowMs: number): boolean {
  const waitMs = fetchedAt?.getTime() === triedAtMs ? freshMs : retryMs;
  return nowMs - triedAtMs >= waitMs;
}

function statusOf({ copy, fetchedAt, lastError, failingSinceMs }: MasterDataState, nowMs: number): MasterDataStatus {
  const isStale = failingSinceMs !== null && nowMs - failingSinceMs >= staleAfterMs;
  return {
    state: copy === null ? "empty" : isStale ? "stale" : "fresh",
    builtAt: copy?.builtAt ?? null,
    fetchedAt: fetchedAt?.toISOString() ?? null,
    lastError,
  };
}
