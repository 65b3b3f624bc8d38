import type { Logger } from "../platform/logger.ts";

export interface OutageLog {
  /** It is there, and this is what was thrown. */
  report(error: unknown): void;
  /** It is not, or not any more. */
  end(): void;
}

const repeatEveryMs = 60_000;

/**
 * Logs something that lasts and is looked at every moment: as an error when it begins and once a minute, and when it is over.
 * @param begins @param ends names of the two events, in kebab case
 */
export function createOutageLog({
  logger,
  nowMs,
  begins,
  ends,
}: {
  logger: Pick<Logger, "info" | "error">;
  nowMs(): number;
  begins: string;
  ends: string;
}): OutageLog {
  let beganMs: number | null = null;
  let loggedMs = 0;
  return {
    report(error) {
      const now = nowMs();
      if (beganMs !== null && now - loggedMs < repeatEveryMs) return;
      beganMs ??= now;
      loggedMs = now;
      logger.error(begins, error, { sinceMs: now - beganMs });
    },
    end() {
      if (beganMs === null) return;
      logger.info(ends, { afterMs: nowMs() - beganMs });
      beganMs = null;
    },
  };
}
