import type { Database } from "../platform/database.ts";

export interface DatabaseMonitor {
  /** What the last look found. */
  isUp(): boolean;
  stop(): void;
}

const intervalMs = 1_000;

/** Looks at the database once a second, so that `/readyz` answers at once and never hangs with it. */
export function monitorDatabase(database: Pick<Database, "ping">): DatabaseMonitor {
  let isUp = false;
  let isChecking = false;
  const check = (): void => {
    if (isChecking) return;
    isChecking = true;
    database
      .ping()
      .then(
        () => (isUp = true),
        () => (isUp = false),
      )
      .finally(() => (isChecking = false));
  };
  check();
  const timer = setInterval(check, intervalMs);
  return { isUp: () => isUp, stop: () => clearInterval(timer) };
}
