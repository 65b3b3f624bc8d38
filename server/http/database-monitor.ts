import type { Database } from "../platform/database.ts";
import type { Logger } from "../platform/logger.ts";
import type { Random } from "../platform/random.ts";
import { probeWrite } from "../platform/write-probe.ts";
import { repeat } from "../platform/repeat.ts";
import { createOutageLog } from "./outage-log.ts";
import { findWriteFailure, type WriteFailure } from "./write-failure.ts";

export interface DatabaseMonitor {
  /** What the last look found. */
  isUp(): boolean;
  /** What kept the last write that was tried from being written; null when nothing did. */
  writeFailure(): WriteFailure | null;
  stop(): void;
}

const readEveryMs = 1_000;
const writeEveryMs = 15_000;
const writeAgainEveryMs = 3_000;

/**
 * Looks at the database once a second, and writes to it every fifteen, so that `/readyz` answers at once and never hangs with
 * it. An outage is an error in the log with its cause: when it begins, once a minute while it lasts, and a line when it is over.
 */
export function monitorDatabase(parts: {
  database: Pick<Database, "ping" | "query">;
  random: Random;
  logger: Logger;
  nowMs(): number;
}): DatabaseMonitor {
  const { database, random, logger, nowMs } = parts;
  const absence = createOutageLog({ logger, nowMs, begins: "database-unavailable", ends: "database-answers" });
  const refusal = createOutageLog({ logger, nowMs, begins: "database-cannot-write", ends: "database-writes" });
  let isUp = false;
  let failure: WriteFailure | null = null;

  const reads = repeat(async () => {
    await database.ping().then(
      () => {
        isUp = true;
        absence.end();
      },
      (error: unknown) => {
        isUp = false;
        absence.report(error);
      },
    );
    return readEveryMs;
  });
  const writes = repeat(async () => {
    try {
      await probeWrite(database, random);
      failure = null;
      refusal.end();
    } catch (error) {
      failure = findWriteFailure(error);
      refusal.report(error);
    }
    return failure === null ? writeEveryMs : writeAgainEveryMs;
  });

  return {
    isUp: () => isUp,
    writeFailure: () => failure,
    stop() {
      reads.stop();
      writes.stop();
    },
  };
}
